import {
  type ID,
  isGraphQlErrorResult,
  Logger,
  Order,
  OrderService,
  type RequestContext,
  RequestContextService,
  ScheduledTask,
  TransactionalConnection,
} from '@vendure/core';
import { lockShelvesOfOrder } from '../stock/lock-order-shelves';

const context = 'DioptraUnpaid';

/**
 * Locks the order first, and checks it again: a payment that arrived meanwhile is kept, a later one finds the order
 * cancelled.
 */
const cancel = (
  ctx: RequestContext,
  connection: TransactionalConnection,
  orders: OrderService,
  id: ID,
): Promise<boolean> =>
  connection.withTransaction(ctx, async (trx) => {
    await lockShelvesOfOrder(connection, trx, id);
    const order = await connection
      .getRepository(trx, Order)
      .createQueryBuilder('o')
      .setLock('pessimistic_write')
      .where('o.id = :id and o.state = :state', { id, state: 'AwaitingPayment' })
      .andWhere('o.customFields.payableUntil < now()')
      .getOne();
    if (!order) return false;
    const done = await orders.cancelOrder(trx, {
      orderId: id,
      reason: 'Not paid in time',
      cancelShipping: true,
    });
    if (isGraphQlErrorResult(done)) throw new Error(`${order.code}: ${done.errorCode} ${done.message}`);
    return true;
  });

/** Cancels orders that were not paid in time and returns their goods to stock. Returns their number. */
export const cancelUnpaidOrders = async (
  connection: TransactionalConnection,
  orders: OrderService,
  contexts: RequestContextService,
): Promise<number> => {
  const late = await connection.rawConnection
    .getRepository(Order)
    .createQueryBuilder('o')
    .leftJoinAndSelect('o.channels', 'channel')
    .where('o.state = :state', { state: 'AwaitingPayment' })
    .andWhere('o.customFields.payableUntil < now()')
    .orderBy('o.id')
    .take(200)
    .getMany();
  let cancelled = 0;
  for (const { id, code, channels } of late)
    try {
      // In the order's own shop, so that the notification to the shop names it.
      const channel = channels.find((one) => one.code !== '__default_channel__') ?? channels[0];
      const ctx = await contexts.create({
        apiType: 'admin',
        ...(channel && { channelOrToken: channel.token }),
      });
      if (await cancel(ctx, connection, orders, id)) cancelled += 1;
    } catch (error) {
      Logger.error(`The unpaid order ${code} could not be cancelled: ${String(error)}`, context);
    }
  return cancelled;
};

export const cancelUnpaidTask = new ScheduledTask({
  id: 'dioptra-cancel-unpaid',
  description: 'Cancels orders that were not paid in time',
  schedule: (cron) => cron.every(1).minutes(),
  execute: async ({ injector }) => ({
    cancelled: await cancelUnpaidOrders(
      injector.get(TransactionalConnection),
      injector.get(OrderService),
      injector.get(RequestContextService),
    ),
  }),
});
