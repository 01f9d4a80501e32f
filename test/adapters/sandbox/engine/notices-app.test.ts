import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { isSigned, makeNoticesApp } from '../../../../src/adapters/sandbox/engine/notices-app.ts';
import { channels } from '../../engine-vendure/start-engine-shop.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { soldNow, startCompanion, type ToldEngine } from './sold.ts';

const secret = 's'.repeat(32);
const now = Math.floor(testNow / 1000);
const signature = (body: string, at = now, by = secret): string =>
  `t=${at},v1=${createHmac('sha256', by).update(`${at}.${body}`).digest('hex')}`;

describe('the signature of a notice', () => {
  it.each([
    ['is accepted', signature('{}'), true],
    ['is rejected with another text', signature('{ }'), false],
    ['is rejected with another secret', signature('{}', now, 'x'.repeat(32)), false],
    ['is rejected if it is six minutes old', signature('{}', now - 360), false],
    ['is rejected if its time is in the future', signature('{}', now + 360), false],
    ['is accepted if it is four minutes old', signature('{}', now - 240), true],
    ['is rejected with a changed time', signature('{}').replace(`t=${now}`, `t=${now + 1}`), false],
    ['is rejected without a signature', '', false],
    ['is rejected with a truncated signature', signature('{}').slice(0, -2), false],
  ])('%s', (_, header, expected) => expect(isSigned(secret, header, '{}', testNow)).toBe(expected));
});

let shop: TestSandbox;
let engine: ToldEngine;
let app: Hono;
let ranges = 0;
beforeEach(async () => {
  const started = await startCompanion();
  ({ shop, engine } = started);
  ranges = 0;
  app = makeNoticesApp(started.sandbox, {
    secret,
    channels: { ...channels, okulino: 'oku' },
    onRange: () => (ranges += 1),
  });
});
afterEach(() => shop.close());

const tell = async (notice: unknown, header?: string): Promise<number> => {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const { status } = await app.request('/engine/notices', {
    method: 'POST',
    headers: { 'x-dioptra-signature': header ?? signature(body) },
    body,
  });
  return status;
};
const ofOrder = (id: string, kind: string, rest: object = {}) => ({
  id,
  kind,
  at: '2026-11-19T09:00:00Z',
  channel: 'oku',
  order: 'order-1',
  number: 'OKU-0001-0002',
  ...rest,
});
const state = async () =>
  (
    await shop.sandbox.db
      .selectFrom('shop_order')
      .select('state')
      .where('token', '=', 'order-1')
      .executeTakeFirst()
  )?.state;

describe('the notices endpoint of an engine', () => {
  it('copies an order in its current state, however old the notice is', async () => {
    engine.stands = soldNow({ state: 'shipped', paidAt: new Date(testNow) });
    expect(await tell(ofOrder('1', 'order.placed'))).toBe(204);
    expect(await state()).toBe('shipped');
  });

  it('handles each notice once', async () => {
    engine.stands = soldNow();
    await tell(ofOrder('1', 'order.placed'));
    engine.stands = soldNow({ state: 'cancelled' });
    expect(await tell(ofOrder('1', 'order.placed'))).toBe(204);
    expect(await state()).toBe('payment_pending');
    await tell(ofOrder('2', 'order.cancelled'));
    expect(await state()).toBe('cancelled');
  });

  it('reads an order again if staff corrected its lens values', async () => {
    const [line] = soldNow().cart.lines;
    if (!line) throw new Error('no line');
    const mended = { ...line, variantId: '20012:color=blue', options: { color: 'blue' } };
    engine.stands = soldNow();
    await tell(ofOrder('1', 'order.placed'));
    engine.stands = soldNow({ cart: { ...soldNow().cart, lines: [mended] } });
    expect(await tell(ofOrder('2', 'order.changed'))).toBe(204);
    const { basket } = await shop.sandbox.db
      .selectFrom('shop_order')
      .select('basket')
      .where('token', '=', 'order-1')
      .executeTakeFirstOrThrow();
    expect(basket.items.map(({ variant_id }) => variant_id)).toEqual(['20012:color=blue']);
  });

  it('starts a pending refund, but not one that is already settled', async () => {
    engine.stands = soldNow({ state: 'open', paidAt: new Date(testNow) });
    await tell(ofOrder('1', 'order.refunded', { refund: '7', amount: 500, refundState: 'Pending' }));
    await tell(ofOrder('2', 'order.refunded', { refund: '8', amount: 600, refundState: 'Settled' }));
    await doDueWork(shop.sandbox);
    expect(engine.told).toEqual([['refunded', 'order-1', 500, '7']]);
  });

  it('does not bring back an order that was deleted after its years · LAW-40', async () => {
    const old = (placed: string) => soldNow({ state: 'shipped', placedAt: new Date(placed) });
    engine.stands = old('2015-12-31T09:00:00Z');
    expect(await tell(ofOrder('1', 'order.changed'))).toBe(204);
    expect(await state()).toBeUndefined();
    engine.stands = old('2016-01-02T09:00:00Z');
    expect(await tell(ofOrder('2', 'order.changed'))).toBe(204);
    expect(await state()).toBe('shipped');
  });

  it('stores which withdrawal a refund belongs to, if staff named one · LAW-37', async () => {
    engine.stands = soldNow({ state: 'open', paidAt: new Date(testNow) });
    const begun = { amount: 500, refundState: 'Pending' };
    await tell(ofOrder('1', 'order.refunded', { ...begun, refund: '7', receipt: 'WD-0001-0002-0003' }));
    await tell(ofOrder('2', 'order.refunded', { ...begun, refund: '8', receipt: null }));
    const refunds = await shop.sandbox.db
      .selectFrom('order_refund')
      .select(['id', 'receipt'])
      .orderBy('id')
      .execute();
    expect(refunds).toEqual([
      { id: '7', receipt: 'WD-0001-0002-0003' },
      { id: '8', receipt: null },
    ]);
  });

  it('responds 503 while it cannot read the order', async () => {
    engine.stands = soldNow();
    engine.away = true;
    expect(await tell(ofOrder('1', 'order.placed'))).toBe(503);
    engine.away = false;
    expect(await tell(ofOrder('1', 'order.placed'))).toBe(204);
    expect(await state()).toBe('payment_pending');
  });

  it('reports a change of the range', async () => {
    expect(await tell({ id: '1', kind: 'product.changed', channel: 'oku', products: ['10010'] })).toBe(204);
    expect(await tell({ id: '2', kind: 'category.changed', category: 'toric' })).toBe(204);
    expect(ranges).toBe(2);
  });

  it('accepts but ignores a notice of an unknown order or shop', async () => {
    expect(await tell(ofOrder('1', 'order.placed'))).toBe(204);
    engine.stands = soldNow();
    expect(await tell(ofOrder('2', 'order.placed', { channel: 'elsewhere' }))).toBe(204);
    expect(await state()).toBeUndefined();
  });

  it('rejects a notice without a valid signature', async () => {
    engine.stands = soldNow();
    const notice = ofOrder('1', 'order.placed');
    expect(await tell(notice, '')).toBe(401);
    expect(await tell(notice, signature('other'))).toBe(401);
    expect(await state()).toBeUndefined();
  });

  it('rejects an invalid notice', async () => {
    expect(await tell('no json')).toBe(400);
    expect(await tell({ kind: 'order.placed' })).toBe(400);
    expect(await tell('x'.repeat(70_000))).toBe(413);
  });
});
