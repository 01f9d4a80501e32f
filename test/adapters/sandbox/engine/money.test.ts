import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { beginRefund } from '../../../../src/adapters/sandbox/invoices/begin-refund.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { PaymentProvider } from '../../../../src/application/checkout/payment-provider.ts';
import type { Failure } from '../../../../src/application/shared/failure.ts';
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
/**
 * A payment that another provider knows by `T1`, whose answers to credits are `answers`, the last one for ever. Returns
 * the shop that asks this provider, and what was asked.
 */
const atProvider = async (payment: string, ...answers: readonly E.Either<Failure, void>[]) => {
  const reference = 'T1';
  await sandbox.db.updateTable('provider_payment').set({ reference }).where('id', '=', payment).execute();
  const asked: (readonly [string, ...unknown[]])[] = [];
  const credited = () => asked.filter(([what]) => what === 'credit');
  let status = 'authorized';
  const provider: Partial<PaymentProvider> = {
    standing: () =>
      TE.fromIO(() => ({
        ...{ reference, payment: payment as never, status },
        sum: { amount: 2750 as never, currency: 'EUR' as const },
      })),
    settle: () =>
      TE.fromIO(() => {
        asked.push(['settle']);
        status = 'settled';
      }),
    credit:
      (_, id, { amount }) =>
      async () => {
        asked.push(['credit', reference, id, amount]);
        return answers[Math.min(credited().length, answers.length) - 1] ?? E.right(undefined);
      },
  };
  return { asked, credited, charged: { ...sandbox, provider: provider as PaymentProvider } };
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
    const { charged, credited } = await atProvider(payment);
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
    expect(credited()).toEqual([['credit', 'T1', 'refund-7', 1000]]);
  });

  /** Does the due work every two minutes until a time. */
  const until = async (charged: Sandbox, minutes: number): Promise<void> => {
    for (let at = 0; at <= minutes; at += 2) {
      later(at * 60_000);
      await doDueWork(charged);
    }
  };
  const silence = E.left<Failure>({ _tag: 'Unreachable' });
  const givenUp = () => shop.incidents.filter(({ kind }) => kind === 'job-given-up');

  it('is not credited again once the provider may not recognise the repetition, and staff are told · CHK-35', async () => {
    const { charged, credited } = await atProvider(await paid(), silence);
    await carryOutRefunds('7', 1000);
    await until(charged, 54);
    const early = credited().length;
    expect(early).toBeGreaterThan(20);
    expect(givenUp()).toEqual([]);
    await until(charged, 180);
    expect(credited()).toHaveLength(early);
    expect(givenUp()).toEqual([
      { operation: 'engine.refund', kind: 'job-given-up', detail: 'the outcome of a refund is unknown' },
    ]);
    expect(await order()).not.toHaveProperty('refunded');
  });

  it.each<[string, Failure]>([
    ['there was no connection', { _tag: 'Unreachable', isUnsent: true }],
    ['it was refused', { _tag: 'Refused', code: 'payment.not_possible', violations: [] }],
    ['too much was asked', { _tag: 'Unavailable', status: 429 }],
  ])('is credited late, if until then %s · CHK-35', async (_, failure) => {
    const { charged, credited } = await atProvider(
      await paid(),
      ...Array.from({ length: 40 }, () => E.left(failure)),
      E.right(undefined),
    );
    await carryOutRefunds('7', 1000);
    await until(charged, 120);
    expect(credited()).toHaveLength(41);
    expect((await order()).refunded).toBe(1000);
    expect(givenUp()).toEqual([]);
  });
});

describe('money that arrived when the engine had just cancelled the order', () => {
  const minute = 60_000;
  /** A paid order that is to be squared first, as the notice of another provider leaves it. */
  const cancelled = async (...answers: readonly E.Either<Failure, void>[]) => {
    engine.away = true;
    const payment = await paid();
    const job = { kind: 'payment.square', subject_id: payment, occasion: '', due_at: new Date(testNow - 1) };
    await sandbox.db.insertInto('job').values(job).execute();
    engine.away = false;
    engine.closed = true;
    later(3 * minute);
    return atProvider(payment, ...answers);
  };

  it('is credited, although it was settled before · CHK-11', async () => {
    const { charged, asked } = await cancelled();
    await doDueWork(charged);
    await doDueWork(charged);
    expect(asked.map(([what]) => what)).toEqual(['settle', 'credit']);
    expect((await order()).refunded).toBe(2750);
    later(180 * minute);
    await doDueWork(charged);
    expect(asked).toHaveLength(2);
  });

  it('is not credited again once the provider may not recognise the repetition · CHK-35', async () => {
    const { charged, credited } = await cancelled(E.left({ _tag: 'Unreachable' }));
    for (let minutes = 3; minutes <= 300; minutes += 1) {
      later(minutes * minute);
      await doDueWork(charged);
    }
    expect(credited()).toHaveLength(4);
    expect(shop.incidents.filter(({ kind }) => kind === 'job-given-up')).toMatchObject([
      { operation: 'payment.square' },
    ]);
  });
});
