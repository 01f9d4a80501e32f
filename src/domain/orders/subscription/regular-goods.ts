import type { CartItem } from '../../cart/cart.ts';
import { isGift } from '../../cart/gift.ts';
import type { Order } from '../order.ts';
import { keptItems } from '../withdrawn-lines.ts';
import { canComeRegularly } from './offer.ts';

type Item = Pick<CartItem, 'id' | 'category' | 'isGift' | 'isTrial'>;

/**
 * Returns the goods of an order or a cart that a subscription repeats: the lenses and care products that were kept,
 * without gifts and trial packs. Source: SUBS-1.
 */
export const regularGoods = <One extends Item>(source: {
  readonly items: readonly One[];
  readonly withdrawals?: NonNullable<Order['withdrawals']>;
}): readonly One[] =>
  keptItems(source).filter((item) => canComeRegularly(item.category) && !isGift(item) && !item.isTrial);
