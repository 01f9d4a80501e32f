import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import { priceLists } from '../../../../src/adapters/sandbox/seed/products/price-channels.ts';
import type { ShopCurrency } from '../../../../src/domain/shared/amounts.ts';
import { signedIn } from '../fixtures/customers.ts';
import { care, cartWith, checkedOut, done, item, ordered, refused, tenCare } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const today = { ...shops };
let shop: TestSandbox;
const sellIn = (currency: ShopCurrency, cashRounding = false): void => {
  today.okulino = { ...shops.okulino, currency, cashRounding };
};
beforeAll(async () => {
  shop = await startSandbox(undefined, { shops: today });
});
beforeEach(() => sellIn('EUR'));
afterAll(() => shop.close());

const client = () => shop.client();
const again = ({ token_value: token }: CartWire) => done(client().getCart({ params: { token } }));
const apply = ({ token_value: token }: CartWire, couponCode: string) =>
  client().applyCoupon({ params: { token }, body: { couponCode } });

describe('a cart begun while its shop sold in another currency', () => {
  it('keeps its lines, and has the current prices of the shop · PRICE-9 · CART-1', async () => {
    const begun = await cartWith(client(), item(care, 2), item(tenCare));
    sellIn('CHF');
    const now = await again(begun);
    const fresh = await cartWith(client(), item(care, 2), item(tenCare));
    expect([begun.currency_code, now.currency_code]).toEqual(['EUR', 'CHF']);
    expect(now.items.map(({ id, quantity }) => [id, quantity])).toEqual(
      begun.items.map(({ id, quantity }) => [id, quantity]),
    );
    expect([now.total, now.items.map(({ total }) => total)]).toEqual([
      fresh.total,
      fresh.items.map(({ total }) => total),
    ]);
    expect(now.total).not.toBe(begun.total);
  });

  it('is not ordered at the total or currency seen before · CHK-20 · PRICE-9', async () => {
    const seen = await checkedOut(client(), await cartWith(client(), item(care)));
    sellIn('CHF');
    const { total, currency_code, token_value } = seen;
    expect(
      (await refused(client().createMyOrderFromCart({ body: { token_value, currency_code } }))).code,
    ).toBe('cart.changed');
    expect((await refused(client().createMyOrderFromCart({ body: { token_value, total } }))).code).toBe(
      'cart.changed',
    );
    const now = await again(seen);
    const order = await done(
      client().createMyOrderFromCart({
        body: { token_value, total: now.total, currency_code: now.currency_code },
      }),
    );
    expect([order.currency_code, order.total]).toEqual(['CHF', now.total]);
  });

  it('has its coupon in the new currency, and says why one without such an amount does not count · COUP-5 · PRICE-9', async () => {
    const begun = await cartWith(client(), item(care, 3));
    expect((await done(apply(begun, 'FUENF'))).order_promotion_total).toBe(-500);
    await shop.sandbox.db
      .insertInto('coupon')
      .values({
        code: 'EUROPA',
        rule: JSON.stringify({ gift: { _tag: 'Amount', amount: { EUR: 700 } } }),
        used_before: 0,
      })
      .execute();
    const other = await cartWith(client(), item(care, 3));
    expect((await done(apply(other, 'EUROPA'))).order_promotion_total).toBe(-700);
    sellIn('CHF');
    expect((await again(begun)).order_promotion_total).toBe(-500);
    const without = await again(other);
    expect([without.promotion_coupon, without.order_promotion_total]).toEqual([undefined, 0]);
    expect(without.discount_note).toContain('EUROPA');
    expect((await refused(apply(begun, 'EUROPA'))).code).toBe('coupon.not_found');
    sellIn('EUR');
    expect((await again(other)).promotion_coupon).toEqual({ code: 'EUROPA' });
  });

  it('shows a product without a price in the new currency as inactive, and cannot be ordered with it · PRICE-9', async () => {
    const begun = await checkedOut(client(), await cartWith(client(), item(care), item(tenCare)));
    const inFrancs = priceLists.filter((list) => list.currency === 'CHF').map(({ num }) => num);
    const lost = await shop.sandbox.db
      .deleteFrom('product_price')
      .where('product_id', '=', Number(tenCare))
      .where('channel', 'in', inFrancs)
      .returningAll()
      .execute();
    sellIn('CHF');
    const now = await again(begun);
    expect(now.items.map(({ title, detail, total }) => [title, detail.product_status, total > 0])).toEqual([
      [begun.items[0]?.title, 'active', true],
      [begun.items[1]?.title, 'inactive', false],
    ]);
    expect(now.items_total).toBe(now.items[0]?.total);
    const { token_value } = now;
    expect((await refused(client().createMyOrderFromCart({ body: { token_value } }))).code).toBe(
      'product.not_orderable',
    );
    await shop.sandbox.db
      .insertInto('product_price')
      .values(lost.map((row) => ({ ...row, bulk: JSON.stringify(row.bulk) })))
      .execute();
  });
});

describe('an order made in another currency', () => {
  it('is ordered again at the current prices, in the current currency · REO-1 · I18N-7', async () => {
    const who = await signedIn(shop);
    const order = await ordered(who.client, await cartWith(who.client, item(care, 2)), { email: who.email });
    await shop.sandbox.db
      .updateTable('shop_order')
      .set({ state: 'shipped', expires_at: null })
      .where('token', '=', order.token_value)
      .execute();
    sellIn('CHF');
    const { token_value: cart_token } = await done(who.client.createCart({}));
    const repeated = await done(
      who.client.reorder({ body: { cart_token, last_order_token: order.token_value, source: 'history' } }),
    );
    const fresh = await cartWith(who.client, item(care, 2));
    expect(order.currency_code).toBe('EUR');
    expect([repeated.currency_code, repeated.items[0]?.unit_price]).toEqual([
      'CHF',
      fresh.items[0]?.unit_price,
    ]);
  });
});

describe('the cash rounding of a total', () => {
  it.each([
    ['CHF', true],
    ['CHF', false],
    ['EUR', true],
  ] as const)('in %s, switched on in the shop: %s · PRICE-8', async (currency, cashRounding) => {
    sellIn(currency, cashRounding);
    const cart = await cartWith(client(), item(care, 3));
    const percent = await done(apply(cart, 'SEHEN10'));
    const { items_total, shipping_total, total, rounding_total = 0 } = percent;
    expect(items_total + shipping_total + rounding_total).toBe(total);
    if (currency === 'CHF' && cashRounding) expect(total % 5).toBe(0);
    else expect(rounding_total).toBe(0);
  });
});
