import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addButton, addToCart, chooseEye, eye, keptCart, sidebar } from './support/cart.ts';
import { ask, demo, type Shopper, shopperAt } from './support/shopper.ts';

interface OfferedOption {
  readonly code: string;
  readonly values: readonly string[];
}

/** Chooses an offered value in every select of one eye that has values; the first one by default. */
const chooseSomething = async (
  shopper: Shopper,
  id: string,
  sides: readonly ('right' | 'left')[],
  nth = 0,
) => {
  const { options } = await ask<{ options: readonly OfferedOption[] }>(shopper, `/products/${id}`);
  const open = options.filter(({ values }) => values.length > 1);
  for (const side of sides)
    await chooseEye(
      shopper,
      side,
      Object.fromEntries(open.map(({ code, values }) => [code, values[nth] ?? values[0] ?? ''])),
    );
};

test('a product no longer made can be bought while stock lasts, and not beyond · STOCK-3 · CART-9', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  await shopper.open(pathTo.product('de', demo.stopped));
  await chooseSomething(shopper, demo.stopped, ['right', 'left']);
  const boxes = eye(shopper, 'right').getByRole('textbox', { name: /Packungen$/ });
  await boxes.fill('5');
  await boxes.blur();
  await expect(
    page.getByRole('alert').filter({ hasText: say('product.stock.reduce_stock', { stock: 4 }) }),
  ).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await addButton(shopper).click();
  await expect(sidebar(shopper)).toBeHidden();
  expect(await keptCart(shopper)).toBeUndefined();
});

test('a discontinued product cannot be added, and links to an alternative or its successor, or says that there is none · STOCK-3 · CAT-6 · CAT-16', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  await shopper.open(pathTo.product('de', demo.soldOut));
  await expect(page.getByText(say('catalogue:product.stopped'))).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="/p/10120"]').first()).toBeVisible();
  await expect(addButton(shopper)).toHaveCount(0);
  await shopper.open(pathTo.product('de', demo.succeeded));
  await expect(page.getByText(say('catalogue:product.discontinued'))).toBeVisible();
  await expect(addButton(shopper)).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('main').locator('a[href*="/p/10371"]').first().click();
  await expect(page).toHaveURL(/\/p\/10371\//);
  await shopper.open(pathTo.product('de', demo.gone));
  await expect(page.getByText(say('catalogue:product.discontinued'))).toBeVisible();
  await expect(addButton(shopper)).toHaveCount(0);
});

test('a trial pack has a fixed quantity, on its page and in the cart · CART-8', async ({ page }) => {
  const shopper = shopperAt(page);
  await shopper.open(pathTo.product('de', demo.trial));
  await chooseSomething(shopper, demo.trial, ['right', 'left']);
  const boxes = eye(shopper, 'right').getByRole('textbox', { name: /Packungen$/ });
  await expect(boxes).not.toBeEditable();
  await expect(boxes).toHaveValue('1');
  await addToCart(shopper);
  await expect(sidebar(shopper).getByText(shopper.say('cart:line.trial')).first()).toBeVisible();
  await expect(sidebar(shopper).getByRole('combobox')).toHaveCount(0);
});

test('a cart accepts only one piece of a product coded BTT · CART-8', async ({ page }) => {
  const shopper = shopperAt(page);
  const told = page.getByText(shopper.say('catalogue:product.error.OneOnly'));
  await shopper.open(pathTo.product('de', demo.onePerCart));
  await expect(told).toHaveCount(1);
  await chooseSomething(shopper, demo.onePerCart, ['right']);
  await chooseSomething(shopper, demo.onePerCart, ['left'], 1);
  await expect(page.getByRole('alert').filter({ has: told })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('radio', { name: shopper.say('catalogue:product.eyes.right') }).check();
  await chooseSomething(shopper, demo.onePerCart, ['right']);
  await addToCart(shopper);
  await expect(sidebar(shopper).getByRole('combobox').first().getByRole('option')).toHaveCount(1);
  expect((await keptCart(shopper))?.items.map(({ quantity }) => quantity)).toEqual([1]);
});

test('a partner link applies the partner prices, and its parameters are removed from the address · PRICE-6 · COUP-1', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'linsenwerk');
  const { say } = shopper;
  await shopper.open(`${pathTo.product('de', demo.care)}?sdp=linsenwerk_partner&fk=studio7`);
  expect(new URL(page.url()).search).toBe('');
  await addToCart(shopper);
  expect((await keptCart(shopper))?.items).toMatchObject([
    { price_channel: 'linsenwerk_partner', fk: 'studio7' },
  ]);
  await expect(page.getByText(/^einzeln im Shop/)).toBeAttached();
  await sidebar(shopper)
    .getByRole('link', { name: say('cart:viewCart') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: say('cart:title') })).toBeVisible();
  await expect(main.getByText(say('cart:coupon.open'))).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
});
