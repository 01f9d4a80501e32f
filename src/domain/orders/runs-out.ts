import type { CartItem } from '../cart/cart.ts';
import { isSold, type OrderState } from './order-state.ts';
import { canComeRegularly } from './subscription/offer.ts';

/**
 * Whether the buyer kept goods of an order that are used up, such as lenses and care products. Only such an order can
 * be reminded of or delivered regularly. Source: ACC-6, SUBS-1.
 */
export const runsOut = ({
  state,
  items,
}: {
  readonly state: OrderState;
  readonly items: readonly Pick<CartItem, 'category' | 'isGift'>[];
}): boolean =>
  isSold(state) &&
  state !== 'returned' &&
  items.some(({ category, isGift }) => isGift !== true && canComeRegularly(category));
