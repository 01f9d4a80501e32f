import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { shopperAt } from './support/shopper.ts';

for (const [brand, locale] of [
  ['okulino', 'de'],
  ['linsenwerk', 'en'],
  ['viszola', 'it'],
  ['opalys', 'fr'],
  ['augental', 'de'],
] as const)
  test(`the menu panel of ${brand} opens for a resting pointer, shifts nothing, and its links work · MENU-1`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const shopper = shopperAt(page, brand, locale);
    await shopper.open(pathTo.home(locale));
    const menu = page.getByRole('navigation', { name: shopper.say('header.menu'), exact: true });
    const entry = menu.getByRole('link', { name: shopper.say('navigation.lenses'), exact: true });
    const before = await entry.boundingBox();
    await entry.hover();
    const panel = page.getByRole('group', { name: shopper.say('navigation.lenses') });
    await expect(panel).toBeVisible();
    expect(await entry.boundingBox()).toEqual(before);
    expect(await barriers(page)).toEqual([]);
    expect(await panel.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
    await expect(panel.getByRole('link', { name: shopper.say('panel:find') })).toHaveAttribute(
      'href',
      pathTo.find(locale),
    );
    await panel.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/c\/[^/]+\/[^/]+$/);
  });

test('a menu panel opens, leads back and closes by keyboard alone, from the cart too · MENU-1', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const shopper = shopperAt(page);
  for (const path of [pathTo.home('de'), pathTo.cart('de')]) {
    await shopper.open(path);
    const menu = page.getByRole('navigation', { name: shopper.say('header.menu'), exact: true });
    const entry = menu.getByRole('link', { name: shopper.say('navigation.care'), exact: true });
    const panel = page.getByRole('group', { name: shopper.say('navigation.care') });
    await entry.focus();
    await expect(menu.getByRole('button').first()).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menu.getByRole('button', { expanded: false }).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a menu entry links to its department · MENU-1', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const shopper = shopperAt(page, 'viszola', 'en');
    await page.goto(shopper.origin + pathTo.home('en'));
    const menu = page.getByRole('navigation', { name: shopper.say('header.menu'), exact: true });
    await menu.getByRole('link', { name: shopper.say('navigation.sunglasses'), exact: true }).click();
    await expect(page).toHaveURL(/\/en\/c\/sunglasses$/);
  });
});
