import { pathTo } from '../src/domain/shared/paths.ts';
import { lenses } from '../src/ui/shared/departments.ts';
import { barriers, expect, test } from './fixtures.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';

const ticksOf = ({ page, say }: Shopper) =>
  page.getByRole('checkbox', { name: new RegExp(say('listing:compare.tickOf', { title: '.+' })) });
const listOf = ({ locale }: Shopper) => pathTo.category(locale, lenses.path[locale]);

test('lenses are ticked in a list and compared side by side, and another is added, on a phone and in a wide window · CAT-21', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page, 'augental', 'fr');
  const { say } = shopper;
  await shopper.open(listOf(shopper));
  await page.getByRole('link', { name: say('listing:compare.open') }).click();
  const ticks = ticksOf(shopper);
  await ticks.first().focus();
  await page.keyboard.press('Space');
  await expect(ticks.first()).toBeChecked();
  await ticks.nth(2).check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: say('listing:compare.show') }).click();
  await expect(page).toHaveURL(/\/compare\?products=/);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('link', { name: say('compare:add') }).click();
  await expect(ticks.first()).toBeChecked();
  await expect(ticks.nth(1)).not.toBeChecked();
  await ticks.nth(1).check();
  await page.getByRole('button', { name: say('listing:compare.show') }).click();
  await expect(heads).toHaveCount(3);
  // The URL alone contains all that is needed.
  await page.reload();
  await expect(heads).toHaveCount(3);
});

test('lines of figures have their ticks at once, none too small to be pressed beside a heart · CAT-21', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const shopper = shopperAt(page, 'linsenwerk', 'en');
  await shopper.open(listOf(shopper));
  await expect(ticksOf(shopper).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lenses can be compared, and a list can be filtered by water content · CAT-20 · CAT-21', async ({
    page,
  }) => {
    const shopper = shopperAt(page, 'viszola', 'it');
    const { say, origin } = shopper;
    await page.goto(origin + listOf(shopper));
    await page.getByRole('link', { name: say('listing:compare.open') }).click();
    const ticks = ticksOf(shopper);
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await page.getByRole('button', { name: say('listing:compare.show') }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);

    await page.goto(`${origin}${listOf(shopper)}?filters=all`);
    const facet = page.locator('details', { has: page.locator('input[name="water"]') }).last();
    await facet.locator('summary').click();
    // A form without scripts repeats the parameter for each value: all of them count.
    await facet.locator('input').nth(0).check();
    await facet.locator('input').nth(1).check();
    await page
      .getByRole('button', { name: say('listing:apply') })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]water=/);
    for (const value of [0, 1]) await expect(facet.locator('input').nth(value)).toBeChecked();
  });
});
