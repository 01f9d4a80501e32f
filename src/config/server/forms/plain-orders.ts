import * as E from 'fp-ts/Either';
import { isSold } from '../../../domain/orders/order-state.ts';
import type { PlainOrders } from '../../../ui/account/plain/plain-screen.ts';
import type { VisitorAccount } from './visitor-account.ts';

/** How many of the newest orders are shown without scripts. */
const shown = 10;

/** Returns a customer's newest orders with the paths of their files. Source: ORD-2. */
export const plainOrders = async (orders: VisitorAccount['orders']): Promise<PlainOrders> => {
  const history = await orders.history(1, shown)();
  if (E.isLeft(history)) return undefined;
  const newest = await Promise.all(
    history.right.orders.map(async (order) => {
      // A cancelled order that was sold before has an invoice and its correction.
      const hasFiles = isSold(order.state) || order.state === 'cancelled';
      const paths = hasFiles ? await orders.documents(order.token)() : E.right([]);
      return { order, documents: E.getOrElse((): readonly string[] => [])(paths) };
    }),
  );
  return { newest, total: history.right.total };
};
