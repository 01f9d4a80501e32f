import { expect } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { signedIn } from '../sandbox/fixtures/customers.ts';
import {
  anyItem,
  capped,
  care,
  cartWith,
  done,
  item,
  ordered,
  refused,
  supplierCare,
} from '../sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { subscribed } from '../sandbox/fixtures/subscribed.ts';
import { at, ordersOf } from '../sandbox/subscriptions/due-shop.ts';
import { scenarios } from './scenario.ts';

/** From now on a cart of the shop holds the given number of pieces per line, and only one of the named products. */
const allow = ({ sandbox }: TestSandbox, max: number, ...cappedCodes: readonly string[]): void => {
  const { okulino } = sandbox.shops;
  Object.assign(sandbox.shops, { okulino: { ...okulino, quantity: { max, cappedCodes } } });
};

scenarios('how much a shop on Vendure sells of a thing, by what the engine answered once', (scenario) => {
  scenario('a-line-holds-as-many-pieces-as-its-shop-says', async (shop) => {
    const client = shop.client();
    allow(shop, 120);
    const { token_value: token, items } = await cartWith(client, item(care, 119));
    const add = (quantity: number) =>
      client.addToCart({
        params: { token },
        body: { request_id: `${quantity} more`, items: [item(care, quantity)] },
      });
    expect(await refused(add(2))).toMatchObject({
      code: 'product.max_quantity_exceeded',
      violations: [{ field: 'items[0].quantity' }],
    });
    expect((await done(add(1))).items).toMatchObject([{ quantity: 120 }]);
    allow(shop, 5);
    const set = (quantity: number) =>
      client.updateCartQuantity({ params: { token, item: items[0]?.id ?? '' }, body: { quantity } });
    expect((await done(set(100))).items).toMatchObject([{ quantity: 100 }]);
    expect(await refused(set(101))).toMatchObject({ code: 'product.max_quantity_exceeded' });
  });

  scenario('one-is-enough-of-what-a-shop-names-whatever-its-lines', async (shop) => {
    const client = shop.client();
    const lens = await anyItem(client, capped);
    const [right, left] = (['right', 'left'] as const).map((eye) => ({ ...lens, meta: { eye } }));
    const cart = await cartWith(client, right ?? lens);
    const body = { request_id: 'the other eye', items: [left ?? lens] };
    const other = () => client.addToCart({ params: { token: cart.token_value }, body });
    expect(await refused(other())).toMatchObject({ code: 'product.max_quantity_exceeded' });
    allow(shop, 99);
    expect((await done(other())).items).toHaveLength(2);
  });

  scenario('two-carts-become-one-as-far-as-their-shop-allows', async (shop) => {
    const { client } = await signedIn(shop);
    await cartWith(client, item(care, 9), item(supplierCare));
    const guest = await cartWith(shop.client(), item(care, 2));
    allow(shop, 5);
    const { cart } = await done(client.customerClaimCart({ body: { cart_token: guest.token_value } }));
    expect(cart?.items.map(({ product_id, quantity }) => [product_id, quantity]).sort()).toEqual([
      [care, 5],
      [supplierCare, 1],
    ]);
    const behind = [{ title: guest.items[0]?.title, taken: 5, left: 4 }];
    expect(cart?.left_behind).toEqual(behind);
    const token = guest.token_value;
    expect((await done(client.getCart({ params: { token } }))).left_behind).toEqual(behind);
    const line = { token, item: cart?.items[0]?.id ?? '' };
    expect((await done(client.removeFromCart({ params: line }))).left_behind).toBeUndefined();
  });

  scenario('an-order-is-repeated-as-far-as-its-shop-allows-by-now', async (shop) => {
    const { client, email } = await signedIn(shop);
    const before = await ordered(client, await cartWith(client, item(care, 3), item(supplierCare)), {
      email,
    });
    await shop.sandbox.db
      .updateTable('shop_order')
      .set({ state: 'shipped', expires_at: null })
      .where('number', '=', before.number)
      .execute();
    allow(shop, 2);
    const { token_value: cart_token } = await done(client.createCart({}));
    const again = await done(
      client.reorder({ body: { cart_token, source: 'account', last_order_token: before.token_value } }),
    );
    expect(again.not_reorderable).toMatchObject([{ product_id: care }]);
    expect(again.items).toMatchObject([{ product_id: supplierCare, quantity: 1 }]);
  });

  scenario('a-subscription-comes-as-it-was-agreed', async (shop) => {
    const { email } = await subscribed(shop, item(care, 3));
    allow(shop, 2);
    await at(shop, '2026-12-19T06:00:00Z');
    await doDueWork(shop.sandbox);
    expect(await ordersOf(shop, email)).toMatchObject([{ basket: { items: [{ quantity: 3 }] } }]);
  });
});
