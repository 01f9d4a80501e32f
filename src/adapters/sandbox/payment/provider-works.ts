import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaymentProvider } from '../../../application/checkout/payment-provider.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import { dueAtProvider } from '../../../domain/checkout/provider-due.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { ProviderPaymentRow } from '../db/commerce-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import { waitForCharge } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import type { Sandbox } from '../sandbox.ts';
import { creditOnce, isRecognised, notCarriedOut } from './credit-once.ts';

/** Runs a provider task. A failed job is retried. */
const done = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  const answer = await task();
  if (E.isRight(answer)) return answer.right;
  throw notCarriedOut(answer.left);
};

/** Returns the provider. Throws if there is none, since only a server with a provider creates such jobs. */
const providerIn = (provider: PaymentProvider | undefined): PaymentProvider => {
  if (!provider) throw Object.assign(new Error('There is no payment provider'), { code: 'NoProvider' });
  return provider;
};

const readPayment = (db: Db, id: string) =>
  db
    .selectFrom('payment')
    .innerJoin('provider_payment', 'provider_payment.id', 'payment.id')
    .leftJoin('provider_alias', 'provider_alias.alias', 'payment.alias')
    .select([
      'payment.status',
      'payment.method',
      'payment.amount',
      'payment.currency',
      'payment.alias',
      'provider_payment.order_number',
      'provider_payment.reference',
      'provider_payment.asked_at',
      'provider_payment.credit_asked_at',
      'provider_alias.expires_at',
    ])
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow();

const nothingToWrite = async (): Promise<void> => undefined;

const setPayment = async (
  db: Db,
  id: PaymentId,
  change: Partial<Pick<ProviderPaymentRow, 'status' | 'reference' | 'asked_at' | 'credit_asked_at'>>,
): Promise<void> => {
  await db.updateTable('provider_payment').set(change).where('id', '=', id).execute();
};

const square = async (
  { db, clock, report }: Sandbox,
  provider: PaymentProvider,
  id: PaymentId,
  operation: string,
): Promise<void> => {
  const { status, reference, amount, currency, credit_asked_at } = await readPayment(db, id);
  if (reference === null) return;
  const standing = await done(provider.standing(reference));
  const sum = { amount: amount as Minor, currency };
  switch (dueAtProvider(status, standing.status)) {
    case 'settle':
      return done(provider.settle(reference, id, sum));
    case 'release':
      return done(provider.release(reference, id));
    case 'credit':
      return creditOnce({ provider, clock, report }, operation, {
        ...{ reference, payment: id, sum, askedAt: credit_asked_at },
        note: (at) => setPayment(db, id, { credit_asked_at: at }),
      }).then(() => undefined);
    case undefined:
      return;
  }
};

/** Settles the payment of a valid order, and releases or credits money that is not due. Source: CHK-11. */
export const squarePayment: OutsideWork = {
  outside: async (sandbox, { subject_id, kind }) => {
    await square(sandbox, providerIn(sandbox.provider), subject_id as PaymentId, kind);
    return nothingToWrite;
  },
};

/**
 * Charges a saved payment method for an order agreed to beforehand. The outcome is queried afterwards. If the charge is
 * refused, the order stays open for the customer to pay manually. So it does if a charge may have arrived but was never
 * answered while the provider would have recognised it: another one could authorise the money twice. What the provider
 * reports later still counts, and is released if the order was paid otherwise. Source: SUBS-11.
 */
export const chargeKept: OutsideWork = {
  waitAfter: waitForCharge,
  outside: async ({ db, provider, clock, report }, { subject_id, tries, kind }) => {
    const asked = providerIn(provider);
    const id = subject_id as PaymentId;
    const { status, method, amount, currency, alias, order_number, reference, expires_at, asked_at } =
      await readPayment(db, id);
    const fail = (trx: Trx) => setPayment(trx, id, { status: 'failed' });
    const giveUp = () => {
      report({ operation: kind, kind: 'job-given-up', detail: 'the outcome of a charge is unknown' });
      return fail;
    };
    if (status !== 'pending' || reference !== null) return nothingToWrite;
    const now = clock.now();
    if (!isRecognised(asked_at, now)) return giveUp();
    if (alias === null || expires_at === null) return fail;
    // Written before the charge is sent: the process may end meanwhile.
    if (asked_at === null) await setPayment(db, id, { asked_at: new Date(now) });
    const charged = await asked.charge({
      payment: id,
      order: order_number,
      method,
      amount: amount as Minor,
      currency,
      alias: { alias, expires: expires_at },
    })();
    if (E.isLeft(charged)) {
      const { left } = charged;
      if (left._tag === 'Refused') return fail;
      if (left._tag === 'Unreachable' && left.isUnsent && asked_at === null)
        await setPayment(db, id, { asked_at: null });
      if (waitForCharge(tries + 1) === undefined) return giveUp();
    }
    const { reference: made } = await done(async () => charged);
    return (trx) => setPayment(trx, id, { reference: made });
  },
};

/** Deletes at the provider a payment method that its owner does not want saved any more. Source: ACC-7. */
export const forgetKept: OutsideWork = {
  outside: async ({ provider }, { subject_id }) => {
    await done(providerIn(provider).forget(subject_id));
    return nothingToWrite;
  },
};
