import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerRow } from '../../../../src/adapters/sandbox/db/customer-tables.ts';
import { makeCompanion } from '../../../../src/adapters/sandbox/engine/companion.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { signedIn } from '../fixtures/customers.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { keptFor, soldNow, startCompanion } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
beforeEach(async () => {
  ({ shop, sandbox } = await startCompanion());
});
afterEach(() => shop.close());

const kept = () =>
  sandbox.db.selectFrom('shop_order').selectAll().where('number', '=', 'OKU-0001-0002').executeTakeFirst();
const letters = async (): Promise<readonly string[]> => {
  const rows = await sandbox.db
    .selectFrom('outbox')
    .select('topic')
    .where('subject_id', '=', 'order-1')
    .orderBy('id')
    .execute();
  return rows.map(({ topic }) => topic);
};
const accountWith = (email: string) =>
  sandbox.db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const follow = (sold: SoldOrder) =>
  sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, sold));
const keep = (sold: SoldOrder) => keptFor(sandbox, sold, { order_type: 'letter' });

describe('the copy of an order placed by an engine', () => {
  it('is opened by its link, and waits for payment as long as the engine does', async () => {
    const wire = await keep(soldNow());
    const { client } = openBrowser(shop);
    expect(await done(client.getOrder({ params: { token: wire.token_value } }))).toEqual(wire);
    expect(wire).toMatchObject({
      number: 'OKU-0001-0002',
      state: 'payment_pending',
      total: 2750,
      checkout_state: 'completed',
      payable_until: new Date(testNow + 30 * 60_000).toISOString(),
    });
    expect(wire.items).toHaveLength(1);
    expect(await letters()).toEqual([]);
    expect(await kept()).toMatchObject({
      email_key: 'mara@example.org',
      country: 'CH',
      source: { order_type: 'letter' },
    });
  });

  it('is made once, whichever report comes first', async () => {
    const first = await keep(soldNow());
    await follow(soldNow());
    expect(await keep(soldNow())).toEqual(first);
    const lines = await sandbox.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_token', '=', 'order-1')
      .execute();
    expect(lines).toHaveLength(1);
  });

  it('arrives a day later if it was paid after the parcels of its day had left · STOCK-11', async () => {
    const placedAt = new Date('2026-11-19T14:59:00Z');
    const paidAt = new Date('2026-11-19T15:09:00Z');
    shop.controls.setClock(placedAt.getTime());
    await keep(soldNow({ placedAt, inStock: true }));
    const arrival = async () => (await kept())?.arrival_min;
    expect(await arrival()).toBe('2026-11-20');
    shop.controls.setClock(paidAt.getTime() + 60_000);
    await follow(soldNow({ placedAt, paidAt, state: 'open' }));
    expect(await arrival()).toBe('2026-11-23');
    await follow(soldNow({ placedAt, paidAt, state: 'open' }));
    expect(await arrival()).toBe('2026-11-23');
  });

  it('is returned again to its customer only, once it joined an account, and to nobody once that is deleted · ORD-3 · CHK-12 · AUTH-32', async () => {
    const { email } = await signedIn(shop);
    const account = await accountWith(email);
    const { id } = account;
    const again = (visitor?: CustomerRow) => makeCompanion(sandbox).keepOrder(soldNow(), visitor);
    const wire = await again();
    // The engine goes on calling it a guest's order.
    await sandbox.db.updateTable('shop_order').set({ customer_id: id }).execute();
    expect(await again(account)).toEqual(wire);
    for (const visitor of [undefined, { ...account, id: id + 1 }])
      expect(await again(visitor)).toBeUndefined();
    await sandbox.db
      .updateTable('shop_order')
      .set({ customer_id: null, account_gone_at: new Date(testNow) })
      .execute();
    for (const visitor of [undefined, account]) expect(await again(visitor)).toBeUndefined();
  });

  it('is confirmed at once if it is paid later, and is not shipped by the shop itself', async () => {
    await keep(soldNow({ state: 'open' }));
    expect(await letters()).toEqual(['order.confirmation']);
    const jobs = await sandbox.db
      .selectFrom('job')
      .select('kind')
      .where('subject_id', '=', 'order-1')
      .execute();
    expect(jobs).toEqual([]);
  });

  it('arrives sooner if all goods were in stock', async () => {
    const there = await keep(soldNow({ token: 'order-2', number: 'OKU-1', inStock: true }));
    const ordered = await keep(soldNow());
    expect(`${there.calculated_arrival_date_max}` < `${ordered.calculated_arrival_date_max}`).toBe(true);
  });

  it('belongs to its customer, in the customer’s shop only', async () => {
    const { client, email } = await signedIn(shop);
    const { id } = await accountWith(email);
    const of = (customerId: string) => soldNow({ cart: { ...soldNow().cart, customerId } });
    await keep(of(String(id)));
    expect((await done(client.getOrdersHistory({ query: {} })))['hydra:totalItems']).toBe(1);
    await keep(soldNow({ ...of(String(id)), token: 'order-3', number: 'AUG-1', brand: 'augental' }));
    await keep(soldNow({ ...of('none of ours'), token: 'order-4', number: 'OKU-2' }));
    expect((await done(client.getOrdersHistory({ query: {} })))['hydra:totalItems']).toBe(1);
  });
});

