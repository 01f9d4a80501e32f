import type { PaymentRow } from '../db/commerce-tables.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { aliasOfPayment } from '../provider/provider-aliases.ts';

/**
 * Once a payment has paid an order, saves its payment method if the buyer wanted that, and marks it as used last.
 * Source: ACC-7.
 */
export const keepAlias = async (
  trx: Trx,
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
  await trx
    .insertInto('payment_alias')
    .values({ alias, customer_id: customer, method, last_digits, paid_at: now })
    .onConflict((same) =>
      same.columns(['customer_id', 'method', 'last_digits']).doUpdateSet({ alias, paid_at: now }),
    )
    .execute();
};
