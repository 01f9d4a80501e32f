import { isGift } from '../cart/gift.ts';
import type { Minor } from '../shared/money.ts';
import type { Order } from './order.ts';
import { keptItems, type WithdrawnGoods } from './withdrawn-lines.ts';

type Bought = Pick<Order['items'][number], 'id' | 'quantity' | 'isGift' | 'total'>;

/**
 * Returns the goods of an order that are offered to be ordered or delivered again: what the buyer keeps, in that number
 * of pieces and with their price, without gifts. Source: ORD-7.
 */
export const goodsAgain = <Item extends Bought>(order: {
  readonly items: readonly Item[];
  readonly withdrawals?: readonly Partial<WithdrawnGoods>[];
}): readonly Item[] => {
  const bought = new Map(order.items.map(({ id, quantity }) => [id, quantity]));
  return keptItems(order)
    .filter((item) => !isGift(item))
    .map((item) => {
      const all = bought.get(item.id) as number;
      const minor = Math.round((item.total.minor * item.quantity) / all) as Minor;
      return all === item.quantity ? item : { ...item, total: { ...item.total, minor } };
    });
};
