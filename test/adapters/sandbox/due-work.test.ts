import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';
import { makeSandboxApp } from '../../../src/adapters/sandbox/app.ts';
import { getRow } from '../../../src/adapters/sandbox/db/rows.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { paymentWindowMs } from '../../../src/adapters/sandbox/orders/insert-order.ts';
import { mailsTo } from './fixtures/mails-to.ts';
import { pressed } from './fixtures/pressed.ts';
import { care, cartWith, done, item, knownBuyer, ordered, refused } from './fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from './fixtures/start-sandbox.ts';

describe('a server that leaves due work to another one on the same database · OPS-8', () => {
  let jobs: TestSandbox;
  let pages: Hono;
  beforeEach(async () => {
    jobs = await startSandbox();
    pages = makeSandboxApp({ ...jobs.sandbox, leavesDueWork: true });
  });
  afterEach(() => jobs.close());

  const email = 'mara@parcel.example';
  const client = () =>
    makeClient(
      {
        fetch: async (request) => pages.fetch(request),
        base: 'http://okulino.localhost:4200/api',
        channel: { brand_channel: 'okulino', locale: 'de' },
      },
      shopApi,
    );
  const placed = async () => {
    const { token_value: token } = await ordered(client(), await cartWith(client(), item(care)), { email });
    return { params: { token } };
  };
  const stateOf = async (order: Awaited<ReturnType<typeof placed>>) =>
    (await done(client().getOrder(order))).state;
  const subjects = async () =>
    (await jobs.sandbox.db.selectFrom('mail').select('subject').where('recipient', '=', email).execute()).map(
      ({ subject }) => subject,
    );
  const payPage = async (order: Awaited<ReturnType<typeof placed>>): Promise<string> => {
    const start = await done(client().startPayment({ ...order, body: { return_path: '/' } }));
    if (start.status !== 'redirect') throw new Error('nothing to pay');
    return start.redirect_url;
  };

  it('cancels an unpaid order that somebody looks at or pays, and leaves its mail to the other server', async () => {
    const looked = await placed();
    const paying = await placed();
    const page = await payPage(await placed());
    jobs.controls.setClock(testNow + paymentWindowMs);
    expect(await stateOf(looked)).toBe('cancelled');
    expect((await refused(client().startPayment({ ...paying, body: { return_path: '/' } }))).code).toBe(
      'payment.order_closed',
    );
    expect(await (await pages.fetch(new Request(`http://okulino.localhost:4200${page}`))).text()).toContain(
      'abgelaufen',
    );
    expect(await subjects()).toEqual([]);
    await doDueWork(jobs.sandbox);
    expect(await subjects()).toHaveLength(3);
  });

  it('takes a payment at once, and leaves its mail to the other server', async () => {
    const order = await placed();
    await pages.fetch(pressed(await payPage(order), 'succeed'));
    expect(await stateOf(order)).toBe('new');
    expect(await subjects()).toEqual([]);
    await doDueWork(jobs.sandbox);
    expect(await subjects()).toEqual([expect.stringContaining('Bestellung')]);
  });
});

describe('due work · OPS-12', () => {
  let shop: TestSandbox;
  afterEach(() => shop.close());
  const placed = async (email: string) => {
    const client = shop.client();
    return (await ordered(client, await cartWith(client, item(care)), { email })).token_value;
  };
  const stateOf = async (token: string) => (await done(shop.client().getOrder({ params: { token } }))).state;

  it('that fails for one order is done for all others, and keeps nobody from their order', async () => {
    shop = await startSandbox();
    const [odd, sound] = [await placed('odd@parcel.example'), await placed('sound@parcel.example')];
    const { db } = shop.sandbox;
    await sql`alter table shop_order add constraint odd check (token <> ${sql.lit(odd)} or state <> 'cancelled')`.execute(
      db,
    );
    shop.controls.setClock(testNow + paymentWindowMs);
    await doDueWork(shop.sandbox);
    expect(await stateOf(sound)).toBe('cancelled');
    expect(await stateOf(odd)).toBe('payment_pending');
    expect(await mailsTo(shop, 'sound@parcel.example')).toHaveLength(1);
    expect(shop.incidents[0]).toMatchObject({ operation: 'orders.expire', kind: 'job-failed' });
    expect(JSON.stringify(shop.incidents)).not.toContain(odd);
  });

  it('that fails for one payment is done for all others', async () => {
    shop = await startSandbox();
    const orders = [await placed('one@parcel.example'), await placed('two@parcel.example')];
    const { db } = shop.sandbox;
    for (const token of orders)
      await done(shop.client().startPayment({ params: { token }, body: { return_path: '/' } }));
    await db
      .updateTable('provider_payment')
      .set({ status: 'authorized' })
      .where('heard', '=', false)
      .execute();
    const { id } = await db
      .selectFrom('provider_payment')
      .select('id')
      .where('heard', '=', false)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await sql`alter table payment add constraint odd check (id <> ${sql.lit(id)} or status <> 'succeeded')`.execute(
      db,
    );
    await doDueWork(shop.sandbox);
    expect((await Promise.all(orders.map(stateOf))).toSorted()).toEqual(['new', 'payment_pending']);
  });
});

describe('a request · OPS-8', () => {
  let shop: TestSandbox;
  afterEach(() => shop.close());

  it('that looks at an order or pays it does no other due work, and writes no mails', async () => {
    shop = await startSandbox();
    const client = shop.client();
    const placed = async () => ({
      params: { token: (await ordered(client, await cartWith(client, item(care)))).token_value },
    });
    const [other, own, unpaid] = [await placed(), await placed(), await placed()];
    await done(client.startPayment({ ...own, body: { return_path: '/' } }));
    const stored = async ({ params: { token } }: typeof own) =>
      (await getRow(shop.sandbox.db, 'shop_order', { token }, ['state'])).state;
    shop.controls.setClock(testNow + paymentWindowMs);
    await done(client.getOrder(own));
    await refused(client.startPayment({ ...unpaid, body: { return_path: '/' } }));
    expect([await stored(own), await stored(unpaid)]).toEqual(['cancelled', 'cancelled']);
    expect(await stored(other)).toBe('payment_pending');
    expect(await shop.sandbox.db.selectFrom('mail').select('id').execute()).toEqual([]);
  });

  it('for the mailbox of the sandbox writes the mails that wait, unless the server leaves them to others', async () => {
    shop = await startSandbox();
    const client = shop.client();
    const { number } = await ordered(client, await cartWith(client, item(care)), {
      ...knownBuyer,
      payment: 'invoice',
    });
    const mailbox = async (change = {}) =>
      (await makeSandboxApp({ ...shop.sandbox, ...change }).request('/mailbox')).text();
    expect(await mailbox({ leavesDueWork: true })).not.toContain(number);
    expect(await mailbox()).toContain(number);
  });
});
