import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import { progressOf } from './order-progress.ts';

type GoodsOf = Pick<OrderRow, 'token' | 'basket'>;

/** Returns the goods of each of some orders that their buyers keep, without gifts. Source: ORD-6, ORD-7. */
export const keptGoodsOf = async (
  db: Db,
  orders: readonly GoodsOf[],
): Promise<(order: GoodsOf) => readonly CartItemWire[]> => {
  const progress = await progressOf(
    db,
    orders.map(({ token }) => token),
  );
  return ({ token, basket: { items } }) =>
    keptItems({ items, withdrawals: progress(token).withdrawals }).filter(({ is_gift }) => !is_gift);
};

/** The same for one order. */
export const keptGoods = async (db: Db, order: GoodsOf): Promise<readonly CartItemWire[]> =>
  (await keptGoodsOf(db, [order]))(order);
