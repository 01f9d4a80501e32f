import { deleteRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Biller } from '../invoices/bill-of-order.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import { moveStock } from '../stock/stock.ts';
import { closePayments } from './close-payments.ts';

/**
 * Cancels an order: returns its stock, makes its coupon usable again and credits what was invoiced. The order's row
 * must be locked.
 */
export const cancelOrder = async (trx: Trx, biller: Pick<Biller, 'clock'>, token: string): Promise<void> => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['variant_id', 'from_stock'])
    .where('order_token', '=', token)
    .orderBy('variant_id')
    .execute();
  await updateRow(trx, 'shop_order', { token }, { state: 'cancelled', expires_at: null });
  await closePayments(trx, token);
  await deleteRow(trx, 'coupon_use', { order_token: token });
  await moveStock(
    trx,
    [...lines]
      .sort((a, b) => (a.variant_id < b.variant_id ? -1 : 1))
      .map((line) => ({ variantId: line.variant_id, pieces: line.from_stock })),
  );
  const off = { cause: `cancelled ${token}`, returned: { _tag: 'Rest' } as const };
  await issueCredit(trx, biller, token, off, new Date(biller.clock.now()));
};
