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
    for (const [side, count] of [
      ['right', 30],
      ['left', 60],
    ] as const) {
      const told = eye(shopper, side).getByText(say('product:table.arrival'));
      await expect(told).toContainText(/\d\d\.\d\d/);
      await expect(told).toBeVisible();
      await expect(eye(shopper, side)).toContainText(say('product:supply', { count }));
    }
    // A phone, where the fields are narrow, shows the same in a table.
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole('table', { name: say('product:table.caption') });
    await expect(table.getByRole('row', { name: say('product:table.arrival') })).toContainText(/\d\d\.\d\d/);
    await expect(table).toContainText(say('product:supply', { count: 30 }));
    await expect(table).toContainText(say('product:supply', { count: 60 }));
    await page.setViewportSize({ width: 1280, height: 720 });
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

test('the number of ratings of a lens is beside its stars at 320 px · CAT-15', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const brand of ['okulino', 'linsenwerk', 'viszola', 'augental'] as const) {
    const shopper = shopperAt(page, brand);
    await page.goto(shopper.origin + pathTo.product('de', demo.daily));
    const header = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
    const stars = await header.getByRole('img').boundingBox();
    const count = await header.getByText(/^\(\d+\)$/).boundingBox();
    expect(count?.y, brand).toBeLessThan((stars?.y ?? 0) + (stars?.height ?? 0));
    expect(count?.x, brand).toBeGreaterThan(stars?.x ?? 0);
  }
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
