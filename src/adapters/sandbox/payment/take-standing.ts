import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { PaymentStanding } from '../../../application/checkout/payment-provider.ts';
import { outcomeOfStatus } from '../../../domain/checkout/provider-status.ts';
import type { ReportedOutcome } from '../../../domain/checkout/settlement.ts';
import type { ProviderStatus } from '../db/commerce-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { readExpress } from './express-store.ts';
import { settlePayment } from './settle-payment.ts';

const words: Readonly<Record<ReportedOutcome, ProviderStatus>> = {
  pending: 'initialized',
  succeeded: 'authorized',
  declined: 'failed',
  cancelled: 'canceled',
};

/** Stores the payment method that the provider saved, if saving was requested. If it saved none, clears the request. */
const keep = async ({ db }: Sandbox, method: string, { payment, kept }: PaymentStanding): Promise<void> => {
  if (kept) {
    const { alias, lastDigits: last_digits, expires: expires_at } = kept;
    await db
      .insertInto('provider_alias')
      .values({ alias, method, last_digits, expires_at })
      .onConflict((same) => same.column('alias').doUpdateSet({ last_digits, expires_at }))
      .execute();
  }
  await db
    .updateTable('provider_payment')
    .set(kept ? { alias: kept.alias } : { keeps: null })
    .where('id', '=', payment)
    .where('alias', 'is', null)
    .execute();
};

/**
 * Processes a payment's state at another provider, from a notice or a query. It may arrive before or after the shopper
 * returns, twice, or out of order. Another amount than requested sells nothing. Source: CHK-11.
 */
export const takeStanding = async (
  sandbox: Sandbox,
  standing: PaymentStanding,
): Promise<E.Either<'Unknown', undefined>> => {
  const { payment: id, reference, status, sum } = standing;
  const outcome = outcomeOfStatus(status);
  const row = await sandbox.db
    .selectFrom('provider_payment')
    .select(['amount', 'currency', 'keeps', 'reference'])
    .where('id', '=', id)
    .executeTakeFirst();
  // A wallet that was only approved is queried when its owner returns.
  if (!row && (await readExpress(sandbox.db, id))) return E.right(undefined);
  if (!row || (row.reference !== null && row.reference !== reference)) return E.left('Unknown');
  if (outcome === 'succeeded' && (sum?.amount !== row.amount || sum.currency !== row.currency)) {
    sandbox.report({
      operation: 'payment',
      kind: 'wrong-answer',
      detail: 'the paid amount differs from the requested one',
    });
    return E.left('Unknown');
  }
  if (outcome === 'succeeded' && row.keeps !== null) await keep(sandbox, row.keeps, standing);
  await sandbox.db
    .updateTable('provider_payment')
    .set({
      reference,
      // A late notice does not undo an authorised payment.
      status: sql<ProviderStatus>`case when status = 'authorized' then status else ${words[outcome]} end`,
    })
    .where('id', '=', id)
    .execute();
  if (outcome === 'pending') return E.right(undefined);
  await settlePayment(sandbox, id, outcome);
  return E.right(undefined);
};
