import { describe, expect, it } from 'vitest';
import { signedIn } from '../fixtures/customers.ts';
import { context } from '../fixtures/kept-alias.ts';
import { care, done, item, refused } from '../fixtures/shopper.ts';
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

  /** A subscription that is paid with a saved card. */
  const withCard = async () => {
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
    return { client, email, id: subscription.id, alias };
  };
  const paymentsBy = (alias: string) =>
    started()
      .sandbox.db.selectFrom('payment')
      .select(['status', 'order_token'])
      .where('alias', '=', alias)
      .execute();

  it('uses the kept card, and is declined once that has expired · ACC-5 · ACC-7', async () => {
    const { email, id, alias } = await withCard();
    await at('2026-12-19T06:00:00Z');
    const [order] = await ordersOf(email);
    expect(order).toMatchObject({ payment_method: 'visa', paid_at: expect.any(Date) });
    expect(await paymentsBy(alias)).toEqual([{ status: 'succeeded', order_token: order?.token }]);
    await at('2027-01-18T06:00:00Z');
    expect(await rowOf(id)).toMatchObject({
      problem: { code: 'payment_declined' },
      retry_on: '2027-01-19',
    });
    expect(await ordersOf(email)).toHaveLength(1);
    expect(await paymentsBy(alias)).toHaveLength(1);
  });

  it('says that the card is being charged, takes no second payment, and offers one once that failed · SUBS-10', async () => {
    const { client, email, alias } = await withCard();
    await at('2026-12-19T06:00:00Z');
    const [order] = await ordersOf(email);
    const token = (order?.token ?? '') as never;
    const { db } = started().sandbox;
    // As it is with an external provider until that has charged the card.
    const running = {
      state: 'payment_pending',
      paid_at: null,
      expires_at: new Date('2027-06-01T00:00:00Z'),
    } as const;
    await db.updateTable('shop_order').set(running).where('token', '=', token).execute();
    const charge = (status: 'pending' | 'declined') =>
      db.updateTable('payment').set({ status }).where('alias', '=', alias).execute();
    await charge('pending');
    const look = async () => (await done(client.getOrder({ params: { token } }))).payment;
    const pay = () => client.startPayment({ params: { token }, body: { return_path: '/', method: 'twint' } });
    expect(await look()).toEqual({ method: 'visa', status: 'pending', automatic: true });
    expect(await refused(pay())).toMatchObject({ code: 'payment.charging' });
    expect(await paymentsBy(alias)).toHaveLength(1);
    await charge('declined');
    expect(await look()).toEqual({ method: 'visa', status: 'declined' });
    expect(await done(pay())).toMatchObject({ status: 'redirect' });
    expect((await look())?.automatic).toBeUndefined();
  });

  it.each<[string, (card: Awaited<ReturnType<typeof withCard>>) => Promise<unknown>]>([
    [
      'deleted by the customer',
      ({ client, alias }) => done(client.deleteCustomerPaymentAlias({ ...context, params: { alias } })),
    ],
    [
      'deleted in the shop but not yet at the provider',
      ({ alias }) => started().sandbox.db.deleteFrom('payment_alias').where('alias', '=', alias).execute(),
    ],
    [
      'deleted at the provider alone',
      ({ alias }) => started().sandbox.db.deleteFrom('provider_alias').where('alias', '=', alias).execute(),
    ],
    [
      'now another customer’s',
      async ({ alias }) => {
        const { email } = await signedIn(started());
        const { db } = started().sandbox;
        const other = await db
          .selectFrom('customer')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        await db
          .updateTable('payment_alias')
          .set({ customer_id: other.id })
          .where('alias', '=', alias)
          .execute();
      },
    ],
  ])('is declined, and charges nothing, if its card is %s · ACC-5 · ACC-7', async (_what, lose) => {
    const card = await withCard();
    await lose(card);
    await at('2026-12-19T06:00:00Z');
    expect(await rowOf(card.id)).toMatchObject({
      state: 'active',
      problem: { code: 'payment_declined' },
      retry_on: '2026-12-20',
    });
    expect(await ordersOf(card.email)).toEqual([]);
    expect(await paymentsBy(card.alias)).toEqual([]);
    expect(await subjects(card.email)).toContain(`Zahlung für Abo ${card.id} abgelehnt`);
    // Its owner chooses another payment method, and the delivery is ordered.
    now();
    const { version } = await rowOf(card.id);
    await done(
      card.client.updateSubscription({
        params: { id: card.id },
        body: { version, payment_method: 'invoice' },
      }),
    );
    await at('2026-12-20T06:00:00Z');
    expect(await ordersOf(card.email)).toMatchObject([{ payment_method: 'invoice' }]);
  });
});
