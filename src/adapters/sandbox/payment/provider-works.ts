import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Transaction } from 'kysely';
import type { PaymentProvider } from '../../../application/checkout/payment-provider.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import { dueAtProvider } from '../../../domain/checkout/provider-due.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { Tables } from '../db/schema.ts';
import type { Work } from '../jobs/run-due.ts';

/** A job that failed is tried again; the report names how, never about what. */
const done = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  const answer = await task();
  if (E.isRight(answer)) return answer.right;
  throw Object.assign(new Error('the payment provider did not do it'), { code: answer.left._tag });
};

/** The provider of a job that only a server with one makes. */
const providerIn = (provider: PaymentProvider | undefined): PaymentProvider => {
  if (!provider) throw Object.assign(new Error('no payment provider'), { code: 'NoProvider' });
  return provider;
};

const readPayment = (trx: Transaction<Tables>, id: string) =>
  trx
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

/** Takes the money of an order that stands, and gives back what nobody waits for. Source: CHK-11. */
export const squarePayment: Work = async (trx, { provider }, { subject_id }) => {
  const asked = providerIn(provider);
  const id = subject_id as PaymentId;
  const { status, reference, amount, currency } = await readPayment(trx, id);
  if (reference === null) return;
  const standing = await done(asked.standing(reference));
  const sum = { amount: amount as Minor, currency };
  switch (dueAtProvider(status, standing.status)) {
    case 'settle':
      return done(asked.settle(reference, id, sum));
    case 'release':
      return done(asked.release(reference, id));
    case 'credit':
      return done(asked.credit(reference, id, sum));
    case undefined:
      return;
  }
};

/**
 * Takes the money for an order that was agreed to beforehand. What became of it is asked for afterwards; who is refused
 * finds his order open, to be paid by hand.
 */
export const chargeKept: Work = async (trx, { provider }, { subject_id }) => {
  const asked = providerIn(provider);
  const id = subject_id as PaymentId;
  const { status, method, amount, currency, alias, order_number, reference, expires_at } = await readPayment(
    trx,
    id,
  );
  if (status !== 'pending' || reference !== null) return;
  const change = trx.updateTable('provider_payment').where('id', '=', id);
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
  if (!charged || (E.isLeft(charged) && charged.left._tag === 'Refused'))
    await change.set({ status: 'failed' }).execute();
  else await change.set({ reference: (await done(async () => charged)).reference }).execute();
};

/** What its owner does not want kept any more. Source: ACC-7. */
export const forgetKept: Work = async (_trx, { provider }, { subject_id }) =>
  done(providerIn(provider).forget(subject_id));
