import { isGift } from '../cart/gift.ts';
import type { Order } from './order.ts';
import { keptItems } from './withdrawn-lines.ts';

type OrderItem = Order['items'][number];

/** Whether an item is a lens bought to be worn: neither a gift nor a trial. */
export const isBoughtLens = (item: OrderItem): boolean =>
  item.category === 'lens' && !item.isTrial && !isGift(item);

/** Returns the lenses of an order that were bought to be worn, without those withdrawn from. Source: CHK-17, HOME-1. */
export const keptLenses = (order: Pick<Order, 'items' | 'withdrawals'>): readonly OrderItem[] =>
  keptItems(order).filter(isBoughtLens);