describe('the warehouse page of a shop on an engine', () => {
  it('ships nothing, because parcels leave at the engine', async () => {
    await keep(soldNow({ state: 'open' }));
    const page = 'http://okulino.localhost:4200/sandbox/warehouse';
    expect(await (await shop.fetch(new Request(page))).text()).not.toContain('OKU-0001-0002');
    const pressed = await shop.fetch(new Request(`${page}/OKU-0001-0002`, { method: 'POST' }));
    expect(pressed.status).toBe(303);
    expect(await kept()).toMatchObject({ state: 'new' });
  });
});

describe('a report of an engine about an order', () => {
  const paidAt = new Date(testNow + 60_000);

  it('creates a copy of an unknown order', async () => {
    await follow(soldNow());
    expect(await kept()).toMatchObject({ state: 'payment_pending' });
  });

  it('marks it as sold once if staff took the money, and ends its open payments', async () => {
    const { token_value } = await keep(soldNow());
    const { client } = openBrowser(shop);
    const begun = await done(
      client.startPayment({ params: { token: token_value }, body: { return_path: '/' } }),
    );
    const paid = soldNow({ state: 'open', paidAt });
    await follow(paid);
    await follow(paid);
    expect(await kept()).toMatchObject({ state: 'new', paid_at: paidAt, expires_at: null });
    expect(await letters()).toEqual(['order.confirmation']);
    const payment = begun.status === 'redirect' ? begun.payment_id : '';
    expect(await done(client.getPaymentOutcome({ params: { token: token_value, payment } }))).toEqual({
      status: 'cancelled',
    });
  });

  it('records that an invoice was paid, without a second confirmation', async () => {
    await keep(soldNow({ state: 'open' }));
    await follow(soldNow({ state: 'open', paidAt }));
    expect(await kept()).toMatchObject({ state: 'new', paid_at: paidAt });
    expect(await letters()).toEqual(['order.confirmation']);
  });

  it('cancels an unpaid order, and notifies its buyer once', async () => {
    await keep(soldNow());
    await follow(soldNow({ state: 'cancelled' }));
    await follow(soldNow({ state: 'cancelled' }));
    expect(await kept()).toMatchObject({ state: 'cancelled', expires_at: null });
    expect(await letters()).toEqual(['order.unpaid']);
  });

  it('cancels an order that staff cancelled after the sale, without calling it unpaid', async () => {
    await keep(soldNow({ state: 'open', paidAt }));
    await follow(soldNow({ state: 'cancelled', paidAt }));
    expect(await kept()).toMatchObject({ state: 'cancelled' });
    expect(await letters()).toEqual(['order.confirmation']);
  });

  it('marks it as shipped once, with the tracking number, even if that comes later · ORD-1', async () => {
    await keep(soldNow({ state: 'open', paidAt }));
    await follow(soldNow({ state: 'shipped', paidAt }));
    expect(await kept()).toMatchObject({ state: 'shipped', tracking: null });
    await follow(soldNow({ state: 'shipped', paidAt, tracking: '99.60.1' }));
    await follow(soldNow({ state: 'shipped', paidAt, tracking: '99.60.1' }));
    expect(await kept()).toMatchObject({ state: 'shipped', tracking: '99.60.1' });
    expect(await letters()).toEqual(['order.confirmation', 'order.dispatched']);
  });

  it('does not reopen a cancelled order', async () => {
    await keep(soldNow());
    await follow(soldNow({ state: 'cancelled' }));
    await follow(soldNow({ state: 'open', paidAt }));
    expect(await kept()).toMatchObject({ state: 'cancelled', paid_at: null });
  });
});
