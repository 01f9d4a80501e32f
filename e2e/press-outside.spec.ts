import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { shopperAt } from './support/shopper.ts';

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap beside a dialog closes it and presses nothing behind it · UI-22', async ({ page }) => {
    const { open, say } = shopperAt(page);
    await open(pagePath('de', 'privacy'));
    // A bar at the lower edge of the screen, of which the highest dialog leaves a strip.
    const link = page
      .locator('a')
      .filter({ hasText: say('header.reorder') })
      .and(page.locator(':visible'));
    const place = await link.last().boundingBox();
    if (!place) throw new Error('no link to press by mistake');
    await link.last().tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const address = page.url();
    // A second tap within the time of a double press does nothing: the dialog closes with a later one.
    await expect(async () => {
      if (await dialog.isVisible())
        await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height - 4);
      await expect(dialog).toBeHidden({ timeout: 300 });
    }).toPass();
    await page.waitForTimeout(500);
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
  });
});

test('a checkout without a cart leads to the home page, which says why · CHK-23', async ({ page }) => {
  const { origin, say } = shopperAt(page, 'viszola', 'fr');
  await page.goto(origin + pathTo.checkout('fr', 'payment'));
  await expect(page.getByText(say('checkout:guard.noCart'))).toBeVisible();
  await expect(page).toHaveURL(origin + pathTo.home('fr'));
});
