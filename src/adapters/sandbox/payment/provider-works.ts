import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaymentProvider } from '../../../application/checkout/payment-provider.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import { dueAtProvider } from '../../../domain/checkout/provider-due.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { Db } from '../db/schema.ts';
import type { OutsideWork } from '../jobs/run-due.ts';

/** Runs a provider task. A failed job is retried. The error says how it failed, but not for which payment. */
const done = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  const answer = await task();
  if (E.isRight(answer)) return answer.right;
  throw Object.assign(new Error('The payment provider did not carry out the request'), {
    code: answer.left._tag,
  });
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
      'provider_alias.expires_at',
    ])
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow();

const nothingToWrite = async (): Promise<void> => undefined;

const square = async (provider: PaymentProvider, db: Db, id: PaymentId): Promise<void> => {
  const { status, reference, amount, currency } = await readPayment(db, id);
  if (reference === null) return;
  const standing = await done(provider.standing(reference));
  const sum = { amount: amount as Minor, currency };
  switch (dueAtProvider(status, standing.status)) {
    case 'settle':
      return done(provider.settle(reference, id, sum));
    case 'release':
      return done(provider.release(reference, id));
    case 'credit':
      return done(provider.credit(reference, id, sum));
    case undefined:
      return;
  }
};

/** Settles the payment of a valid order, and releases or credits money that is not due. Source: CHK-11. */
export const squarePayment: OutsideWork = {
  outside: async ({ db, provider }, { subject_id }) => {
    await square(providerIn(provider), db, subject_id as PaymentId);
    return nothingToWrite;
  },
};

/**
 * Charges a saved payment method for an order agreed to beforehand. The outcome is queried afterwards. If the charge is
 * refused, the order stays open for the customer to pay manually.
 */
export const chargeKept: OutsideWork = {
  outside: async ({ db, provider }, { subject_id }) => {
    const asked = providerIn(provider);
    const id = subject_id as PaymentId;
    const { status, method, amount, currency, alias, order_number, reference, expires_at } =
      await readPayment(db, id);
    if (status !== 'pending' || reference !== null) return nothingToWrite;
    const charged =
      alias === null || expires_at === null
        ? undefined
        : await asked.charge({
            payment: id,
            order: order_number,
            method,
            amount: amount as Minor,
            currency,
            alias: { alias, expires: expires_at },
          })();
    const change =
      !charged || (E.isLeft(charged) && charged.left._tag === 'Refused')
        ? ({ status: 'failed' } as const)
        : { reference: (await done(async () => charged)).reference };
    return async (trx) => {
      await trx.updateTable('provider_payment').set(change).where('id', '=', id).execute();
    };
  },
};

/** Deletes at the provider a payment method that its owner does not want saved any more. Source: ACC-7. */
export const forgetKept: OutsideWork = {
  outside: async ({ provider }, { subject_id }) => {
    await done(providerIn(provider).forget(subject_id));
    return nothingToWrite;
  },
};
