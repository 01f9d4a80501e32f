import { runsOut } from '../../../domain/orders/runs-out.ts';
import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import { progressOf } from './order-progress.ts';

export type KeptGood = OrderRow['basket']['items'][number];
type Reminded = Pick<OrderRow, 'token' | 'state' | 'basket'>;

/**
 * Returns the goods of an order that its buyer is reminded of: those kept, without gifts. Empty if the order was
 * cancelled or returned, or if nothing that was kept is used up. Source: ACC-6.
 */
export const remindableGoods = async (
  db: Db,
  orders: readonly Pick<Reminded, 'token'>[],
): Promise<(order: Reminded) => readonly KeptGood[]> => {
  const progress = await progressOf(
    db,
    orders.map(({ token }) => token),
  );
  return ({ token, state, basket }) => {
    const goods = keptItems({ items: basket.items, withdrawals: progress(token).withdrawals }).filter(
      ({ is_gift }) => !is_gift,
    );
    const items = goods.map(({ id, detail: { category } }) => ({ id, category }));
    return runsOut({ state, items }) ? goods : [];
  };
};
