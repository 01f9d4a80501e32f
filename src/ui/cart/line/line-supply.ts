import type { Delivery } from '../../../application/catalogue/delivery-lookup.ts';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { type Arrival, isStopped } from '../../../domain/catalogue/delivery.ts';
import { type StockBadge, stockBadge } from '../../../domain/catalogue/stock-badge.ts';

/** What is known of one line: its stock, and when it arrives by itself. */
export interface LineSupply {
  readonly badge?: StockBadge;
  readonly arrival?: Arrival;
}

/** Nothing while the answer is about other lines. Source: STOCK-1, STOCK-3, STOCK-5. */
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
