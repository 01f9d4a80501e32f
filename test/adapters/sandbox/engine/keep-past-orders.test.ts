import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayUseValues } from '../../../../src/adapters/sandbox/consents/value-consents.ts';
import { keepPastOrders } from '../../../../src/adapters/sandbox/engine/keep-past-orders.ts';
import { numberOfPastOrder } from '../../../../src/adapters/sandbox/orders/order-number.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import { demoAccountId } from '../../../../src/adapters/sandbox/seed/demo/demo-account.ts';
import { demoCustomers } from '../../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { soldNow, startCompanion, type ToldEngine } from './sold.ts';

/** One whose second order but last is still reminded of, and comes again. */
const [customer = demoCustomers[0]] = demoCustomers.filter(({ brand }) => brand === 'okulino');
if (!customer) throw new Error('There is no demonstration');
const account = demoAccountId(customer);

const past = (nth: number, daysAgo: number): SoldOrder => {
  const placedAt = new Date(testNow - daysAgo * 86_400_000);
  const { payableUntil, ...sold } = soldNow({
    token: `past-${nth}`,
    number: numberOfPastOrder(customer, nth),
    state: 'open',
    placedAt,
    paidAt: placedAt,
  });
  return { ...sold, cart: { ...sold.cart, customerId: account, email: customer.email } };
};

let shop: TestSandbox;
let engine: ToldEngine;
let sandbox: Sandbox;
beforeEach(async () => {
  ({ shop, engine, sandbox } = await startCompanion());
  // As beside an engine: only customers.
  await sql`truncate shop_order, subscription cascade`.execute(sandbox.db);
});
afterEach(() => shop.close());

const kept = () =>
  sandbox.db
    .selectFrom('shop_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .select(['o.number', 'o.state', 'o.created_at', 'c.email', 'c.brand'])
    .orderBy('o.number')
    .execute();
const count = async (table: 'outbox' | 'reminder_alarm' | 'subscription') => {
  const { n } = await sandbox.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

describe('past orders of demo customers at an engine', () => {
  it('belong to their customers, with reminders and subscriptions, and cause no e-mail', async () => {
    engine.bought = { [account]: [past(11, 27), past(3, 301)] };
    await keepPastOrders(sandbox);
    const whose = { state: 'new', email: customer.email, brand: 'okulino' };
    expect(await kept()).toMatchObject([
      { ...whose, number: 'OKU-1001-0003', created_at: new Date(testNow - 301 * 86_400_000) },
      { ...whose, number: 'OKU-1001-0011', created_at: new Date(testNow - 27 * 86_400_000) },
    ]);
    expect([await count('reminder_alarm'), await count('subscription'), await count('outbox')]).toEqual([
      1, 1, 0,
    ]);
    // The lens pass of a returning customer is created from them.
    const { id } = await sandbox.db
      .selectFrom('customer')
      .select('id')
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    expect(await mayUseValues(sandbox.db, id, 'lens_pass')).toBe(true);
  });

  it('are imported once, and not for customers who have ordered here', async () => {
    engine.bought = { [account]: [past(1, 300)] };
    await Promise.all([keepPastOrders(sandbox), keepPastOrders(sandbox)]);
    engine.bought = { [account]: [past(1, 300), past(2, 290)] };
    await keepPastOrders(sandbox);
    expect((await kept()).map(({ number }) => number)).toEqual(['OKU-1001-0001']);
  });

  it('are requested again at the next start if the engine did not respond', async () => {
    engine.bought = { [account]: [past(1, 300)] };
    engine.away = true;
    await keepPastOrders(sandbox);
    expect(await kept()).toEqual([]);
    expect(shop.incidents).toMatchObject([{ operation: 'engine.past-orders', kind: 'job-failed' }]);
    engine.away = false;
    await keepPastOrders(sandbox);
    expect(await kept()).toHaveLength(1);
  });

  it('are not requested without demo customers', async () => {
    await sql`delete from customer`.execute(sandbox.db);
    engine.away = true;
    await keepPastOrders(sandbox);
    expect(shop.incidents).toEqual([]);
  });
});
