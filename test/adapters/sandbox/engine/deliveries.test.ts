import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import { password } from '../fixtures/customers.ts';
import { care, done, item, tenCare } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { at, ordersOf, rowOf } from '../subscriptions/due-shop.ts';
import type { Halt } from './delivering.ts';
import { startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, engine } = await startCompanion());
});
afterEach(() => shop.close());

const due = '2026-12-19T06:00:00Z';
/** By then the process that began is no longer waited for. */
const later = '2026-12-19T06:03:00Z';
/** The order has reached the step at which it is to stop. */
const halted = async (): Promise<void> => {
  while (engine.deliveries.halt) await new Promise((next) => setTimeout(next, 5));
};
const begun = () => shop.sandbox.db.selectFrom('subscription_delivery').selectAll().execute();

describe('a due delivery at an engine', () => {
  it('is ordered there once as the customer wants it, copied, and the next date is set · ACC-5', async () => {
    const { email, subscription } = await subscribed(shop, item(care, 2));
    await at(shop, '2026-12-18T22:00:00Z');
    expect(engine.deliveries.weighed).toEqual([]);
    await at(shop, due);
    await Promise.all([doDueWork(shop.sandbox), doDueWork(shop.sandbox)]);
    expect(engine.deliveries.asked).toMatchObject([
      {
        delivery: {
          brand: 'okulino',
          account: { email },
          items: [{ product: { product_id: care, price_channel: 'okulino_web' }, quantity: 2 }],
          billing: subscription.billing_address,
          shipping: subscription.shipping_address,
          paymentMethod: 'invoice',
        },
      },
    ]);
    const [order, ...others] = await ordersOf(shop, email);
    expect(others).toEqual([]);
    expect(order?.basket).toMatchObject({ subscription: true, subscription_frequency: 30 });
    expect(order).toMatchObject({ state: 'new', number: 'OKU-7000-0' });
    expect(await rowOf(shop, subscription.id)).toMatchObject({ next_date: '2027-01-18', problem: null });
    expect(await begun()).toEqual([]);
  });

  it('is paid by the customer’s kept card, which is reported to the engine once · ACC-5', async () => {
    const { client, email, subscription } = await subscribed(shop);
    const customer_id = Number((await rowOf(shop, subscription.id)).customer_id);
    const kept = { alias: 'kept', method: 'visa', last_digits: '4242' };
    const { db } = shop.sandbox;
    const expires_at = new Date('2027-06-01T00:00:00Z');
    await db
      .insertInto('provider_alias')
      .values({ ...kept, expires_at })
      .execute();
    await db
      .insertInto('payment_alias')
      .values({ ...kept, customer_id, paid_at: new Date(testNow) })
      .execute();
    const body = { version: 1, payment_method: 'visa', payment_alias: 'kept' };
    await done(client.updateSubscription({ params: { id: subscription.id }, body }));
    await at(shop, due);
    await at(shop, later);
    const [order] = await ordersOf(shop, email);
    expect(order).toMatchObject({ payment_method: 'visa', paid_at: expect.any(Date) });
    const payments = await db
      .selectFrom('payment')
      .select(['id', 'status', 'alias'])
      .where('order_token', '=', order?.token ?? '')
      .execute();
    expect(payments).toMatchObject([{ status: 'succeeded', alias: 'kept' }]);
    expect(engine.told).toEqual([['paid', order?.token, 'visa', payments[0]?.id]]);
  });

  it.each<Halt>(['weighing', 'before the order', 'after the order'])(
    'is ordered once if its process dies %s and resumes later · ACC-5',
    async (halt) => {
      const { email, subscription } = await subscribed(shop);
      engine.deliveries.halt = halt;
      const dead = at(shop, due);
      await halted();
      expect(await ordersOf(shop, email)).toEqual([]);
      await at(shop, later);
      const orders = await ordersOf(shop, email);
      expect(orders).toHaveLength(1);
      engine.deliveries.wake();
      await dead;
      expect(await ordersOf(shop, email)).toEqual(orders);
      expect([...engine.deliveries.orders.keys()]).toHaveLength(1);
      expect(await rowOf(shop, subscription.id)).toMatchObject({
        next_date: '2027-01-18',
        failures: 0,
        problem: null,
      });
      await at(shop, '2027-01-18T06:00:00Z');
      expect(await ordersOf(shop, email)).toHaveLength(2);
    },
  );

  it('is found again if it took the last goods, which do not count as missing · ACC-5', async () => {
    const { email, subscription } = await subscribed(shop, item(care));
    engine.deliveries.halt = 'after the order';
    const dead = at(shop, due);
    await halted();
    engine.levels = async (_, items) =>
      E.right(items.map(({ quantity }) => ({ variantId: care, quantity, available: 0, stopOrder: true })));
    await at(shop, later);
    expect(await ordersOf(shop, email)).toHaveLength(1);
    expect(await rowOf(shop, subscription.id)).toMatchObject({ next_date: '2027-01-18', problem: null });
    engine.deliveries.wake();
    await dead;
  });

  it('is ordered without unavailable goods, and says so even if its process died · ACC-5', async () => {
    const { email, subscription } = await subscribed(shop, item(care), item(tenCare));
    engine.levels = async (_, items) =>
      E.right(
        items.map(({ variant_representation: { product_id }, quantity }) => ({
          variantId: product_id,
          quantity,
          available: product_id === care ? 9 : 0,
          stopOrder: true,
        })),
      );
    engine.deliveries.halt = 'after the order';
    const dead = at(shop, due);
    await halted();
    await at(shop, later);
    expect(engine.deliveries.asked[0]?.delivery.items).toMatchObject([{ product: { product_id: care } }]);
    expect((await rowOf(shop, subscription.id)).problem).toMatchObject({ code: 'goods_left_out' });
    expect(await ordersOf(shop, email)).toHaveLength(1);
    engine.deliveries.wake();
    await dead;
  });

  it('is one order if the notice of the engine comes first · ACC-5', async () => {
    const { email, subscription } = await subscribed(shop);
    engine.deliveries.halt = 'after the order';
    const going = at(shop, due);
    await halted();
    for (const order of engine.deliveries.orders.values())
      await shop.sandbox.db.transaction().execute((trx) => followOrder(trx, shop.sandbox, order));
    engine.deliveries.wake();
    await going;
    expect(await ordersOf(shop, email)).toMatchObject([{ basket: { subscription: true } }]);
    expect(await rowOf(shop, subscription.id)).toMatchObject({ next_date: '2027-01-18' });
  });

  it('waits for an engine that is away, without a problem for the customer', async () => {
    const { email, subscription } = await subscribed(shop);
    engine.away = true;
    await at(shop, due);
    expect(await rowOf(shop, subscription.id)).toMatchObject({ failures: 0, problem: null });
    engine.away = false;
    await at(shop, later);
    expect(await ordersOf(shop, email)).toHaveLength(1);
  });

  it('is ordered anew if the engine cancelled the order before it was copied', async () => {
    const { email } = await subscribed(shop);
    engine.deliveries.halt = 'after the order';
    const dead = at(shop, due);
    await halted();
    for (const [token, order] of engine.deliveries.orders)
      engine.deliveries.orders.set(token, { ...order, state: 'cancelled' });
    await at(shop, later);
    expect(engine.deliveries.orders.size).toBe(2);
    expect(await ordersOf(shop, email)).toMatchObject([{ number: 'OKU-7000-1' }]);
    engine.deliveries.wake();
    await dead;
    expect(await ordersOf(shop, email)).toHaveLength(1);
  });
});

