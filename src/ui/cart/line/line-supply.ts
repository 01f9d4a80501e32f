import type { Delivery } from '../../../application/catalogue/delivery-lookup.ts';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { type Arrival, isStopped } from '../../../domain/catalogue/delivery.ts';
import { type StockBadge, type StockBadgeKey, stockBadge } from '../../../domain/catalogue/stock-badge.ts';

/** What is known about one line: its stock and its delivery date. */
export interface LineSupply {
  readonly badge?: StockBadge;
  readonly arrival?: Arrival;
}

/**
 * `quantity`: the pieces of the variant in all lines. Empty if the answer is about other lines. Source: STOCK-1,
 * STOCK-3, STOCK-5.
 */
export const lineSupply = (
  { variantId, quantity }: Pick<CartItem, 'variantId' | 'quantity'>,
  index: number,
  { dates, prediction }: Delivery,
): LineSupply => {
  const level = dates.items[index];
  if (!level || level.variantId !== variantId) return {};
  const arrival = prediction.items?.[index];
  return {
    badge: stockBadge({ stopOrder: isStopped(level), stock: level.available, quantity }),
    ...(arrival && { arrival }),
  };
};

/** Badges that show the number of pieces in stock. */
const counted: readonly StockBadgeKey[] = ['reduce_stock', 'available_stock_less_then_ten'];

/** Whether two lines have the same badge and delivery. */
export const isSameSupply = (a: LineSupply, b: LineSupply): boolean =>
  a.badge?.key === b.badge?.key &&
  (a.badge === undefined || !counted.includes(a.badge.key) || a.badge.stock === b.badge?.stock) &&
  a.arrival?.earliest === b.arrival?.earliest &&
  a.arrival?.latest === b.arrival?.latest;
