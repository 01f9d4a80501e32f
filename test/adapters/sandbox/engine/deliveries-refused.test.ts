import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '../../../../src/adapters/shop-server/refusal.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, item } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { at, ordersOf, rowOf } from '../subscriptions/due-shop.ts';
import { startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, engine } = await startCompanion());
});
afterEach(() => shop.close());

const due = '2026-12-19T06:00:00Z';
const tomorrow = '2026-12-20T06:00:00Z';
const no = (path: string, code = 'validation.invalid'): Refusal => ({
  status: 422,
  code,
  fields: [{ path, code }],
});
const subjects = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject);

describe.each(['refusesWeighing', 'refusesOrder'] as const)(
  'a delivery refused by an engine · %s',
  (which) => {
    const again = { state: 'active', retry_on: '2026-12-20', failures: 1 };
    it.each([
      ['items[0].quantity', { ...again, problem: { code: 'goods_missing' } }, 'gerade nicht lieferbar'],
      ['payment_method', { ...again, problem: { code: 'payment_declined' } }, 'abgelehnt'],
      ['prescription', { state: 'paused', problem: { code: 'prescription' } }, 'Verordnung fehlt'],
      ['method', { state: 'paused', problem: { code: 'not_deliverable' } }, 'pausiert'],
    ])('for its %s is retried or paused, and the customer is told · ACC-5', async (path, expected, word) => {
      const { email, subscription } = await subscribed(shop);
      engine.deliveries[which] = no(path);
      await at(shop, due);
      expect(await rowOf(shop, subscription.id)).toMatchObject(expected);
      expect((await subjects(email)).filter((one) => one.includes(word))).toHaveLength(1);
      engine.deliveries[which] = undefined;
      await at(shop, tomorrow);
      expect(await ordersOf(shop, email)).toHaveLength(expected.state === 'active' ? 1 : 0);
      // One token is used to the end, because the first request may have been received after all.
      expect(new Set(engine.deliveries.asked.map(({ token }) => token)).size).toBeLessThanOrEqual(1);
    });
  },
);

describe('a delivery whose price has changed at the engine', () => {
  it('is priced again, without a problem for the customer', async () => {
    const { email, subscription } = await subscribed(shop);
    engine.deliveries.refusesOrder = { status: 422, code: 'cart.changed' };
    await at(shop, due);
    expect(await rowOf(shop, subscription.id)).toMatchObject({ failures: 0, problem: null });
    engine.deliveries.refusesOrder = undefined;
    await at(shop, '2026-12-19T06:03:00Z');
    expect(await ordersOf(shop, email)).toHaveLength(1);
    expect(engine.deliveries.weighed).toHaveLength(2);
  });
});

describe('a delivery that is not sent to the engine', () => {
  it('waits for goods that are out of stock at the engine · ACC-5', async () => {
    const { subscription } = await subscribed(shop, item(care));
    engine.levels = async (_, items) =>
      E.right(items.map(({ quantity }) => ({ variantId: care, quantity, available: 0, stopOrder: true })));
    await at(shop, due);
    expect(await rowOf(shop, subscription.id)).toMatchObject({
      retry_on: '2026-12-20',
      problem: { code: 'goods_missing' },
    });
    expect(engine.deliveries.weighed).toEqual([]);
  });

  it('is declined if the customer’s open amount on invoice is too high · ACC-5', async () => {
    const { email, subscription } = await subscribed(shop);
    await shop.sandbox.db
      .updateTable('shop_order')
      .set({ total: 60_000, payment_method: 'invoice', paid_at: null })
      .where('email', '=', email)
      .execute();
    await at(shop, due);
    expect(await rowOf(shop, subscription.id)).toMatchObject({ problem: { code: 'payment_declined' } });
    expect(engine.deliveries.asked).toEqual([]);
  });

  it('is ended if the last day of the subscription has passed · ACC-5', async () => {
    const { subscription } = await subscribed(shop);
    await shop.sandbox.db
      .updateTable('subscription')
      .set({ ends_on: '2026-12-01' as never })
      .where('id', '=', subscription.id)
      .execute();
    await at(shop, due);
    expect(await rowOf(shop, subscription.id)).toMatchObject({ state: 'cancelled' });
    expect(engine.deliveries.weighed).toEqual([]);
  });
});
