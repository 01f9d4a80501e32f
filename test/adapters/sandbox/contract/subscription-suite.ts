import { expect, it } from 'vitest';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { OrderState } from '../../../../src/domain/orders/order-state.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { eyes } from '../fixtures/regular-goods.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  failed,
  item,
  refused,
  swissAddress,
  tenCare,
  trial,
} from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { regular, subscribed } from '../fixtures/subscribed.ts';

/** Worn for years, not used up. */
const sunglasses = '30010' as ProductId;

export const subscriptionSuite = (started: () => TestSandbox): void => {
  it('are for customers only, and closed to other customers · ACC-5', async () => {
    const { client: guest } = openBrowser(started());
    const { subscription } = await subscribed(started());
    const { client: stranger } = await signedIn(started());
    const params = { id: subscription.id };
    const addresses = {
      subscriptions: [{ id: subscription.id, version: 1 }],
      shipping_address: swissAddress,
    };
    const calls = (client: typeof guest) => [
      client.getSubscription({ params }),
      client.updateSubscription({ params, body: { version: 1, state: 'cancelled' } }),
      client.updateSubscriptionsAddresses({ body: addresses }),
      client.createSubscription({
        body: { order_number: subscription.source_order ?? '', subscription_frequency: 30 },
      }),
    ];
    for (const call of [...calls(guest), guest.getSubscriptions({}), guest.getSubscriptionPaymentMethods({})])
      expect(await refused(call)).toMatchObject({ code: 'customer.not_signed_in' });
    const asked = await Promise.all(calls(stranger).map(failed));
    expect(asked.map((failure) => failure._tag === 'NotFound' && failure.code)).toEqual([
      'subscription.not_found',
      'subscription.not_found',
      'subscription.not_found',
      'order.not_found',
    ]);
    expect(await done(stranger.getSubscriptions({}))).toEqual([]);
  });

  it('repeat an order one interval later, are created once however often requested, and confirmed by e-mail · ACC-5', async () => {
    const who = await regular(started(), ...eyes, await anyItem(started().client(), trial));
    const { client, number, email } = who;
    const body = {
      order_number: number,
      subscription_frequency: 2,
      subscription_frequency_unit: 'month',
      consent: { given: true, words: '2026-11' },
    } as const;
    const made = await done(client.createSubscription({ body }));
    expect(made).toMatchObject({
      state: 'active',
      version: 1,
      subscription_frequency: 2,
      subscription_frequency_unit: 'month',
      next_order_date: '2027-01-19',
      coming_order_dates: ['2027-03-19', '2027-05-19', '2027-07-19'],
      payment: { payment_method: 'invoice' },
      source_order: number,
      shipping_address: { street: 'Seestrasse' },
      orders: [],
    });
    expect(made.items.map(({ product_id, meta }) => [product_id, meta.eye])).toEqual([
      [daily, 'right'],
      [daily, 'left'],
    ]);
    expect(made.total).toBe(made.items_total + made.shipping_total);
    const again = await done(client.createSubscription({ body: { ...body, subscription_frequency: 5 } }));
    expect(again).toEqual(made);
    expect(await done(client.getSubscriptions({}))).toEqual([made]);
    expect(await done(client.getSubscription({ params: { id: made.id } }))).toEqual(made);
    const order = await done(client.getOrder({ params: { token: number } }));
    expect(order).toMatchObject({
      subscription: true,
      subscription_frequency: 2,
      subscription_frequency_unit: 'month',
    });
    const mails = await mailsTo(started(), email);
    expect(mails.map(({ subject }) => subject)).toContain(`Abo ${made.id} ist eingerichtet`);
    expect(mails.at(-1)?.text).toContain('alle 2 Monate');
  });

  it('cost less by the saving of the shop, also if the order or the cart was no regular one · SUBS-2', async () => {
    const { client, number } = await regular(started(), item(care, 2));
    const body = { order_number: number, subscription_frequency: 30 };
    const made = await done(client.createSubscription({ body }));
    const params = { id: made.id };
    const [line] = (await done(client.getSubscription({ params }))).items;
    const { unit_price: once } = (await cartWith(started().client(), item(care, 2))).items[0] ?? {};
    const saving = shops.okulino.regularSaving ?? 0;
    expect(saving).toBeGreaterThan(0);
    expect(line?.unit_price).toBe((once ?? 0) - Math.round(((once ?? 0) * saving) / 100));
  });

  it('repeat the lenses and care of an order that were kept, and nothing of a returned one · SUBS-1 · ORD-6', async () => {
    const glasses = await anyItem(started().client(), sunglasses);
    const { client, number, email } = await regular(started(), item(care, 2), item(tenCare), glasses);
    const order = await done(client.getOrder({ params: { token: number } }));
    const gone = order.items.find(({ product_id }) => product_id === tenCare);
    const goods = [gone?.title ?? ''];
    await done(client.withdrawFromContract({ body: { name: 'Mara', number, email, goods } }));
    const body = { order_number: number, subscription_frequency: 30 };
    const turn = (state: OrderState) =>
      started().sandbox.db.updateTable('shop_order').set({ state }).where('number', '=', number).execute();
    const { state } = order;
    await turn('returned');
    expect(await failed(client.createSubscription({ body }))).toMatchObject({ code: 'order.not_found' });
    await turn(state);
    const made = await done(client.createSubscription({ body }));
    expect(made.items.map(({ product_id }) => product_id)).toEqual([care]);
    const cart = await cartWith(client, glasses);
    const cartBody = { cart_token: cart.token_value, subscription_frequency: 60 };
    expect(await refused(client.createSubscription({ body: cartBody }))).toMatchObject({
      code: 'subscription.nothing',
    });
  });

  it('repeat nothing that is not used up, from an order or a cart · SUBS-1', async () => {
    const frame = await anyItem(started().client(), '30010' as ProductId);
    const { client, number } = await regular(started(), item(care), frame);
    const body = { order_number: number, subscription_frequency: 30 };
    const made = await done(client.createSubscription({ body }));
    expect(made.items.map(({ product_id }) => product_id)).toEqual([care]);
    const { client: other, number: frames, email } = await regular(started(), frame);
    const cart = await checkedOut(other, await cartWith(other, frame), { email, payment: 'invoice' });
    for (const from of [{ order_number: frames }, { cart_token: cart.token_value }])
      expect(
        await refused(other.createSubscription({ body: { ...from, subscription_frequency: 30 } })),
      ).toMatchObject({ code: 'subscription.nothing' });
  });

  it('repeat a cart as well, once it has an address · ACC-5', async () => {
    const { client, email } = await regular(started());
    const cart = await cartWith(client, item(care, 3));
    const body = { cart_token: cart.token_value, subscription_frequency: 60 };
    expect(await refused(client.createSubscription({ body }))).toMatchObject({
      code: 'subscription.no_address',
    });
    await checkedOut(client, cart, { email, payment: 'invoice' });
    const made = await done(client.createSubscription({ body: { ...body, next_order_date: '2026-12-24' } }));
    expect(made).toMatchObject({ next_order_date: '2026-12-24', items: [{ product_id: care, quantity: 3 }] });
    expect(made).not.toHaveProperty('source_order');
    expect(made.source_cart).toBe(cart.id);
  });

  it('repeat a cart without an address to the customer’s default address · ACC-5', async () => {
    const { client } = await regular(started());
    await done(client.createCustomerAddress({ body: { ...swissAddress, street: 'Limmatquai' } }));
    const cart = await cartWith(client, item(care, 3));
    const body = { cart_token: cart.token_value, subscription_frequency: 60 };
    const made = await done(client.createSubscription({ body }));
    for (const address of [made.billing_address, made.shipping_address])
      expect(address.street).toBe('Limmatquai');
    expect(await done(client.createSubscription({ body }))).toEqual(made);
  });

  it('are refused with an invalid interval, day, order or payment method · ACC-5', async () => {
    const { client, number } = await regular(started());
    const ask = (body: object) =>
      client.createSubscription({ body: { order_number: number, subscription_frequency: 30, ...body } });
    for (const every of [1, 0, -30, 6, 366, Number.MAX_SAFE_INTEGER])
      expect(await refused(ask({ subscription_frequency: every }))).toMatchObject({
        code: 'subscription.interval_day',
        values: { min: 7, max: 365 },
      });
    expect(
      await refused(ask({ subscription_frequency: 13, subscription_frequency_unit: 'month' })),
    ).toMatchObject({ code: 'subscription.interval_month', values: { max: 12 } });
    for (const next_order_date of ['2026-11-19', '2026-11-18', '2027-11-20', '2026-02-30', 'soon', ''])
      expect(await refused(ask({ next_order_date }))).toMatchObject({ code: 'subscription.date' });
    expect(await refused(ask({ payment_method: 'visa' }))).toMatchObject({ code: 'subscription.payment' });
    expect(await failed(ask({ order_number: 'OKU-0000-0000' }))).toEqual({
      _tag: 'NotFound',
      code: 'order.not_found',
    });
    expect(await done(client.getSubscriptions({}))).toEqual([]);
    const { client: other, number: onlyTrial } = await regular(
      started(),
      await anyItem(started().client(), trial),
    );
    expect(
      await refused(
        other.createSubscription({ body: { order_number: onlyTrial, subscription_frequency: 30 } }),
      ),
    ).toMatchObject({ code: 'subscription.nothing' });
  });

  it('are paid by invoice only by an eligible customer · ACC-5', async () => {
    const { client: fresh } = await signedIn(started());
    expect(await done(fresh.getSubscriptionPaymentMethods({}))).toEqual([]);
    const { client, subscription } = await subscribed(started());
    expect(await done(client.getSubscriptionPaymentMethods({}))).toEqual([{ payment_method: 'invoice' }]);
    const body = { version: 1, payment_method: 'visa', payment_alias: 'another’s' };
    expect(await refused(client.updateSubscription({ params: { id: subscription.id }, body }))).toMatchObject(
      { code: 'subscription.payment' },
    );
  });
};
