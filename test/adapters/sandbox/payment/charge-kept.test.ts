import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { takeStanding } from '../../../../src/adapters/sandbox/payment/take-standing.ts';
import { charge } from '../../../../src/adapters/sandbox/subscriptions/charge.ts';
import type {
  PaymentProvider,
  PaymentStanding,
} from '../../../../src/application/checkout/payment-provider.ts';
import type { Failure } from '../../../../src/application/shared/failure.ts';
import type { PaymentId } from '../../../../src/domain/checkout/payment.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';
import { signedIn } from '../fixtures/customers.ts';
import { unpaid } from '../fixtures/kept-alias.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const silence: Failure = { _tag: 'Unreachable' };
const unsent: Failure = { _tag: 'Unreachable', isUnsent: true };
const minute = 60_000;

let shop: TestSandbox | undefined;
afterEach(() => shop?.close());

/** A delivery whose stored card is charged at a provider that answers each charge by `answers`, the last one for ever. */
const charging = async (...answers: readonly E.Either<Failure, { readonly reference: string }>[]) => {
  const sent: string[] = [];
  const squared: string[] = [];
  const standings = new Map<string, PaymentStanding>();
  const provider = {
    charge:
      ({ payment }) =>
      async () => {
        const answer = answers[Math.min(sent.length, answers.length - 1)] ?? E.left(silence);
        sent.push(payment);
        return answer;
      },
    standing: (reference) => {
      const standing = standings.get(reference);
      return standing ? TE.right(standing) : TE.left({ _tag: 'NotFound' });
    },
    settle: (reference) => TE.fromIO(() => void squared.push(`settle ${reference}`)),
    release: (reference) => TE.fromIO(() => void squared.push(`release ${reference}`)),
    credit: (reference) => TE.fromIO(() => void squared.push(`credit ${reference}`)),
  } satisfies Partial<PaymentProvider> as unknown as PaymentProvider;
  const opened = await startSandbox(undefined, { provider });
  shop = opened;
  const { sandbox, controls } = opened;
  const { db } = sandbox;
  const order = await unpaid(await signedIn(opened));
  // An order of a subscription waits for its payment.
  await db
    .updateTable('shop_order')
    .set({ expires_at: new Date(testNow + 40 * 24 * 60 * minute) })
    .where('token', '=', order.token_value)
    .execute();
  const expires_at = new Date('2029-01-01T00:00:00Z');
  await db
    .insertInto('provider_alias')
    .values({ alias: 'card', method: 'visa', last_digits: '4242', expires_at })
    .execute();
  const row = { payment_method: 'visa', payment_alias: 'card', customer_id: null };
  await db.transaction().execute((trx) => charge(trx, sandbox, row, order, new Date(testNow)));
  const at = async (minutes: number): Promise<void> => {
    controls.setClock(testNow + minutes * minute);
    await doDueWork(sandbox);
  };
  const standingOf = (status: string): PaymentStanding => ({
    reference: 'T-1',
    payment: (sent[0] ?? '') as PaymentId,
    status,
    sum: { amount: order.total as Minor, currency: order.currency_code },
  });
  return {
    at,
    sent,
    squared,
    /** The provider reports what became of the first charge. */
    report: async (status: string) => {
      standings.set('T-1', standingOf(status));
      await takeStanding(sandbox, standingOf(status));
      await doDueWork(sandbox);
    },
    stateOf: async () => {
      const { status } = await db
        .selectFrom('payment')
        .select('status')
        .where('order_token', '=', order.token_value)
        .executeTakeFirstOrThrow();
      const { state } = await db
        .selectFrom('shop_order')
        .select('state')
        .where('token', '=', order.token_value)
        .executeTakeFirstOrThrow();
      return [status, state];
    },
    incidents: () => opened.incidents.filter(({ kind }) => kind === 'job-given-up'),
    payOtherwise: () =>
      db
        .updateTable('shop_order')
        .set({ state: 'new', paid_at: new Date(testNow) })
        .where('token', '=', order.token_value)
        .execute(),
  };
};

/** Every five minutes of so many hours, as the server does its due work. */
const until = async (at: (minutes: number) => Promise<void>, hours: number, from = 0): Promise<void> => {
  for (let minutes = from; minutes <= hours * 60; minutes += 5) await at(minutes);
};

describe('the charge of a stored payment method', () => {
  it('is repeated while the provider recognises it, and not after that · SUBS-11', async () => {
    const { at, sent, stateOf, incidents } = await charging(E.left(silence));
    await until(at, 0.9);
    expect(sent).toHaveLength(6);
    expect(new Set(sent).size).toBe(1);
    expect(await stateOf()).toEqual(['pending', 'payment_pending']);
    await until(at, 8, 55);
    expect(sent).toHaveLength(6);
    expect(await stateOf()).toEqual(['declined', 'payment_pending']);
    expect(incidents()).toHaveLength(1);
  });

  it('goes on for a day while the provider cannot be reached at all · SUBS-11', async () => {
    const { at, sent, stateOf } = await charging(
      ...Array.from({ length: 8 }, () => E.left(unsent)),
      E.right({ reference: 'T-1' }),
    );
    await until(at, 8);
    expect(sent).toHaveLength(9);
    expect(await stateOf()).toEqual(['pending', 'payment_pending']);
  });

  it('counts from the first that may have arrived · SUBS-11', async () => {
    const { at, sent } = await charging(E.left(unsent), E.left(silence), E.left(unsent));
    await until(at, 8);
    expect(sent.length).toBeGreaterThan(2);
    expect(sent.length).toBeLessThan(8);
  });

  it('is sold by a report that comes after all · SUBS-11', async () => {
    const { at, report, stateOf, squared } = await charging(E.left(silence));
    await until(at, 2);
    await report('authorized');
    expect(await stateOf()).toEqual(['succeeded', 'new']);
    expect(squared).toEqual(['settle T-1']);
  });

  it('is released by such a report if the order was paid otherwise · SUBS-11', async () => {
    const { at, report, payOtherwise, squared } = await charging(E.left(silence));
    await until(at, 2);
    await payOtherwise();
    await report('authorized');
    expect(squared).toEqual(['release T-1']);
  });

  it('ends with a refusal, and with an answer · SUBS-10', async () => {
    const refused = await charging(E.left({ _tag: 'Refused', code: 'payment.declined', violations: [] }));
    await until(refused.at, 1);
    expect([refused.sent.length, await refused.stateOf()]).toEqual([1, ['declined', 'payment_pending']]);
    await shop?.close();
    const answered = await charging(E.right({ reference: 'T-1' }));
    await until(answered.at, 2);
    expect(answered.sent).toHaveLength(1);
  });
});
