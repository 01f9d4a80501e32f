import { goodsAgain } from '../goods-again.ts';
import type { Order } from '../order.ts';
import type { WithdrawnGoods } from '../withdrawn-lines.ts';
import { isRepeatableLine } from './offer.ts';

type Item = Pick<Order['items'][number], 'id' | 'quantity' | 'total' | 'category' | 'isGift' | 'isTrial'>;

/**
 * Returns the goods of an order or a cart that a subscription repeats: the lenses and care products that were kept,
 * without gifts and trial packs. Source: SUBS-1, ORD-7.
 */
export const regularGoods = <One extends Item>(source: {
  readonly items: readonly One[];
  readonly withdrawals?: readonly Partial<WithdrawnGoods>[];
}): readonly One[] => goodsAgain(source).filter(isRepeatableLine);
