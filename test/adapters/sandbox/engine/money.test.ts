import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { beginRefund } from '../../../../src/adapters/sandbox/invoices/begin-refund.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { PaymentProvider } from '../../../../src/application/checkout/payment-provider.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { pressed } from '../fixtures/pressed.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { keptFor, soldNow, startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, sandbox, engine } = await startCompanion());
});
afterEach(() => shop.close());

const token = 'order-1';
const later = (ms: number) => shop.controls.setClock(testNow + ms);
const order = () => done(openBrowser(shop).client.getOrder({ params: { token: token as never } }));

/** The buyer pays at the provider; returns the payment's id. */
const paid = async (): Promise<string> => {
  await keptFor(sandbox, soldNow());
  const { client } = openBrowser(shop);
  const begun = await done(
    client.startPayment({ params: { token: token as never }, body: { return_path: '/' } }),
  );
  if (begun.status !== 'redirect') throw new Error('not begun');
  await shop.fetch(pressed(begun.redirect_url, 'succeed'));
  return begun.payment_id;
};
const mails = async (): Promise<readonly string[]> => {
  const rows = await sandbox.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', 'mara@example.org')
    .execute();
  return rows.map(({ text }) => text);
};

describe('money for an order of an engine', () => {
  it('is reported to the engine once, when it arrives · CHK-12', async () => {
    const payment = await paid();
    expect((await order()).state).toBe('new');
    await doDueWork(sandbox);
    await doDueWork(sandbox);
    expect(engine.told).toEqual([['paid', token, 'visa', payment]]);
  });

  it('is reported again while the engine is away', async () => {
    engine.away = true;
    const payment = await paid();
    await doDueWork(sandbox);
    expect(engine.told).toEqual([]);
    engine.away = false;
    later(2 * 60_000);
    await doDueWork(sandbox);
    expect(engine.told).toEqual([['paid', token, 'visa', payment]]);
    expect((await order()).state).toBe('new');
  });

  it('is reported within half an hour, however long the engine was away before · CHK-12', async () => {
    engine.away = true;
    const payment = await paid();
    const minute = 60_000;
    for (let at = 0; at <= 26 * minute; at += 20_000) {
      later(at);
      await doDueWork(sandbox);
    }
    expect(engine.told).toEqual([]);
    engine.away = false;
    later(28 * minute);
    await doDueWork(sandbox);
    expect(engine.told).toEqual([['paid', token, 'visa', payment]]);
  });

  it('is refunded if the engine had just cancelled the order', async () => {
    engine.closed = true;
    await paid();
    await doDueWork(sandbox);
    expect(await order()).toMatchObject({ state: 'cancelled', refunded: 2750 });
    expect(await order()).not.toHaveProperty('given_back');
    expect(await order()).not.toHaveProperty('paid_at');
    await doDueWork(sandbox);
    expect((await order()).refunded).toBe(2750);
    expect((await mails()).filter((text) => text.includes('schon storniert'))).toHaveLength(1);
  });

  it('that is missing does not cancel the order in the shop: only the engine decides that', async () => {
    await keptFor(sandbox, soldNow());
    later(60 * 60_000);
    await doDueWork(sandbox);
    expect((await order()).state).toBe('payment_pending');
  });
});

describe('money refunded by staff', () => {
  const carryOutRefunds = (id: string, amount: number) =>
    sandbox.db
      .transaction()
      .execute((trx) => beginRefund(trx, { id, token, amount }, new Date(sandbox.clock.now())));

  it('is refunded in part, reported to engine and buyer once, and shown on the order', async () => {
    await paid();
    await carryOutRefunds('7', 1000);
    await carryOutRefunds('7', 1000);
    await doDueWork(sandbox);
    await carryOutRefunds('7', 1000);
    await doDueWork(sandbox);
    expect(engine.told.filter(([what]) => what === 'refunded')).toEqual([['refunded', token, 1000, '7']]);
    expect(await order()).toMatchObject({ state: 'new', refunded: 1000, given_back: 1000 });
    expect((await mails()).filter((text) => text.includes('zurückgezahlt'))).toHaveLength(1);
  });

  it('adds up, and waits while the engine is away', async () => {
    await paid();
    await doDueWork(sandbox);
    engine.away = true;
    await carryOutRefunds('7', 1000);
    await carryOutRefunds('8', 750);
    await doDueWork(sandbox);
    expect(await order()).not.toHaveProperty('refunded');
    engine.away = false;
    later(2 * 60_000);
    await doDueWork(sandbox);
    expect((await order()).refunded).toBe(1750);
  });

  it('is credited by the provider once, however long the engine is away', async () => {
    const payment = await paid();
    await doDueWork(sandbox);
    await sandbox.db
      .updateTable('provider_payment')
      .set({ reference: 'T1' })
      .where('id', '=', payment)
      .execute();
    const credited: (readonly [string, string, number])[] = [];
    const provider: Partial<PaymentProvider> = {
      credit: (reference, id, { amount }) =>
        TE.fromIO(() => {
          credited.push([reference, id, amount]);
        }),
    };
    const charged = { ...sandbox, provider: provider as PaymentProvider };
    engine.away = true;
    await carryOutRefunds('7', 1000);
    for (const minutes of [0, 2, 90]) {
      later(minutes * 60_000);
      await doDueWork(charged);
    }
    expect(engine.told.filter(([what]) => what === 'refunded')).toEqual([]);
    expect((await order()).refunded).toBe(1000);
    engine.away = false;
    later(100 * 60_000);
    await doDueWork(charged);
    expect(engine.told.filter(([what]) => what === 'refunded')).toEqual([['refunded', token, 1000, '7']]);
    expect(credited).toEqual([['T1', 'refund-7', 1000]]);
  });
});
