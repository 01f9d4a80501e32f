import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addToCart, chooseEye, closeSidebar, eye } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

for (const locale of ['de', 'fr'] as const)
  test(`a lens page in ${locale} informs about each eye, swaps the eyes, and remembers them on the next visit · CAT-6 · PRICE-5 · STOCK-5`, async ({
    page,
  }) => {
    // Two accessibility checks of the whole page take their time.
    test.slow();
    const shopper = shopperAt(page, 'okulino', locale);
    const { say } = shopper;
    const sphere = (side: 'right' | 'left') => eye(shopper, side).getByLabel(say('option.sphere'));

    await shopper.open(pathTo.product(locale, demo.daily));
    await chooseEye(shopper, 'right', { sphere: '-2.50' });
    await chooseEye(shopper, 'left', { sphere: '-3.25' });
    await eye(shopper, 'left')
      .getByRole('button', { name: say('quantity.more') })
      .click();
    const table = page.getByRole('table', { name: say('product:table.caption') });
    await expect(table.getByRole('row', { name: say('product:table.arrival') })).toContainText(/\d\d\.\d\d/);
    await expect(table).toContainText(say('product:supply', { count: 30 }));
    await expect(table).toContainText(say('product:supply', { count: 60 }));
    await expect(page.getByText(say('product:rightFirst'))).toBeVisible();

    await page.getByRole('button', { name: say('product:swap') }).click();
    await expect(sphere('right')).toHaveValue('-3.25');
    await expect(sphere('left')).toHaveValue('-2.50');
    await expect(page.getByText(say('product:leftFirst'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // Values are stored only if the visitor asks for it.
    await page.getByRole('checkbox', { name: say('product:keep') }).check();
    await addToCart(shopper);
    await closeSidebar(shopper);
    await shopper.open(pathTo.product(locale, demo.daily));
    await expect(sphere('right')).toHaveValue('-3.25');
    await expect(sphere('left')).toHaveValue('-2.50');
    expect(page.url()).not.toMatch(/3\.25|2\.50/);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: say('product:forget') }).click();
    await expect(sphere('right')).toHaveValue('');
    await page.reload();
    await expect(sphere('right')).toHaveValue('');
  });

test('reviews are loaded when they come near the viewport, and are accessible · CAT-17', async ({ page }) => {
  const shopper = shopperAt(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reviews')) asked.push(request.url());
  });
  await shopper.open(pathTo.product('de', demo.daily));
  expect(asked).toEqual([]);
  const reviews = page.getByRole('region', { name: shopper.say('product:reviews.title') });
  await page.keyboard.press('End');
  await expect(reviews.getByRole('heading', { level: 3 }).first()).toBeAttached();
  await reviews.scrollIntoViewIfNeeded();
  expect(await barriers(page)).toEqual([]);
});
