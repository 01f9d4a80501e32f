import * as E from 'fp-ts/Either';
import type { Order } from '../../../domain/orders/order.ts';
import { isSold } from '../../../domain/orders/order-state.ts';
import type { PlainOrder, PlainOrders } from '../../../ui/account/plain/plain-screen.ts';
import type { VisitorAccount } from './visitor-account.ts';

/** How many of the newest orders are shown without scripts. */
const shown = 10;

/** Adds the paths of its files to an order. A cancelled order that was sold before has an invoice and its correction. */
export const withFiles = async (
  { documents }: Pick<VisitorAccount['orders'], 'documents'>,
  order: Order,
): Promise<PlainOrder> => {
  const hasFiles = isSold(order.state) || order.state === 'cancelled';
  const paths = hasFiles ? await documents(order.token)() : E.right([]);
  return { order, documents: E.getOrElse((): readonly string[] => [])(paths) };
};

/** Returns a customer's newest orders with the paths of their files. Source: ORD-2. */
export const plainOrders = async (
  orders: Pick<VisitorAccount['orders'], 'history' | 'documents'>,
): Promise<PlainOrders> => {
  const history = await orders.history(1, shown)();
  if (E.isLeft(history)) return undefined;
  const newest = await Promise.all(history.right.orders.map((order) => withFiles(orders, order)));
  return { newest, total: history.right.total };
};
