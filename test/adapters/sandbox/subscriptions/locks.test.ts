import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { billsOf } from '../../../../src/adapters/sandbox/invoices/bill-store.ts';
import { settlePayment } from '../../../../src/adapters/sandbox/payment/settle-payment.ts';
import { takeReturn } from '../../../../src/adapters/sandbox/warehouse/take-return.ts';
import { guestSubscriber, paidOn } from '../fixtures/guest-subscriber.ts';
import { heldBack } from '../fixtures/held-back.ts';
import { every, eyes, regularCare } from '../fixtures/regular-goods.ts';
import { anyItem, done, reduced } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

/** The embedded database has one connection: no two transactions are open at once. */
describe.skipIf(inject('postgres') === undefined)('transactions at the same time', () => {
  let shop: TestSandbox;
  beforeAll(async () => {
    shop = await startSandbox();
  });
  afterAll(() => shop?.close());

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
});
