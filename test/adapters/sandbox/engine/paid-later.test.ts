import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { pressed } from '../fixtures/pressed.ts';
import { done, knownBuyer } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { keptFor, soldNow, startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, sandbox, engine } = await startCompanion());
  const { cart } = soldNow();
  const known = { ...cart, email: knownBuyer.email, billingAddress: knownBuyer.billing };
  await keptFor(sandbox, soldNow({ cart: known }));
});
afterEach(() => shop.close());

const token = 'order-1';
const params = { token: token as never };
const order = () => done(openBrowser(shop).client.getOrder({ params }));
const start = (method: string) =>
  done(openBrowser(shop).client.startPayment({ params, body: { return_path: '/', method } }));
const letters = async (subject: string): Promise<number> => {
  const rows = await sandbox.db
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', knownBuyer.email)
    .execute();
  return rows.filter((mail) => mail.subject.includes(subject)).length;
};
const cancelledAtEngine = () =>
  sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, soldNow({ state: 'cancelled' })));

describe('an order of an engine that is paid later by invoice', () => {
  it('is reported to the engine once, so that it is not cancelled there · CHK-12', async () => {
    expect(await start('invoice')).toEqual({ status: 'settled' });
    await doDueWork(sandbox);
    expect(await start('invoice')).toEqual({ status: 'settled' });
    await doDueWork(sandbox);
    expect(engine.told).toEqual([['later', token, 'invoice']]);
    expect(await order()).toMatchObject({ state: 'new' });
    expect(await order()).not.toHaveProperty('paid_at');
  });

  it('is reported again while the engine is away', async () => {
    engine.away = true;
    await start('invoice');
    await doDueWork(sandbox);
    engine.away = false;
    shop.controls.setClock(testNow + 2 * 60_000);
    await doDueWork(sandbox);
    expect(engine.told).toEqual([['later', token, 'invoice']]);
    expect((await order()).state).toBe('new');
  });

  it.each([
    ['before the engine says so', async () => undefined],
    ['after the engine said so', cancelledAtEngine],
  ])(
    'is cancelled, and the buyer is told once, if the engine had just cancelled it: %s',
    async (_, notice) => {
      engine.closed = true;
      await start('invoice');
      await notice();
      await doDueWork(sandbox);
      await cancelledAtEngine();
      await doDueWork(sandbox);
      expect((await order()).state).toBe('cancelled');
      expect(await letters('wurde storniert')).toBe(1);
    },
  );

  it('ends a payment begun before, which no longer counts', async () => {
    const page = await start('visa');
    if (page.status !== 'redirect') throw new Error('not begun');
    await start('invoice');
    await shop.fetch(pressed(page.redirect_url, 'succeed'));
    await doDueWork(sandbox);
    expect(engine.told).toEqual([['later', token, 'invoice']]);
    expect((await order()).state).toBe('new');
  });
});
