import * as E from 'fp-ts/Either';
import { seesDocuments } from '../../../domain/orders/order-owner.ts';
import type { Handlers } from '../call.ts';
import { documentsOf } from '../documents/order-documents.ts';
import { say } from '../http/refusals.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeCreateOrder } from './create-order.ts';
import { orderFor, paymentsOf } from './order-store.ts';
import { orderWire } from './order-wire.ts';
import { makeReorderInterval } from './reorder-interval.ts';

export type OrderHandlers = Pick<
  Handlers,
  'createMyOrderFromCart' | 'getOrder' | 'getCustomerDocuments' | 'customerGetReorderInterval'
>;

export const makeOrderHandlers = (sandbox: Sandbox): OrderHandlers => ({
  createMyOrderFromCart: makeCreateOrder(sandbox),

  getOrder: async (call) => {
    const order = await orderFor(sandbox.db, call, call.params.token);
    if (!order) return say(404, 'order.not_found', call.channel.locale);
    return E.right(orderWire(order, await paymentsOf(sandbox.db, order.token)));
  },

  customerGetReorderInterval: makeReorderInterval(sandbox),

  getCustomerDocuments: async (call) => {
    const order = await orderFor(sandbox.db, call, call.params.token, seesDocuments);
    if (!order) return say(404, 'order.not_found', call.channel.locale);
    return E.right({ result: { urls: documentsOf(order).map(({ url }) => url) } });
  },
});
