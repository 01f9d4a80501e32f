import { runsOut } from '../../../domain/orders/runs-out.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import { keptGoodsOf } from './kept-goods.ts';

type Reminded = Pick<OrderRow, 'token' | 'state' | 'basket'>;

/**
 * Returns the goods of each of some orders that their buyers are reminded of: those kept, without gifts. Empty if the
 * order was cancelled or returned, or if nothing that was kept is used up. Source: ACC-6.
 */
export const remindableGoods = async (
  db: Db,
  orders: readonly Reminded[],
): Promise<(order: Reminded) => readonly CartItemWire[]> => {
  const keptOf = await keptGoodsOf(db, orders);
  return (order) => {
    const goods = keptOf(order);
    const items = goods.map(({ id, quantity, detail: { category } }) => ({ id, quantity, category }));
    return runsOut({ state: order.state, items }) ? goods : [];
  };
};