describe('a subscription changed by its customer while it is being ordered', () => {
  const change = async (
    { client, email, subscription }: Awaited<ReturnType<typeof subscribed>>,
    state: 'paused' | 'cancelled',
  ) => {
    const params = { id: subscription.id };
    const { version } = await rowOf(shop, subscription.id);
    await done(client.customerSignMeIn({ body: { email, password } }));
    await done(client.updateSubscription({ params, body: { version, state } }));
  };

  it.each(['paused', 'cancelled'] as const)('is not ordered if it was %s in time', async (state) => {
    const who = await subscribed(shop);
    engine.deliveries.halt = 'weighing';
    const going = at(shop, due);
    await halted();
    await change(who, state);
    engine.deliveries.wake();
    await going;
    expect(engine.deliveries.asked).toEqual([]);
    expect(await rowOf(shop, who.subscription.id)).toMatchObject({ state, problem: null });
  });

  it('is still ordered if it was cancelled too late, and stays cancelled', async () => {
    const who = await subscribed(shop);
    engine.deliveries.halt = 'after the order';
    const going = at(shop, due);
    await halted();
    await change(who, 'cancelled');
    engine.deliveries.wake();
    await going;
    expect(await ordersOf(shop, who.email)).toHaveLength(1);
    await at(shop, '2027-01-18T06:00:00Z');
    expect(await rowOf(shop, who.subscription.id)).toMatchObject({ state: 'cancelled' });
    expect(await ordersOf(shop, who.email)).toHaveLength(1);
  });
});
