import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { keptThings } from '../src/domain/tracking/kept-things.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addToCart, chooseEye, sidebar } from './support/cart.ts';
import { fillAddress, giveEmail, goToPayment, goToShipping, zurich } from './support/checkout.ts';
import { endPayment, orderAndLeave, payWith } from './support/payment.ts';
import { commerceOn, keepPushed, type Pushed, pushedOn } from './support/pushed.ts';
import { demo, shopperAt, titleOf } from './support/shopper.ts';

test.use({ consent: ['preferences', 'statistics', 'marketing'] });

const arrives = (page: Page, name: string) =>
  expect.poll(async () => (await commerceOn(page)).map(({ event }) => event)).toContain(name);
const viewsIn = (pushed: readonly Pushed[], path: RegExp): number =>
  pushed.filter(({ event, page_path }) => event === 'page_view' && path.test(page_path ?? '')).length;
const tokenOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('a guest’s purchase is tracked step by step, each step once, without personal data · TRK-1 · TRK-7 · CHK-5', async ({
  page,
}) => {
  await keepPushed(page);
  const shopper = shopperAt(page);
  const { say, locale } = shopper;
  const main = page.getByRole('main');
  const title = await titleOf(shopper, demo.daily);
  await shopper.open(pathTo.category(locale, 'kontaktlinsen/tageslinsen'));
  await arrives(page, 'view_item_list');
  await main.getByRole('link', { name: title, exact: true }).click();
  await arrives(page, 'view_item');
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await addToCart(shopper);
  await arrives(page, 'view_cart');
  await sidebar(shopper)
    .getByRole('link', { name: say('cart:goToCheckout') })
    .click();
  await arrives(page, 'begin_checkout');
  // Opening the step again is no new begin event.
  await page.reload();
  await hydrated(page);
  await giveEmail(shopper, 'mara.counted@example.org');
  await fillAddress(shopper, zurich, 'Keller-Graf');
  await goToShipping(shopper);
  await goToPayment(shopper);
  await payWith(shopper, 'visa');
  const cart = (await page.context().cookies(shopper.origin)).find(({ name }) => name === 'cart_id')?.value;
  await orderAndLeave(shopper);
  const payment = tokenOf(page);
  await endPayment(shopper, 'succeed');
  await arrives(page, 'purchase');
  const order = tokenOf(page);
  const thanked = async () => viewsIn(await pushedOn(page), /thank-you/);
  await expect.poll(thanked).toBe(1);
  await page.reload();
  await hydrated(page);
  await expect(main.getByText(title).first()).toBeVisible();
  await expect.poll(thanked).toBe(2);
  await page.waitForTimeout(patience(500));

  const counted = await commerceOn(page);
  expect(counted[0]).toMatchObject({ event: 'view_item_list', item_list_name: expect.any(String) });
  const list = counted[0]?.item_list_id;
  const isOther = ({ event, item_list_id }: (typeof counted)[number]) =>
    event === 'view_promotion' || (event === 'view_item_list' && item_list_id !== list);
  expect(counted.filter((one) => !isOther(one)).map(({ event }) => event)).toEqual([
    'view_item_list',
    'select_item',
    'view_item',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ]);
  expect(counted.find(({ event }) => event === 'select_item')).toMatchObject({
    item_list_id: list,
    items: [{ item_id: demo.daily }],
  });
  const lens = counted.flatMap(({ items }) => items).filter(({ item_id }) => item_id === demo.daily);
  expect(new Set(lens.map(({ item_brand }) => item_brand)).size).toBe(1);
  expect(counted.find(({ event }) => event === 'add_payment_info')).toMatchObject({ payment_type: 'visa' });

  const purchase = counted.find(({ event }) => event === 'purchase');
  if (!purchase) throw new Error('No purchase');
  const { items, value = 0, tax, shipping, transaction_id } = purchase;
  expect(items).toHaveLength(2);
  expect(value).toBeCloseTo(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const shown = ((await main.textContent()) ?? '').replaceAll(',', '.');
  // Number, tax, shipping and the total of goods and shipping, as shown on the order's page.
  const total = value + Number(shipping);
  for (const text of [
    String(transaction_id),
    ...[Number(tax), Number(shipping), total].map((one) => one.toFixed(2)),
  ])
    expect(shown).toContain(text);

  // Everything in the browser's storage by now is in the list shown to visitors.
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies(shopper.origin)).map(({ name }) => name);
  const isNamed = (name: string) =>
    keptThings.some((thing) => new RegExp(`^${thing.name.replaceAll('*', '.+')}$`).test(name));
  expect([...kept, ...cookies].filter((name) => name !== 'pushed' && !isNamed(name))).toEqual([]);

  const all = JSON.stringify(await pushedOn(page)).toLowerCase();
  for (const secret of ['mara', 'keller', 'lindenweg', '@example', '-2.5', '-3.25', cart, payment, order]) {
    expect(secret).toBeTruthy();
    expect(all).not.toContain(secret?.toLowerCase());
  }
});
