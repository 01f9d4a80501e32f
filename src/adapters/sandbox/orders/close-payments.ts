import type { Trx } from '../db/schema.ts';
import { voidAtProvider } from '../provider/provider-payments.ts';

/**
 * Closes the payments of an order that are still open, because the order is paid, paid later or cancelled. The order's
 * row must be locked.
 */
export const closePayments = async (trx: Trx, token: string): Promise<void> => {
  const closed = await trx
    .updateTable('payment')
    .set({ status: 'cancelled' })
    .where('order_token', '=', token)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  await voidAtProvider(
    trx,
    closed.map(({ id }) => id),
  );
};
