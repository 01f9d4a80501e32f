import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import { beginRefund } from '../../../../src/adapters/sandbox/invoices/begin-refund.ts';
import { billsOf } from '../../../../src/adapters/sandbox/invoices/bill-store.ts';
import { lawOf } from '../../../../src/adapters/sandbox/law/law-of-order.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { keptFor, soldNow, startCompanion } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
beforeEach(async () => {
  ({ shop, sandbox } = await startCompanion());
});
afterEach(() => shop.close());

const token = 'order-1';
const keep = (sold: SoldOrder) => keptFor(sandbox, sold);
const follow = (sold: SoldOrder) =>
  sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, sold));
const refund = async (id: string, amount: number) => {
  const now = new Date(sandbox.clock.now());
  await sandbox.db.transaction().execute((trx) => beginRefund(trx, { id, token, amount }, now));
  await doDueWork(sandbox);
};
const billed = async () =>
  (await billsOf(sandbox.db, token)).map(({ kind, total, corrects }) => [kind, total, corrects?.number]);

const paidAt = new Date(testNow);
const paid = soldNow({ state: 'open', paidAt });

describe('an order of an engine', () => {
  it('is billed once when it is paid, however often that is reported · DOC-3', async () => {
    await keep(soldNow());
    expect(await billed()).toEqual([]);
    await follow(paid);
    await Promise.all([follow(paid), keep(paid), follow(paid)]);
    expect(await billed()).toEqual([['invoice', 2750, undefined]]);
    expect(await lawOf(sandbox.db, token)).toHaveLength(3);
  });

  it('is billed once if it was shipped before it was reported · DOC-3', async () => {
    await follow(soldNow({ state: 'shipped', paidAt, tracking: '99.60' }));
    await follow(soldNow({ state: 'shipped', paidAt, tracking: '99.60' }));
    expect((await billed()).map(([kind]) => kind)).toEqual(['invoice']);
  });

  it('that was never paid takes no invoice number · DOC-3', async () => {
    await keep(soldNow());
    await follow(soldNow({ state: 'cancelled' }));
    expect(await billed()).toEqual([]);
  });

  it('is credited in full, once, when staff cancel it · DOC-5', async () => {
    await keep(paid);
    await follow(soldNow({ state: 'cancelled', paidAt }));
    await follow(soldNow({ state: 'cancelled', paidAt }));
    const [invoice] = await billsOf(sandbox.db, token);
    expect(await billed()).toEqual([
      ['invoice', 2750, undefined],
      ['credit', 2750, invoice?.number],
    ]);
  });

  it('is credited by the refunded amounts, and never more than was billed · DOC-5', async () => {
    await keep(paid);
    await refund('7', 1000);
    await refund('7', 1000);
    await follow(soldNow({ state: 'cancelled', paidAt }));
    await refund('8', 1750);
    expect((await billed()).map(([kind, total]) => [kind, total])).toEqual([
      ['invoice', 2750],
      ['credit', 1000],
      ['credit', 1750],
    ]);
  });
});
