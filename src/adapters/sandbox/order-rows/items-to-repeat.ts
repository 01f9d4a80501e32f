import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import { progressOf } from './order-progress.ts';

/**
 * Returns the items of an order that a reorder repeats: those that were kept. If nothing was kept, all of them, as of a
 * cancelled order. Source: REO-1, ORD-6.
 */
export const itemsToRepeat = async (
  db: Db,
  { token, basket: { items } }: Pick<OrderRow, 'token' | 'basket'>,
): Promise<OrderRow['basket']['items']> => {
  const { withdrawals } = (await progressOf(db, [token]))(token);
  const kept = keptItems({ items, withdrawals });
  return kept.some(({ is_gift }) => !is_gift) ? kept : items;
};
