import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { PaymentStanding } from '../../../application/checkout/payment-provider.ts';
import { outcomeOfStatus } from '../../../domain/checkout/provider-status.ts';
import type { ReportedOutcome } from '../../../domain/checkout/settlement.ts';
import type { ProviderStatus } from '../db/commerce-tables.ts';
import { postMails } from '../mail/post-mails.ts';
import type { Sandbox } from '../sandbox.ts';
import { readExpress } from './express-store.ts';
import { settlePayment } from './settle-payment.ts';

const words: Readonly<Record<ReportedOutcome, ProviderStatus>> = {
  pending: 'initialized',
  succeeded: 'authorized',
  declined: 'failed',
  cancelled: 'canceled',
};

/** What the provider kept, where somebody wanted it kept; nothing where it kept nothing. */
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
 * Takes in how a payment stands at another provider, told by a notice or asked for: before the shopper is back, after,
 * twice, or in another order than it happened. Another sum than the one that was asked for sells nothing. Source: CHK-11.
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
  // A wallet that was only approved is asked about when its owner comes back.
  if (!row && (await readExpress(sandbox.db, id))) return E.right(undefined);
  if (!row || (row.reference !== null && row.reference !== reference)) return E.left('Unknown');
  if (outcome === 'succeeded' && (sum?.amount !== row.amount || sum.currency !== row.currency)) {
    sandbox.report({ operation: 'payment', kind: 'wrong-answer', detail: 'another sum than was asked for' });
    return E.left('Unknown');
  }
  if (outcome === 'succeeded' && row.keeps !== null) await keep(sandbox, row.keeps, standing);
  await sandbox.db
    .updateTable('provider_payment')
    .set({
      reference,
      // Money that came is not un-come by a notice that was late.
      status: sql<ProviderStatus>`case when status = 'authorized' then status else ${words[outcome]} end`,
    })
    .where('id', '=', id)
    .execute();
  if (outcome === 'pending') return E.right(undefined);
  await settlePayment(sandbox, id, outcome);
  await postMails(sandbox);
  return E.right(undefined);
};
