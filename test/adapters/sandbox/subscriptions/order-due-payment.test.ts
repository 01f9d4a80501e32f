import { describe, expect, it } from 'vitest';
import { care, done, item } from '../fixtures/shopper.ts';
import { testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { dueShop } from './due-shop.ts';

const { started, at, now, rowOf, ordersOf, subjects } = dueShop();

describe('the payment of a due delivery', () => {
  it('is retried when refused, then the subscription is paused, and can be resumed · ACC-5', async () => {
    now();
    const { client, email, subscription } = await subscribed(started(), item(care));
    const { db } = started().sandbox;
    const owed = (amount: number) =>
      db
        .updateTable('shop_order')
        .set({ total: amount, payment_method: 'invoice', paid_at: null })
        .where('email', '=', email)
        .execute();
    await owed(60_000);
    await at('2026-12-19T06:00:00Z');
    await at('2026-12-20T06:00:00Z');
    await at('2026-12-23T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({
      state: 'paused',
      problem: { code: 'payment_given_up' },
    });
    const mails = await subjects(email);
    expect(mails.filter((one) => one === `Zahlung für Abo ${subscription.id} abgelehnt`)).toHaveLength(2);
    expect(mails).toContain(`Abo ${subscription.id} pausiert: Zahlung abgelehnt`);
    expect(await ordersOf(email)).toEqual([]);
    now();
    const params = { id: subscription.id };
    const { version } = await rowOf(subscription.id);
    expect(
      await done(client.updateSubscription({ params, body: { version, state: 'active' } })),
    ).not.toHaveProperty('problem');
  });

  it('uses the kept card, and is declined once that has expired · ACC-5 · ACC-7', async () => {
    now();
    const { client, email, subscription } = await subscribed(started());
    const { db } = started().sandbox;
    const customer_id = Number((await rowOf(subscription.id)).customer_id);
    const kept = { method: 'visa', last_digits: '4242' };
    const alias = `alias-of-${customer_id}`;
    await db
      .insertInto('provider_alias')
      .values({ alias, ...kept, expires_at: new Date('2027-01-10T00:00:00Z') })
      .execute();
    await db
      .insertInto('payment_alias')
      .values({ alias, ...kept, customer_id, paid_at: new Date(testNow) })
      .execute();
    const params = { id: subscription.id };
    const body = { version: 1, payment_method: 'visa', payment_alias: alias };
    expect(await done(client.updateSubscription({ params, body }))).toMatchObject({
      payment: { payment_method: 'visa', alias, label: '4242' },
    });
    await at('2026-12-19T06:00:00Z');
    const [order] = await ordersOf(email);
    expect(order).toMatchObject({ payment_method: 'visa', paid_at: expect.any(Date) });
    expect(
      await db
        .selectFrom('payment')
        .select(['status', 'alias'])
        .where('order_token', '=', order?.token ?? '')
        .execute(),
    ).toEqual([{ status: 'succeeded', alias }]);
    await at('2027-01-18T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({
      problem: { code: 'payment_declined' },
      retry_on: '2027-01-19',
    });
    expect(await ordersOf(email)).toHaveLength(1);
  });
});
