import { expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import { billsOf } from '../../../../src/adapters/sandbox/invoices/bill-store.ts';
import { cancelOrder } from '../../../../src/adapters/sandbox/orders/cancel-order.ts';
import { demoCoupons, knownCustomer } from '../../../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { takeReturn } from '../../../../src/adapters/sandbox/warehouse/take-return.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  germanAddress,
  item,
  ordered,
  reduced,
  refused,
  swissAddress,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { regular } from '../fixtures/subscribed.ts';

const codeFor = (shows: string): string =>
  demoCoupons.find((coupon) => coupon.shows === shows)?.code ?? 'XYZ';

const apply = (client: ShopClient, token: string, couponCode: string) =>
  client.applyCoupon({ params: { token }, body: { couponCode } });

export const couponSuite = (started: () => TestSandbox): void => {
  it.each([['usage_limit'], ['not_found'], ['minimum_not_reached'], ['expired'], ['does_not_exist']])(
    'refuses a coupon: %s, with a violation and a message · COUP-4',
    async (error) => {
      const client = started().client('linsenwerk', 'en');
      const { token_value } = await cartWith(client, item(care));
      const refusal = await refused(apply(client, token_value, codeFor(error)));
      expect(refusal.code).toBe(`coupon.${error}`);
      expect(refusal.message).toMatch(/coupon/i);
      expect(refusal.violations).toEqual([
        { field: 'couponCode', code: `coupon.${error}`, message: refusal.message },
      ]);
    },
  );

  it.each([
    ['okulino', 'de', /ab einem Warenwert von CHF 100\.00\. Es fehlen noch CHF (\d+\.\d\d)\.$/],
    ['linsenwerk', 'en', /on orders of 100,00 € or more\. (\d+,\d\d) € more is needed\.$/],
  ] as const)(
    'names the minimum of a coupon and what is missing, as the cart does once it holds less: %s, %s · COUP-4 · COUP-5',
    async (brand, locale, sentence) => {
      const client = started().client(brand, locale);
      const { token_value: token, items_total } = await cartWith(client, item(care));
      const { message = '' } = await refused(apply(client, token, 'AB100'));
      const missing = ((10_000 - items_total) / 100).toFixed(2).replace('.', brand === 'okulino' ? '.' : ',');
      expect(sentence.exec(message.replaceAll('\u00a0', ' '))?.[1]).toBe(missing);
      const full = await cartWith(client, item(care, 10));
      await done(apply(client, full.token_value, 'AB100'));
      const line = { token: full.token_value, item: full.items[0]?.id ?? '' };
      const less = await done(client.updateCartQuantity({ params: line, body: { quantity: 1 } }));
      expect(sentence.exec((less.discount_note ?? '').replaceAll('\u00a0', ' '))?.[1]).toBe(missing);
    },
  );

  it.each([['customer_limit'], ['new_customers_only']])(
    'refuses a coupon to a returning buyer: %s · COUP-4',
    async (error) => {
      const client = started().client();
      const { token_value: token } = await cartWith(client, item(care));
      await done(apply(client, token, codeFor(error)));
      const known = await done(client.updateOrder({ params: { token }, body: { email: knownCustomer } }));
      expect(known.promotion_coupon).toBeUndefined();
      expect(known.discount_note).toContain(codeFor(error));
      expect((await refused(apply(client, token, codeFor(error)))).code).toBe(`coupon.${error}`);
    },
  );

  it('gives a welcome to one unpaid order at a time, and again once that is cancelled · COUP-6', async () => {
    const client = started().client();
    const { db } = started().sandbox;
    const email = `welcomed-${Date.parse('2026-11-19')}@example.org`;
    const code = codeFor('new_customers_only');
    const cart = await cartWith(client, item(care));
    await done(apply(client, cart.token_value, code));
    const first = await ordered(client, cart, { email });
    expect(first).toMatchObject({ state: 'payment_pending', promotion_coupon: { code } });
    const other = await cartWith(client, item(care));
    await done(apply(client, other.token_value, code));
    const known = await checkedOut(client, other, { email });
    expect(known.promotion_coupon).toBeUndefined();
    expect(known.discount_note).toContain(code);
    expect((await refused(apply(client, other.token_value, code))).code).toBe('coupon.customer_limit');
    await db.transaction().execute((trx) => cancelOrder(trx, started().sandbox, first.token_value));
    expect((await done(apply(client, other.token_value, code))).promotion_coupon).toEqual({ code });
  });

  it('refuses a coupon for other products, and one that excludes reduced prices · COUP-4', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, await anyItem(client, reduced));
    expect((await refused(apply(client, token, codeFor('not_for_products')))).code).toBe(
      'coupon.not_for_products',
    );
    expect((await refused(apply(client, token, codeFor('not_with_promotions')))).code).toBe(
      'coupon.not_with_promotions',
    );
  });

  it('refuses a code with spaces within, and trims spaces around it · COUP-2', async () => {
    const client = started().client();
    const { token_value } = await cartWith(client, item(care));
    expect((await refused(apply(client, token_value, 'SEHEN 10'))).code).toBe(
      'validation.no_spaces_in_coupon',
    );
    expect((await done(apply(client, token_value, ' sehen10 '))).promotion_coupon).toEqual({
      code: 'SEHEN10',
    });
  });

  it('makes every shipping method free with a coupon for free shipping, also before one is chosen · CART-21 · CHK-9', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    await done(apply(client, token, codeFor('free_shipping')));
    const body = { email: 'mara@example.org', billing_address: swissAddress };
    const cart = await done(client.updateOrder({ params: { token }, body }));
    expect(cart.promotion_coupon).toEqual({ code: codeFor('free_shipping'), free_shipping: true });
    const shipment = cart.shipments[0]?.id ?? '';
    const methods = await done(client.getSelectedShippingMethods({ params: { token, shipment } }));
    expect(methods.length).toBeGreaterThan(1);
    expect(methods.map(({ price }) => price)).toEqual(methods.map(() => 0));
    const { promotion_coupon } = await done(apply(client, token, codeFor('percentage')));
    expect(promotion_coupon).toEqual({ code: codeFor('percentage') });
  });

  it('accepts a coupon code with other data of the cart, and names its field if it is refused · COUP-3 · CHK-18', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const change = (coupon_code: string) => client.updateOrder({ params: { token }, body: { coupon_code } });
    expect((await done(change('SEHEN10'))).promotion_coupon).toEqual({ code: 'SEHEN10' });
    expect((await refused(change(codeFor('expired')))).violations).toEqual([
      expect.objectContaining({ field: 'coupon_code', code: 'coupon.expired' }),
    ]);
    const kept = await done(client.getCart({ params: { token } }));
    expect(kept.promotion_coupon).toEqual({ code: 'SEHEN10' });
  });

  it('discounts by a percentage and by an amount, in whole minor units · PRICE-1', async () => {
    const client = started().client();
    const { token_value: token, items_total } = await cartWith(client, item(care, 3));
    const percent = await done(apply(client, token, 'SEHEN10'));
    expect(percent.order_promotion_total).toBe(-Math.floor(items_total / 10));
    expect(percent.items_total).toBe(items_total + percent.order_promotion_total);
    const amount = await done(apply(client, token, 'FUENF'));
    expect(amount.order_promotion_total).toBe(-500);
    const none = await done(client.deleteCouponCode({ params: { token } }));
    expect([none.total, none.promotion_coupon]).toEqual([items_total, undefined]);
  });

  it('discounts only the goods that a coupon applies to, also in their tax and their refund · COUP-7 · DOC-5', async () => {
    const { client, email } = await regular(started());
    const cart = await cartWith(client, await anyItem(client, daily), item(care));
    const limited = await done(apply(client, cart.token_value, codeFor('not_for_products')));
    const [lens, solution] = limited.items;
    expect([lens?.discount, solution?.discount]).toEqual([0, -limited.order_promotion_total]);
    const billing = {
      ...germanAddress,
      country_code: 'IT',
      province_code: 'MI',
      postcode: '20121',
      city: 'Milano',
    } as const;
    const order = await ordered(client, limited, { email, billing, method: 'dhl', payment: 'invoice' });
    const goods = [lens?.total ?? 0, (solution?.total ?? 0) + limited.order_promotion_total] as const;
    const tax = order.vat_lines?.map(({ rate, gross }) => [rate, gross]);
    const shipping = order.total - goods[0] - goods[1];
    const ofCare = Math.round(goods[1] + (shipping * goods[1]) / (goods[0] + goods[1]));
    expect(tax).toEqual([
      [220, ofCare],
      [40, order.total - ofCare],
    ]);

    const { sandbox } = started();
    const declared = { name: 'Mara', number: order.number, email, goods: [lens?.title ?? ''] };
    const { receipt } = await done(client.withdrawFromContract({ body: declared }));
    await sandbox.db.transaction().execute((trx) => takeReturn(trx, sandbox, receipt));
    const bills = await billsOf(sandbox.db, order.token_value);
    expect(bills.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', order.total],
      ['credit', lens?.total],
    ]);
  });

  it('checks the coupon again when the cart changes, and lets it count again', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care, 10));
    const params = { token: cart.token_value, item: cart.items[0]?.id ?? '' };
    expect((await done(apply(client, params.token, 'AB100'))).order_promotion_total).toBe(-1500);
    const fewer = await done(client.updateCartQuantity({ params, body: { quantity: 1 } }));
    expect([fewer.promotion_coupon, fewer.order_promotion_total]).toEqual([undefined, 0]);
    expect(fewer.discount_note).toMatch(/AB100 .* Warenwert von .*100/);
    const more = await done(client.updateCartQuantity({ params, body: { quantity: 10 } }));
    expect([more.promotion_coupon?.code, more.discount_note]).toEqual(['AB100', undefined]);
  });
};
