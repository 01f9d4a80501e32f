import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addButton } from './support/cart.ts';
import { shopperAt } from './support/shopper.ts';

/** An old engine: the newest feature that the app needs is removed before any script of the page runs. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Iterator'));
});

test('an old browser gets the page without scripts, up to the cart and the account · UI-20', async ({
  page,
  lens,
}) => {
  const shopper = shopperAt(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(shopper.origin + lens, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  for (const list of await page.locator('main form[action$="/cart"] select').all())
    if (await list.isVisible()) await list.selectOption({ index: 1 });
  await page.locator('select[name="left[sphere]"]').selectOption({ index: 2 });
  expect(scripts.filter((path) => !path.includes('/starter-'))).toEqual([]);
  await addButton(shopper).click();
  await expect(page).toHaveURL(/\/cart\/plain\?added=2$/);
  await expect(page.getByRole('status')).toHaveText(shopper.say('cart:added', { count: 2 }));
  await expect(page.locator('main li')).toContainText(/Rechtes Auge.*Linkes Auge.*Beide Augen/);
  await page.goto(shopper.origin + pathTo.cart('de'));
  await expect(page).toHaveURL(/\/cart\/plain$/);
  await page.goto(shopper.origin + pathTo.account('de', 'history'));
  await expect(page).toHaveURL(/\/my-account\/plain/);
  // Filters are applied with a button that is hidden with scripts.
  await page.goto(`${shopper.origin}/c/kontaktlinsen`);
  await expect(page.getByRole('button', { name: shopper.say('listing:apply') })).toBeVisible();
});
