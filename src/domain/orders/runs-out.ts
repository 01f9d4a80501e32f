import type { CartItem } from '../cart/cart.ts';
import { canComeRegularly } from '../catalogue/used-up.ts';
import type { Order } from './order.ts';
import { isSold, type OrderState } from './order-state.ts';
import { keptItems } from './withdrawn-lines.ts';

/**
 * Whether the buyer kept goods of an order that are used up, such as lenses and care products. Only such an order can
 * be reminded of or delivered regularly. Source: ACC-6, SUBS-1.
 */
export const runsOut = (order: {
  readonly state: OrderState;
  readonly items: readonly Pick<CartItem, 'id' | 'quantity' | 'category' | 'isGift'>[];
  readonly withdrawals?: NonNullable<Order['withdrawals']>;
}): boolean =>
  isSold(order.state) &&
  order.state !== 'returned' &&
  keptItems(order).some(({ category, isGift }) => isGift !== true && canComeRegularly(category));
