import type { Trx } from '../db/schema.ts';
import type { Biller } from '../invoices/bill-of-order.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import { moveStock } from '../stock/stock.ts';
import { closePayments } from './close-payments.ts';

/**
 * Cancels an order: what it took goes back to the shelf, its coupon can be used again, and what was billed is credited.
 * The order's row must be locked.
 */
export const cancelOrder = async (trx: Trx, biller: Pick<Biller, 'clock'>, token: string): Promise<void> => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['variant_id', 'from_stock'])
    .where('order_token', '=', token)
    .orderBy('variant_id')
    .execute();
  await trx
    .updateTable('shop_order')
    .set({ state: 'cancelled', expires_at: null })
    .where('token', '=', token)
    .execute();
  await closePayments(trx, token);
  await trx.deleteFrom('coupon_use').where('order_token', '=', token).execute();
  await moveStock(
    trx,
    [...lines]
      .sort((a, b) => (a.variant_id < b.variant_id ? -1 : 1))
      .map((line) => ({ variantId: line.variant_id, pieces: line.from_stock })),
  );
  const off = { cause: `cancelled ${token}`, returned: { _tag: 'Rest' } as const };
  await issueCredit(trx, biller, token, off, new Date(biller.clock.now()));
};
