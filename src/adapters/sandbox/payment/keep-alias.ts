import type { PaymentRow, ProviderAliasRow } from '../db/commerce-tables.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { forgetAtProvider } from '../provider/forget-at-provider.ts';
import { aliasOfPayment } from '../provider/provider-aliases.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Locks a customer's subscriptions before their stored payment methods, because the charge of a delivery locks them in
 * this order. All that run: another payment may be replacing a method, or the customer choosing it, right now.
 */
const holdRunning = async (trx: Trx, customer_id: number): Promise<void> => {
  await trx
    .selectFrom('subscription')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where('state', '!=', 'cancelled')
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
 * Stores a payment method in an account. One that is stored there already is replaced, also for the subscriptions paid
 * with it. Payments that store the same card at the same moment do so one after the other. Source: ACC-15.
 */
export const storeAlias = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'provider'>,
  customer_id: number,
  { alias, method, last_digits }: Pick<ProviderAliasRow, 'alias' | 'method' | 'last_digits'>,
  now: Date,
): Promise<void> => {
  for (;;) {
    await holdRunning(trx, customer_id);
    const known = await trx
      .selectFrom('payment_alias')
      .select('alias')
      .where('customer_id', '=', customer_id)
      .where('method', '=', method)
      .where('last_digits', '=', last_digits)
      .forUpdate()
      .executeTakeFirst();
    if (known) {
      await updateRow(trx, 'payment_alias', { alias: known.alias }, { alias, paid_at: now });
      if (known.alias !== alias)
        await replaceAlias(trx, sandbox, customer_id, { before: known.alias, after: alias });
      return;
    }
    const stored = await trx
      .insertInto('payment_alias')
      .values({ alias, customer_id, method, last_digits, paid_at: now })
      .onConflict((same) => same.columns(['customer_id', 'method', 'last_digits']).doNothing())
      .returning('alias')
      .executeTakeFirst();
    // None: another payment has stored the same one meanwhile. It is replaced now.
    if (stored) return;
  }
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
  if (payment.alias !== null) {
    const { alias } = kept;
    await updateRow(trx, 'payment_alias', { alias, customer_id: customer }, { paid_at: now });
    return;
  }
  await storeAlias(trx, sandbox, customer, kept, now);
};
