import * as E from 'fp-ts/Either';
import { type Handlers, notFound } from '../handler.ts';
import { say } from '../http/refusals.ts';
import { makeStartPayment } from '../payment/start-payment.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeCreateOrder } from './create-order.ts';
import { doDueWork } from './due-work.ts';
import { latestOutcome, readOrder } from './order-store.ts';
import { orderWire } from './order-wire.ts';

export type OrderHandlers = Pick<
  Handlers,
  'createMyOrderFromCart' | 'getOrder' | 'startPayment' | 'getPaymentOutcome'
>;

export const makeOrderHandlers = (sandbox: Sandbox): OrderHandlers => ({
  createMyOrderFromCart: makeCreateOrder(sandbox),

  getOrder: async ({ channel, params: { token } }) => {
    await doDueWork(sandbox);
    const order = await readOrder(sandbox.db, channel.brand_channel, token);
    if (!order) return say(404, 'order.not_found', channel.locale);
    return E.right(orderWire(order, await latestOutcome(sandbox.db, token)));
  },

  startPayment: makeStartPayment(sandbox),

  /** May be asked any number of times. Source: CHK-11. */
  getPaymentOutcome: async ({ channel, params: { token, payment } }) => {
    await doDueWork(sandbox);
    const order = await readOrder(sandbox.db, channel.brand_channel, token);
    const found = await sandbox.db
      .selectFrom('payment')
      .select('status')
      .where('id', '=', payment)
      .where('order_token', '=', token)
      .executeTakeFirst();
    return order && found ? E.right({ status: found.status }) : notFound('payment.not_found');
  },
});
