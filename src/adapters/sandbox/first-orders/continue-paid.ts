import type { OrderRow } from '../db/commerce-tables.ts';
import { deleteRow, findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { forgetAtProvider } from '../provider/forget-at-provider.ts';
import type { Sandbox } from '../sandbox.ts';
import { settleOrdered } from '../subscription-rows/settle-ordered.ts';
import { lockSubscription, writeSubscription } from '../subscription-rows/subscription-store.ts';

/**
 * Continues a subscription whose declined delivery its guest has paid, with the payment method of that order; the
 * declined one is deleted. False if the order belongs to no subscription. Call `holdDelivery` before locking
 * the order.
 */
export const continuePaid = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'provider'>,
  order: OrderRow,
  way: Pick<SubscriptionRow, 'payment_method' | 'payment_alias'> | undefined,
  now: Date,
): Promise<boolean> => {
  const paid = await findRow(trx, 'subscription_delivery', { token: order.cart_token });
  if (!paid) return false;
  const row = await lockSubscription(trx, paid.subscription_id);
  await deleteRow(trx, 'subscription_delivery', { subscription_id: paid.subscription_id });
  // Ended meanwhile: the guest keeps the order that they have paid, and nothing follows.
  if (!row || row.state === 'cancelled') return true;
  const mended = { problem: null, failures: 0, retry_on: null, state: 'active' } as const;
  const after = { ...row, ...way, ...mended };
  const before = row.payment_alias;
  if (way && before !== null && before !== way.payment_alias) await forgetAtProvider(trx, sandbox, before);
  const { due: day, left_out: leftOut } = paid;
  // Skipped or moved meanwhile: the next day stays as it is.
  if (row.next_date !== day) await writeSubscription(trx, after, sandbox.clock.zone);
  await settleOrdered({ trx, sandbox, row: after, now }, { token: order.token, day, leftOut });
  return true;
};
