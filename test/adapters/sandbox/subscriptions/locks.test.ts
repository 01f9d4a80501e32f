import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import type { Trx } from '../../../../src/adapters/sandbox/db/schema.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { billsOf } from '../../../../src/adapters/sandbox/invoices/bill-store.ts';
import { settlePayment } from '../../../../src/adapters/sandbox/payment/settle-payment.ts';
import { endAtProvider } from '../../../../src/adapters/sandbox/provider/provider-payments.ts';
import {
  holdOrders,
  lockSubscription,
  subscriptionOrder,
  writeSubscription,
} from '../../../../src/adapters/sandbox/subscription-rows/subscription-store.ts';
import { orderDue } from '../../../../src/adapters/sandbox/subscriptions/order-due.ts';
import { takeReturn } from '../../../../src/adapters/sandbox/warehouse/take-return.ts';
import { guestSubscriber, paidOn } from '../fixtures/guest-subscriber.ts';
import { heldBack } from '../fixtures/held-back.ts';
import { context, keptAlias, unpaid } from '../fixtures/kept-alias.ts';
import { every, eyes, regularCare } from '../fixtures/regular-goods.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  done,
  item,
  reduced,
  stoppedCare,
} from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';

/** The embedded database has one connection: no two transactions are open at once. */
describe.skipIf(inject('postgres') === undefined)('transactions at the same time', () => {
  let shop: TestSandbox;
  beforeEach(async () => {
    shop = await startSandbox();
  });
  afterEach(() => shop?.close());
  /** Runs the job that orders a delivery, alone: the seed's subscriptions may be due as well. */
  const orderOf = (id: string): Promise<void> =>
    shop.sandbox.db.transaction().execute(async (trx) => {
      const named = trx.selectFrom('job').selectAll().where('subject_id', '=', id);
      const open = named.where('kind', '=', subscriptionOrder).where('done_at', 'is', null);
      const job = await open.forUpdate().executeTakeFirstOrThrow();
      await orderDue(trx, shop.sandbox, job, new Date(shop.sandbox.clock.now()));
    });

  it('that order a delivery again and settle its payment do not wait for each other · SUBS-8', async () => {
    const { client, email, order, key: keyOf } = await guestSubscriber(shop, regularCare);
    await paidOn(shop, client, order.token_value);
    const { sandbox, controls } = shop;
    const { db } = sandbox;
    const key = await keyOf();
    const row = () =>
      db.selectFrom('subscription').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const card = (await row()).payment_alias ?? '';
    const expires = (at: string) =>
      db
        .updateTable('provider_alias')
        .set({ expires_at: new Date(at) })
        .where('alias', '=', card)
        .execute();
    try {
      await expires('2026-12-01T00:00:00Z');
      controls.setClock(Date.parse('2026-12-19T06:00:00Z'));
      await doDueWork(sandbox);
      const { id, version, retry_on: again } = await row();
      const body = { version, payment_method: 'visa' };
      const { order_token: token } = await done(client.orderGuestDelivery({ params: { key }, body }));
      await done(
        client.startPayment({ params: { token }, body: { return_path: '/', method: 'master_card' } }),
      );
      const payment = () =>
        db
          .selectFrom('payment')
          .select(['id', 'status'])
          .where('order_token', '=', token)
          .executeTakeFirstOrThrow();
      const { id: paid } = await payment();
      await expires('2030-01-01T00:00:00Z');
      await db
        .updateTable('shop_order')
        .set({ expires_at: new Date('2027-06-01T00:00:00Z') })
        .where('token', '=', token)
        .execute();
      controls.setClock(Date.parse(`${again}T06:00:00Z`));
      const ends = await heldBack<unknown>(
        db,
        (trx) => trx.selectFrom('subscription').select('id').where('id', '=', id).forUpdate().execute(),
        // The job drops the unpaid order and orders the delivery by the old card, which works again.
        [() => doDueWork(sandbox), () => settlePayment(sandbox, paid, 'succeeded')],
      );
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(shop.incidents).toEqual([]);
      const orders = db.selectFrom('shop_order').select('state').where('email', '=', email);
      expect((await orders.orderBy('created_at').execute()).map(({ state }) => state)).toEqual([
        'shipped',
        'cancelled',
        'new',
      ]);
      expect((await payment()).status).toBe('refunded');
    } finally {
      controls.setClock(testNow);
    }
  });

  it('that withdraw from overlapping parts of an order see each other: the subscription ends, and each article is credited once · SUBS-9 · DOC-5', async () => {
    const { db } = shop.sandbox;
    const once = await anyItem(shop.client(), reduced);
    const { client, email, order, key } = await guestSubscriber(shop, ...eyes.map((eye) => every(eye)), once);
    await paidOn(shop, client, order.token_value);
    const { number } = order;
    const [right, left, other] = order.items.map(({ title, quantity, formatted_options }) =>
      [`${quantity} × ${title}`, ...formatted_options.map(({ value }) => value)].join(' · '),
    ) as [string, string, string];
    const withdraw = (...goods: readonly string[]) =>
      done(client.withdrawFromContract({ body: { name: 'Mara Keller', number, email, goods } }));
    const withdrawn = await heldBack(
      db,
      // A withdrawal writes last the request for its letter.
      (trx) => sql`lock table outbox in share row exclusive mode`.execute(trx),
      [() => withdraw(right, other), () => withdraw(left, other)],
    );
    const receipts = withdrawn.flatMap((end) => (end.status === 'fulfilled' ? [end.value.receipt] : []));
    expect(receipts).toHaveLength(2);
    expect(await done(client.getGuestSubscription({ params: { key: await key() } }))).toMatchObject({
      state: 'cancelled',
    });
    const back = (receipt: string) =>
      db.transaction().execute((trx) => takeReturn(trx, shop.sandbox, receipt));
    const returned = await heldBack(
      db,
      // A credit note takes its number last.
      (trx) => sql`lock table bill_series in share row exclusive mode`.execute(trx),
      receipts.map((receipt) => () => back(receipt)),
    );
    expect(returned.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const [invoice, ...credits] = await billsOf(db, order.token_value);
    expect(credits.map(({ kind }) => kind)).toEqual(['credit', 'credit']);
    expect(credits.reduce((sum, { total }) => sum + total, 0)).toBe(invoice?.total);
    expect(await done(client.getOrder({ params: { token: order.token_value } }))).toMatchObject({
      state: 'returned',
    });
    expect(shop.incidents).toEqual([]);
  });

  it('that announce the next order and change its subscription do not wait for each other · ACC-5', async () => {
    const { sandbox, controls } = shop;
    const { client, subscription } = await subscribed(shop);
    const { id, version } = subscription;
    controls.setClock(Date.parse('2026-12-15T09:00:00Z'));
    try {
      const ends = await heldBack<unknown>(
        sandbox.db,
        (trx) => trx.selectFrom('subscription').select('id').where('id', '=', id).forUpdate().execute(),
        [
          () =>
            sandbox.db.transaction().execute(async (trx) => {
              await holdOrders(trx, id);
              const row = await lockSubscription(trx, id);
              return row && writeSubscription(trx, { ...row, locale: 'fr' });
            }),
          () => doDueWork(sandbox),
        ],
      );
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(shop.incidents).toEqual([]);
    } finally {
      controls.setClock(testNow);
    }
    expect(await done(client.getSubscription({ params: { id } }))).toMatchObject({ version: version + 1 });
    const told = sandbox.db.selectFrom('subscription_event').select('kind').where('subscription_id', '=', id);
    expect((await told.execute()).map(({ kind }) => kind)).toContain('coming');
  });

  it('that charge a stored card and store it anew do not wait for each other · ACC-15', async () => {
    const { sandbox, controls } = shop;
    const { db } = sandbox;
    const customer = await subscribed(shop);
    const { client, email, subscription } = customer;
    const [before] = await keptAlias(shop, customer);
    const { id, version } = subscription;
    const body = { version, payment_method: 'visa', payment_alias: before?.alias as never };
    await done(client.updateSubscription({ params: { id }, body }));
    const { token_value: token } = await unpaid(customer);
    const start = await done(
      client.startPayment({
        params: { token },
        body: { return_path: '/', method: 'visa', keep_alias: true },
      }),
    );
    if (start.status !== 'redirect') throw new Error('nothing to pay');
    const payment = start.payment_id;
    await endAtProvider(db, payment, 'authorized');
    await db
      .updateTable('shop_order')
      .set({ expires_at: new Date('2027-06-01T00:00:00Z') })
      .where('token', '=', token)
      .execute();
    controls.setClock(Date.parse('2026-12-19T06:00:00Z'));
    try {
      const ends = await heldBack<unknown>(
        db,
        // The job waits for the stock of its order while it holds the subscription.
        (trx) =>
          trx.selectFrom('stock').select('variant_id').where('variant_id', '=', care).forUpdate().execute(),
        [() => orderOf(id), () => settlePayment(sandbox, payment, 'succeeded')],
      );
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(shop.incidents).toEqual([]);
      const orders = db.selectFrom('shop_order').select('state').where('email', '=', email);
      const states = (await orders.orderBy('created_at').execute()).map(({ state }) => state);
      expect(states).not.toContain('payment_pending');
      const { payment_alias } = await db
        .selectFrom('subscription')
        .select('payment_alias')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([null, before?.alias]).not.toContain(payment_alias);
    } finally {
      controls.setClock(testNow);
    }
  });

  /** Stores the card of a new order at the same moment as that of another one. Returns what both payments left. */
  const storedTwice = async (
    customer: Awaited<ReturnType<typeof subscribed>>,
    hold: (trx: Trx) => Promise<unknown>,
  ) => {
    const { sandbox } = shop;
    const payments: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { token_value: token } = await unpaid(customer);
      const body = { return_path: '/', method: 'visa', keep_alias: true };
      const start = await done(customer.client.startPayment({ params: { token }, body }));
      if (start.status !== 'redirect') throw new Error('nothing to pay');
      payments.push(start.payment_id);
    }
    for (const payment of payments) await endAtProvider(sandbox.db, payment, 'authorized');
    const ends = await heldBack(
      sandbox.db,
      hold,
      payments.map((payment) => () => settlePayment(sandbox, payment, 'succeeded')),
    );
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(shop.incidents).toEqual([]);
    await doDueWork(sandbox);
    return {
      stored: await done(customer.client.getCustomerPaymentAlias(context)),
      // The provider keeps no card that its customer can neither see nor delete.
      atProvider: await sandbox.db
        .selectFrom('provider_alias')
        .innerJoin('provider_payment', 'provider_payment.alias', 'provider_alias.alias')
        .select('provider_alias.alias')
        .where('provider_payment.id', 'in', payments)
        .execute(),
    };
  };

  it('that store the same card anew leave the subscription with the card that is stored · ACC-15', async () => {
    const { db } = shop.sandbox;
    const customer = await subscribed(shop);
    const [before] = await keptAlias(shop, customer);
    const { id, version } = customer.subscription;
    const body = { version, payment_method: 'visa', payment_alias: before?.alias as never };
    await done(customer.client.updateSubscription({ params: { id }, body }));
    const { stored, atProvider } = await storedTwice(customer, (trx) =>
      trx.selectFrom('subscription').select('id').where('id', '=', id).forUpdate().execute(),
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.alias).not.toBe(before?.alias);
    const { payment_alias } = await db
      .selectFrom('subscription')
      .select('payment_alias')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payment_alias).toBe(stored[0]?.alias);
    expect(atProvider).toEqual([{ alias: stored[0]?.alias }]);
  });

  it('that store a first card leave one, here and at the provider · ACC-15', async () => {
    const customer = await subscribed(shop);
    const { stored, atProvider } = await storedTwice(customer, (trx) =>
      sql`lock table payment_alias in share row exclusive mode`.execute(trx),
    );
    expect(stored).toHaveLength(1);
    expect(atProvider).toEqual([{ alias: stored[0]?.alias }]);
  });

  it('that order a delivery again and order its goods in the shop do not wait for each other · SUBS-8 · CHK-12', async () => {
    const { sandbox, controls } = shop;
    const { db } = sandbox;
    const { client, order, key: keyOf } = await guestSubscriber(shop, regularCare, every(item(stoppedCare)));
    await paidOn(shop, client, order.token_value);
    const key = await keyOf();
    const row = () =>
      db.selectFrom('subscription').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const { id, lines, version } = await row();
    const write = (kept: typeof lines) =>
      db
        .updateTable('subscription')
        .set({ lines: json(kept) })
        .where('id', '=', id)
        .execute();
    // What waits for its payment contains other goods than the delivery by now.
    await write(lines.filter(({ product_id }) => product_id === stoppedCare));
    const body = { version, payment_method: 'visa' };
    const { order_token } = await done(client.orderGuestDelivery({ params: { key }, body }));
    await write(lines);
    await db
      .updateTable('shop_order')
      .set({ expires_at: new Date('2027-06-01T00:00:00Z') })
      .where('token', '=', order_token)
      .execute();
    const buyer = shop.client();
    const { token_value } = await checkedOut(buyer, await cartWith(buyer, item(care), item(stoppedCare)));
    controls.setClock(Date.parse('2026-12-19T06:00:00Z'));
    try {
      const ends = await heldBack<unknown>(
        db,
        (trx) =>
          trx.selectFrom('stock').select('variant_id').where('variant_id', '=', care).forUpdate().execute(),
        [() => done(buyer.createMyOrderFromCart({ body: { token_value } })), () => orderOf(id)],
      );
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(shop.incidents).toEqual([]);
      expect((await row()).next_date).toBe('2027-01-18');
    } finally {
      controls.setClock(testNow);
    }
  });
});
