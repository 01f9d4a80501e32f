import { pathTo } from '../src/domain/shared/paths.ts';
import { departments } from '../src/ui/shared/departments.ts';
import { barriers, expect, test } from './fixtures.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

const lenses = (locale: 'de' | 'fr') => pathTo.category(locale, departments[0]?.path[locale] ?? '');
const partsOf = ({ page, say }: Shopper) => {
  const panel = page.getByRole('dialog', { name: say('frame:categories') });
  const menu = page.getByRole('dialog', { name: say('header.menu'), exact: true });
  return {
    panel,
    menu,
    back: panel.getByRole('button', { name: say('action.back') }),
    inHead: page.getByRole('main').getByRole('button', { name: say('frame:categories') }),
    inMenu: menu.getByRole('button', { name: say('frame:categories') }),
  };
};

test('the categories open from the menu and from the head of a category, and lead back there, on phones of 320 and 390 px · UI-6', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'opalys', 'fr');
  const { panel, menu, back, inHead, inMenu } = partsOf(shopper);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await shopper.open(lenses('fr'));

    await inHead.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await panel.evaluate((open) => open.scrollWidth > open.clientWidth)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(inHead).toBeFocused();

    await page.getByRole('button', { name: shopper.say('header.openMenu') }).click();
    await inMenu.click();
    await expect(panel).toBeVisible();
    await back.click();
    await expect(panel).toBeHidden();
    await expect(menu).toBeVisible();
    await expect(inMenu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menu).toBeVisible();
    await expect(inMenu).toBeFocused();
  }
});

test('the head of a category shows the category button on small screens only, and nothing overflows · UI-6', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { inHead } = partsOf(shopper);
  await shopper.open(lenses('de'));
  await page.setViewportSize({ width: 1023, height: 844 });
  await expect(inHead).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(inHead).toBeHidden();
  expect(await widthsThatOverflow(page)).toEqual([]);
});

test('a category is two presses away from the menu of the cart, which is an app page · UI-6', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page);
  const { panel, inMenu, back } = partsOf(shopper);
  await shopper.open(pathTo.cart('de'));
  await page.getByRole('button', { name: shopper.say('header.openMenu') }).click();
  await inMenu.click();
  await back.click();
  await expect(inMenu).toBeFocused();
  await inMenu.click();
  await panel.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/c\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the categories open and their links work · UI-6', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = shopperAt(page);
    const { panel, inHead, back } = partsOf(shopper);
    await page.goto(shopper.origin + lenses('de'));
    await inHead.click();
    await expect(panel).toBeVisible();
    await back.click();
    await expect(panel).toBeHidden();
    await inHead.click();
    const link = panel.getByRole('link').nth(1);
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(shopper.origin + address);
  });
});
