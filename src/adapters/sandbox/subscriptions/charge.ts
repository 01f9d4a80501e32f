import type { OrderWire } from '../../contract/orders/orders.ts';
import { newToken } from '../db/new-token.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { paidJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';
import { settleSale } from '../orders/settle-sale.ts';
import { keepAlias } from '../payment/keep-alias.ts';
import { chargeJob } from '../payment/square-job.ts';
import { holdsAlias } from '../provider/provider-aliases.ts';
import { endAtProvider, initialize, markNoticeReceived } from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Whether the provider would charge the saved payment method: it has not expired and its owner has not deleted it. An
 * invoice is paid by hand and checked when the order is placed.
 */
export const mayCharge = async (
  db: Db,
  { payment_alias: alias, customer_id }: SubscriptionRow,
  now: Date,
): Promise<boolean> => {
  if (alias === null) return true;
  if (customer_id === null) return holdsAlias(db, alias, now);
  const theirs = await findRow(db, 'payment_alias', { alias, customer_id }, ['alias']);
  return theirs !== undefined && (await holdsAlias(db, alias, now));
};

/**
 * Charges an order to the saved payment method without the customer being present. Does nothing if the order is paid by
 * hand.
 */
export const charge = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'provider' | 'shops' | 'clock' | 'texts' | 'engine' | 'papers'>,
  {
    payment_method: method,
    payment_alias: alias,
    customer_id,
  }: Pick<SubscriptionRow, 'payment_method' | 'payment_alias' | 'customer_id'>,
  { token_value: token, number, total: amount, currency_code: currency, state }: OrderWire,
  now: Date,
): Promise<void> => {
  if (state !== 'payment_pending') return;
  const id = newToken();
  const payment = { id, alias, keep_alias: false };
  await trx
    .insertInto('payment')
    .values({
      ...payment,
      order_token: token,
      method,
      amount,
      currency,
      status: sandbox.provider ? 'pending' : 'succeeded',
      return_path: '/',
      automatic: true,
      created_at: now,
    })
    .execute();
  await initialize(trx, { id, order_number: number, amount, currency, alias, keeps: null });
  if (sandbox.provider) return schedule(trx, { kind: chargeJob, subjectId: id }, now);
  await endAtProvider(trx, id, 'authorized');
  await markNoticeReceived(trx, id);
  await keepAlias(trx, sandbox, payment, customer_id, now);
  await updateRow(trx, 'shop_order', { token }, { state: 'new', paid_at: now, expires_at: null });
  if (sandbox.engine) await schedule(trx, { kind: paidJob, subjectId: id }, now);
  await settleSale(trx, sandbox, token, now);
};
