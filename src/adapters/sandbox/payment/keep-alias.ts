import type { PaymentRow } from '../db/commerce-tables.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { forgetAtProvider } from '../provider/forget-at-provider.ts';
import { aliasOfPayment } from '../provider/provider-aliases.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Locks the subscriptions that are paid with a payment method, before the method's own row, because the charge of a
 * delivery locks them in this order.
 */
const holdPaidWith = async (trx: Trx, customer_id: number, alias: string): Promise<void> => {
  await trx
    .selectFrom('subscription')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where('payment_alias', '=', alias)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Subscriptions that are paid with a payment method which was stored anew are paid with it from now on. */
const replaceAlias = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'provider'>,
  customer_id: number,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> => {
  await updateRow(trx, 'subscription', { customer_id, payment_alias: before }, { payment_alias: after });
  await forgetAtProvider(trx, sandbox, before);
};

/**
 * Once a payment has paid an order, saves its payment method if the buyer wanted that, and marks it as used last.
 * Source: ACC-7, ACC-15.
 */
export const keepAlias = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'provider'>,
  payment: Pick<PaymentRow, 'id' | 'alias' | 'keep_alias'>,
  customer: number | null,
  now: Date,
): Promise<void> => {
  if (customer === null || (payment.alias === null && !payment.keep_alias)) return;
  const kept = await aliasOfPayment(trx, payment.id, now);
  if (!kept) return;
  const { alias, method, last_digits } = kept;
  if (payment.alias !== null) {
    await updateRow(trx, 'payment_alias', { alias, customer_id: customer }, { paid_at: now });
    return;
  }
  const known = await findRow(trx, 'payment_alias', { customer_id: customer, method, last_digits }, [
    'alias',
  ]);
  if (known && known.alias !== alias) await holdPaidWith(trx, customer, known.alias);
  await trx
    .insertInto('payment_alias')
    .values({ alias, customer_id: customer, method, last_digits, paid_at: now })
    .onConflict((same) =>
      same.columns(['customer_id', 'method', 'last_digits']).doUpdateSet({ alias, paid_at: now }),
    )
    .execute();
  if (known && known.alias !== alias)
    await replaceAlias(trx, sandbox, customer, { before: known.alias, after: alias });
};
