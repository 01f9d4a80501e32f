import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { prepareDatabase } from '../../../../src/adapters/sandbox/prepare-database.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, daily, done, item, stoppedCare, tenCare } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop?.close());

const at = async (when: string, there = shop): Promise<void> => {
  there.controls.setClock(Date.parse(when));
  await doDueWork(there.sandbox);
};
const now = () => shop.controls.setClock(testNow);
const rowOf = (id: string, there = shop) =>
  there.sandbox.db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ordersOf = (email: string, there = shop) =>
  there.sandbox.db
    .selectFrom('shop_order')
    .selectAll()
    .where('email', '=', email)
    .where('state', '=', 'new')
    .orderBy('created_at')
    .execute();
const stockOf = async (variant: string) =>
  (
    await shop.sandbox.db
      .selectFrom('stock')
      .select('on_hand')
      .where('variant_id', '=', variant)
      .executeTakeFirstOrThrow()
  ).on_hand;
const subjects = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject);

describe('a delivery that is due', () => {
  it('is ordered once, on its day, at that day’s price, from the shelf, and confirmed · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(shop);
    const before = await stockOf(care);
    await at('2026-12-18T22:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    await shop.sandbox.db
      .updateTable('product_price')
      .set({ price: 1234, bulk: '[]' as never })
      .where('product_id', '=', Number(care))
      .execute();
    await at('2026-12-19T06:00:00Z');
    await Promise.all([doDueWork(shop.sandbox), doDueWork(shop.sandbox)]);
    const [order, ...others] = await ordersOf(email);
    expect(others).toEqual([]);
    expect(order?.basket).toMatchObject({
      subscription: true,
      subscription_frequency: 30,
      items: [{ product_id: care, quantity: 2, unit_price: 1234 }],
    });
    expect(await stockOf(care)).toBe(before - 2);
    expect(await rowOf(subscription.id)).toMatchObject({
      next_date: '2027-01-18',
      problem: null,
      state: 'active',
    });
    const confirmations = (await mailsTo(shop, email)).filter(({ subject }) =>
      subject.includes(order?.number ?? '-'),
    );
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]?.text).toContain('Diese Bestellung kommt aus einem Abo.');
  });

  it('is told of some days before, once, while it can still be changed · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(shop);
    const told = async () => (await subjects(email)).filter((one) => one.includes('Bestellung am'));
    await at('2026-12-14T12:00:00Z');
    expect(await told()).toEqual([]);
    await at('2026-12-15T06:00:00Z');
    await Promise.all([doDueWork(shop.sandbox), doDueWork(shop.sandbox)]);
    expect(await told()).toEqual([`Abo ${subscription.id}: Bestellung am 19.12.2026`]);
    await at('2026-12-19T06:00:00Z');
    expect(await told()).toHaveLength(1);
    // The next one was looked at too late: the order itself is word enough.
    await at('2027-01-17T06:00:00Z');
    expect(await told()).toHaveLength(1);
  });

  it.each(['paused', 'cancelled'] as const)('is not told of where it is %s · ACC-5', async (state) => {
    now();
    const { client, email, subscription } = await subscribed(shop);
    const { id, version } = subscription;
    await done(client.updateSubscription({ params: { id }, body: { version, state } }));
    await at('2026-12-15T06:00:00Z');
    expect((await subjects(email)).filter((one) => one.includes('Bestellung am'))).toEqual([]);
  });

  it('brings no gift, for nobody is there who could decline it · ACC-5 · CART-14', async () => {
    const gift = { productId: tenCare, from: 1 as Minor };
    const there = await startSandbox(undefined, {
      shops: { ...shops, okulino: { ...shops.okulino, gift } },
    });
    const { client, email } = await subscribed(there);
    const cart = await cartWith(client, item(care, 2));
    expect(cart.items.filter(({ is_gift }) => is_gift)).toHaveLength(1);
    await at('2026-12-19T06:00:00Z', there);
    const [order] = await ordersOf(email, there);
    expect(order?.basket.items.map(({ is_gift }) => is_gift === true)).toEqual([false]);
    await there.close();
  });

  it('is not made up for when its day was missed: one comes, and the rhythm stays · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(shop);
    await at('2027-04-01T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
    expect((await rowOf(subscription.id)).next_date).toBe('2027-04-18');
  });

  it('does not come while it rests, was left out or is over · ACC-5', async () => {
    now();
    const { client, email, subscription } = await subscribed(shop);
    const params = { id: subscription.id };
    await done(client.updateSubscription({ params, body: { version: 1, state: 'paused' } }));
    await at('2026-12-20T06:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    now();
    await done(client.updateSubscription({ params, body: { version: 2, state: 'active' } }));
    await done(client.updateSubscription({ params, body: { version: 3, skip_order_date: '2026-12-19' } }));
    await at('2026-12-20T06:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    await at('2027-01-18T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
    now();
    await done(client.updateSubscription({ params, body: { version: 5, state: 'cancelled' } }));
    await at('2027-06-01T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it('comes without what is gone, and says so; a pair comes whole or not at all · ACC-5', async () => {
    now();
    const curve = { radius: '8.5', diameter: '14.2' };
    const pair = (eye: 'right' | 'left', sphere: string) =>
      item(daily, 1, { ...curve, sphere }, { meta: { eye, pair_id: 'p' } });
    const { email, subscription } = await subscribed(
      shop,
      pair('right', '-2.00'),
      pair('left', '-1.00'),
      item(care),
    );
    const lines = (await rowOf(subscription.id)).lines.map((line) =>
      line.meta.eye === 'left' ? { ...line, options: { ...line.options, sphere: '+99.00' } } : line,
    );
    await shop.sandbox.db
      .updateTable('subscription')
      .set({ lines: JSON.stringify(lines) as never })
      .where('id', '=', subscription.id)
      .execute();
    await at('2026-12-19T06:00:00Z');
    const [order] = await ordersOf(email);
    expect(order?.basket.items.map(({ product_id }) => product_id)).toEqual([care]);
    expect((await rowOf(subscription.id)).problem).toMatchObject({ code: 'goods_left_out' });
    expect(await subjects(email)).toContain(`Abo ${subscription.id}: ein Teil fehlt`);
  });

  it('is tried again when nothing lies on the shelf, and rests in the end · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(shop, item(stoppedCare));
    await shop.sandbox.db
      .updateTable('stock')
      .set({ on_hand: 0 })
      .where('variant_id', '=', stoppedCare)
      .execute();
    await at('2026-12-19T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({
      failures: 1,
      retry_on: '2026-12-20',
      state: 'active',
      problem: { code: 'goods_missing' },
    });
    await at('2026-12-20T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({ failures: 2, retry_on: '2026-12-23' });
    await at('2026-12-23T06:00:00Z');
    expect(await rowOf(subscription.id)).toMatchObject({
      state: 'paused',
      retry_on: null,
      problem: { code: 'goods_gone' },
    });
    expect(await ordersOf(email)).toEqual([]);
    expect(await subjects(email)).toEqual(
      expect.arrayContaining([
        `Abo ${subscription.id}: gerade nicht lieferbar`,
        `Abo ${subscription.id} pausiert: nicht mehr erhältlich`,
      ]),
    );
  });

  it('rests at once where all of it has gone, and where an address is not served · ACC-5', async () => {
    now();
    const gone = await subscribed(shop, item(care));
    const far = await subscribed(shop, item(care));
    const [line] = (await rowOf(gone.subscription.id)).lines;
    const { db } = shop.sandbox;
    await db
      .updateTable('subscription')
      .set({ lines: JSON.stringify([{ ...line, product_id: '99999', variant_id: '99999' }]) as never })
      .where('id', '=', gone.subscription.id)
      .execute();
    await db
      .updateTable('subscription')
      .set({
        shipping_address: JSON.stringify({
          ...far.subscription.shipping_address,
          country_code: 'LT',
        }) as never,
      })
      .where('id', '=', far.subscription.id)
      .execute();
    await at('2026-12-19T06:00:00Z');
    expect(await rowOf(gone.subscription.id)).toMatchObject({
      state: 'paused',
      problem: { code: 'goods_gone' },
    });
    expect(await rowOf(far.subscription.id)).toMatchObject({
      state: 'paused',
      problem: { code: 'not_deliverable' },
    });
  });

  it('is tried again when its payment is refused, then rests; another way to pay sets it going · ACC-5', async () => {
    now();
    const { client, email, subscription } = await subscribed(shop, item(care));
    const { db } = shop.sandbox;
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

  it('comes until its last day, and is over then · ACC-5', async () => {
    now();
    const { client, email, subscription } = await subscribed(shop);
    const declaration = { name: 'Mara Keller', number: subscription.id, email, kind: 'ordinary' } as const;
    await done(client.cancelContract({ body: { ...declaration, ends_on: '2026-12-31' } }));
    await at('2026-12-19T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
    await at('2027-01-01T06:00:00Z');
    expect((await rowOf(subscription.id)).state).toBe('cancelled');
    await at('2027-01-20T06:00:00Z');
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it('is paid by what its customer had kept; forgotten or run out, that is declined · ACC-5 · ACC-7', async () => {
    now();
    const { client, email, subscription } = await subscribed(shop);
    const { db } = shop.sandbox;
    const { customer_id } = await rowOf(subscription.id);
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

  it('goes with the account of its customer · ACC-5', async () => {
    now();
    const { email, subscription } = await subscribed(shop);
    await shop.sandbox.db.deleteFrom('customer').where('email', '=', email).execute();
    await at('2027-02-01T06:00:00Z');
    expect(await ordersOf(email)).toEqual([]);
    expect(
      await shop.sandbox.db
        .selectFrom('subscription')
        .select('id')
        .where('id', '=', subscription.id)
        .execute(),
    ).toEqual([]);
    expect(shop.incidents).toEqual([]);
  });
});

it('survives a restart on disk, and is ordered once all the same · ACC-5', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dioptra-abo-'));
  const dataDir = join(root, 'shop');
  try {
    const first = await startSandbox({ dataDir });
    await prepareDatabase(first.sandbox.db, shops, testNow);
    const { email, subscription } = await subscribed(first);
    await at('2026-12-19T06:00:00Z', first);
    await first.close();
    const second = await startSandbox({ dataDir });
    await at('2026-12-19T07:00:00Z', second);
    expect(await ordersOf(email, second)).toHaveLength(1);
    await at('2027-01-18T06:00:00Z', second);
    expect(await ordersOf(email, second)).toHaveLength(2);
    expect((await rowOf(subscription.id, second)).next_date).toBe('2027-02-17');
    await second.close();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}, 120_000);
