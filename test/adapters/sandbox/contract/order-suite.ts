import { afterEach, expect, it } from 'vitest';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { paymentWindowMs } from '../../../../src/adapters/sandbox/orders/insert-order.ts';
import type { CouponRule } from '../../../../src/adapters/sandbox/seed/coupon-rule.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import {
  care,
  cartWith,
  checkedOut,
  done,
  failed,
  fewCare,
  item,
  ordered,
  oversoldCare,
  partnerAddress,
  refused,
  stoppedCare,
  tenCare,
} from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

export const orderSuite = (started: () => TestSandbox): void => {
  const stockOf = async (product_id: typeof care): Promise<number> => {
    const items = [{ catalog: 'okulino', variant_representation: { product_id, option: {} }, quantity: 1 }];
    const { items: found } = await done(started().client().getDeliveryDates({ body: { items } }));
    return found[0]?.stock.available ?? Number.NaN;
  };

  afterEach(() => started().controls.setClock(testNow));

  it('are created once per cart, however often requested, and the cart is gone · CHK-12', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care, 2));
    const order = await ordered(client, cart);
    expect(order).toMatchObject({
      state: 'payment_pending',
      checkout_state: 'completed',
      reorderable: false,
    });
    expect(order.number).toMatch(/^OKU-\d{4}-\d{4}$/);
    const body = { token_value: cart.token_value };
    expect(await done(client.createMyOrderFromCart({ body }))).toEqual(order);
    expect(await failed(client.getCart({ params: { token: cart.token_value } }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
    expect(await done(client.getOrder({ params: { token: order.token_value } }))).toEqual(order);
    expect(
      await failed(
        started()
          .client('opalys')
          .getOrder({ params: { token: order.token_value } }),
      ),
    ).toEqual({ _tag: 'NotFound', code: 'order.not_found' });
  });

  it('of a customer are not returned again to others who know the cart · ORD-3 · CHK-12', async () => {
    const buyer = await signedIn(started());
    const cart = await cartWith(buyer.client, item(care));
    const order = await ordered(buyer.client, cart, { email: buyer.email });
    const body = { token_value: cart.token_value };
    expect(await done(buyer.client.createMyOrderFromCart({ body }))).toEqual(order);
    for (const client of [started().client(), (await signedIn(started())).client])
      expect(await failed(client.createMyOrderFromCart({ body }))).toEqual({
        _tag: 'NotFound',
        code: 'cart.not_found',
      });
  });

  it('of a deleted account are not returned again to those who know the cart · ORD-3 · CHK-12', async () => {
    const buyer = await signedIn(started());
    const cart = await cartWith(buyer.client, item(care));
    await ordered(buyer.client, cart, { email: buyer.email });
    await done(buyer.client.deleteMe({ body: { password } }));
    for (const client of [started().client(), (await signedIn(started())).client])
      expect(await failed(client.createMyOrderFromCart({ body: { token_value: cart.token_value } }))).toEqual(
        { _tag: 'NotFound', code: 'cart.not_found' },
      );
  });

  it('keep where they come from, in known fields only · TRK-2', async () => {
    const client = started().client();
    const sourceOf = async (source?: object) => {
      const { token_value } = await checkedOut(client, await cartWith(client, item(care)));
      const order = await done(
        client.createMyOrderFromCart({ body: { token_value, ...(source && { source }) } }),
      );
      return started()
        .sandbox.db.selectFrom('shop_order')
        .select('source')
        .where('token', '=', order.token_value)
        .executeTakeFirstOrThrow();
    };
    const studio = { order_type: 'studio', studio_id: '7', order_source_code: 'till' };
    expect(await sourceOf({ ...studio, gclid: 'advertising' })).toEqual({ source: studio });
    expect(await sourceOf({ studio_id: 'x'.repeat(300) })).toEqual({
      source: { studio_id: 'x'.repeat(200) },
    });
    expect(await sourceOf({})).toEqual({ source: null });
    expect(await sourceOf()).toEqual({ source: null });
  });

  it('are refused for a cart that is not ready, naming what is missing · CHK-12', async () => {
    const client = started().client();
    const { token_value } = await cartWith(client, item(care));
    const refusal = await refused(client.createMyOrderFromCart({ body: { token_value } }));
    expect(refusal.code).toBe('checkout.not_ready');
    expect(refusal.violations.map(({ field }) => field)).toContain('billing_address');
    expect(await failed(client.createMyOrderFromCart({ body: { token_value: 'nobody' as never } }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
  });

  it('are refused for lines short of stock, naming each, and take nothing · CHK-12', async () => {
    const client = started().client();
    const early = await checkedOut(client, await cartWith(client, item(stoppedCare, 3)));
    const late = await checkedOut(client, await cartWith(client, item(care), item(stoppedCare, 4)));
    await done(client.createMyOrderFromCart({ body: { token_value: early.token_value } }));
    const before = await stockOf(care);
    const refusal = await refused(client.createMyOrderFromCart({ body: { token_value: late.token_value } }));
    expect(refusal.violations).toEqual([
      expect.objectContaining({ field: 'items[1].quantity', code: 'product.stock.reduce_stock' }),
    ]);
    expect(refusal.values).toEqual({ stock: 1 });
    expect(await stockOf(care)).toBe(before);
  });

  it('take goods from stock, and lower an oversold stock no further', async () => {
    const client = started().client();
    await ordered(client, await cartWith(client, item(tenCare, 12)));
    expect(await stockOf(tenCare)).toBe(0);
    const before = await stockOf(oversoldCare);
    await ordered(client, await cartWith(client, item(oversoldCare, 2)));
    expect([before, await stockOf(oversoldCare)]).toEqual([-3, -3]);
  });

  it('return their goods to stock once if they are not paid in time', async () => {
    const { client, controls } = started();
    const before = await stockOf(fewCare);
    const order = await ordered(client(), await cartWith(client(), item(fewCare, 2)));
    expect(await stockOf(fewCare)).toBe(before - 2);
    controls.setClock(testNow + paymentWindowMs + 1);
    const params = { token: order.token_value };
    const [one, two] = await Promise.all([
      done(client().getOrder({ params })),
      done(client().getOrder({ params })),
    ]);
    expect([one.state, two.state]).toEqual(['cancelled', 'cancelled']);
    expect(await stockOf(fewCare)).toBe(before);
    const again = client().startPayment({ params, body: { return_path: '/x' } });
    expect((await refused(again)).code).toBe('payment.order_closed');
  });

  it('with a total of zero need no payment, and are confirmed at once · CHK-12', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    await done(
      client.applyCoupon({ params: { token: cart.token_value }, body: { couponCode: 'GESCHENKT' } }),
    );
    const email = 'gift@example.org';
    const ready = await checkedOut(client, cart, { method: 'pickup', shipping: partnerAddress, email });
    expect([ready.checkout_state, ready.total]).toEqual(['payment_skipped', 0]);
    const order = await done(client.createMyOrderFromCart({ body: { token_value: ready.token_value } }));
    expect(order.state).toBe('new');
    expect(await mailsTo(started(), email)).toHaveLength(1);
  });

  it('are made without a coupon that no longer counts, at the total that the buyer saw · COUP-5 · CHK-12', async () => {
    const { client } = started();
    const cart = await cartWith(client(), item(care, 10));
    const params = { token: cart.token_value };
    const { total: before } = await done(client().applyCoupon({ params, body: { couponCode: 'AB100' } }));
    const line = { ...params, item: cart.items[0]?.id ?? '' };
    await done(client().updateCartQuantity({ params: line, body: { quantity: 1 } }));
    const ready = await checkedOut(client(), cart);
    expect(ready.discount_note).toContain('AB100');
    const refusal = await refused(
      client().createMyOrderFromCart({ body: { token_value: cart.token_value, total: before } }),
    );
    expect([refusal.code, refusal.message]).toEqual(['coupon.minimum_not_reached', ready.discount_note]);
    expect((await done(client().getCart({ params }))).discount_note).toBe(ready.discount_note);
    const body = { token_value: cart.token_value, total: ready.total };
    const order = await done(client().createMyOrderFromCart({ body }));
    expect([order.total, order.promotion_coupon, order.discount_note]).toEqual([
      ready.total,
      undefined,
      undefined,
    ]);
  });

  it('are refused if a coupon became void, which is then removed from the cart', async () => {
    const { client, sandbox } = started();
    const cart = await cartWith(client(), item(care));
    const params = { token: cart.token_value };
    await done(client().applyCoupon({ params, body: { couponCode: 'SEHEN10' } }));
    await checkedOut(client(), cart);
    const gift = { _tag: 'Percent', percent: 10 } as const;
    const change = (rule: CouponRule) =>
      sandbox.db
        .updateTable('coupon')
        .set({ rule: json(rule) })
        .where('code', '=', 'SEHEN10')
        .execute();
    await change({ gift, disabled: true });
    const body = { token_value: cart.token_value };
    expect((await refused(client().createMyOrderFromCart({ body }))).code).toBe('coupon.not_found');
    const order = await done(client().createMyOrderFromCart({ body }));
    expect(order.order_promotion_total).toBe(0);
    await change({ gift });
  });

  it('are refused at another total than the buyer saw, and the cart is kept · CHK-12', async () => {
    const client = started().client();
    const cart = await checkedOut(client, await cartWith(client, item(care)));
    const order = (total: number) =>
      client.createMyOrderFromCart({ body: { token_value: cart.token_value, total: total as never } });
    expect((await refused(order(cart.total - 1))).code).toBe('cart.changed');
    expect((await done(order(cart.total))).total).toBe(cart.total);
  });
};
