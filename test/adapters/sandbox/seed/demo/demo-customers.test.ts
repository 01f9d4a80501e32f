import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makePasswordHashing,
  passwordCost,
} from '../../../../../src/adapters/sandbox/customers/password-hashing.ts';
import { billsOf } from '../../../../../src/adapters/sandbox/invoices/bill-store.ts';
import {
  demoCustomers,
  demoEmails,
  demoPassword,
} from '../../../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { seedCustomers } from '../../../../../src/adapters/sandbox/seed-customers.ts';
import { texts } from '../../../../../src/config/words/texts.ts';
import { brandIds } from '../../../../../src/domain/shared/brand-id.ts';
import { shops } from '../../fixtures/shops.ts';
import { startSandbox, type TestSandbox, testNow } from '../../fixtures/start-sandbox.ts';

const hashing = makePasswordHashing({ cost: passwordCost });

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop?.close());

const ordersOf = (brand: string, email: string) =>
  shop.sandbox.db
    .selectFrom('shop_order')
    .innerJoin('customer', 'customer.id', 'shop_order.customer_id')
    .selectAll('shop_order')
    .where('customer.brand', '=', brand as never)
    .where('customer.email', '=', email)
    .orderBy('created_at', 'desc')
    .execute();

it.each([...new Set(demoCustomers.map(({ passwordHash }) => passwordHash))])(
  'the hash %s matches the demo password',
  async (hash) => expect(await hashing.matches(demoPassword, hash)).toEqual(E.right(true)),
);

describe.each(brandIds)('the customers of %s', (brand) => {
  it.each(demoEmails)('%s has a year of orders in several states', async (email) => {
    const orders = await ordersOf(brand, email);
    const states = new Set(orders.map(({ state }) => state));
    for (const state of ['shipped', 'returned', 'cancelled'] as const) expect(states).toContain(state);
    const age = (at: Date) => (testNow - at.getTime()) / 86_400_000;
    expect(age(orders[0]?.created_at ?? new Date(0))).toBeLessThan(30);
    expect(age(orders.at(-1)?.created_at ?? new Date())).toBeGreaterThan(330);
    for (const { state, tracking, country, total, basket } of orders) {
      expect(tracking !== null).toBe(state === 'shipped' || state === 'returned');
      expect(shops[brand].countries.map(({ code }) => code)).toContain(country);
      expect(total).toBe(basket.items_total + basket.shipping_total);
      expect(basket.shipments[0]?.method).toBeDefined();
    }
  });
});

it('every demo order has rows for its lines, an invoice if sold, and a credit note if returned · DOC-3 · DOC-5', async () => {
  const orders = await shop.sandbox.db.selectFrom('shop_order').selectAll().execute();
  const lines = await shop.sandbox.db.selectFrom('order_line').select('order_token').execute();
  expect(orders).toHaveLength(demoCustomers.flatMap(({ orders: past }) => past).length);
  for (const order of orders) {
    expect(lines.filter((line) => line.order_token === order.token)).toHaveLength(order.basket.items.length);
    const kinds = (await billsOf(shop.sandbox.db, order.token)).map(({ kind }) => kind);
    const sold = order.state === 'cancelled' ? [] : ['invoice'];
    expect(kinds).toEqual(order.state === 'returned' ? ['invoice', 'credit'] : sold);
  }
});

it('seeding adds no customer twice, nor one who closed the account', async () => {
  const { db } = shop.sandbox;
  const [first] = await db.selectFrom('customer').selectAll().execute();
  await db
    .deleteFrom('customer')
    .where('id', '=', first?.id ?? 0)
    .execute();
  await seedCustomers(db, { shops, texts, clock: { now: () => testNow } });
  expect(await db.selectFrom('customer').select('id').execute()).toHaveLength(demoCustomers.length - 1);
});
