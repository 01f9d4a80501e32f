import * as E from 'fp-ts/Either';
import type { Handlers } from '../call.ts';
import { documentsOf } from '../documents/order-documents.ts';
import { say } from '../http/refusals.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeCreateOrder } from './create-order.ts';
import { paymentsOf, readOrder } from './order-store.ts';
import { orderWire } from './order-wire.ts';
import { makeReorderInterval } from './reorder-interval.ts';

export type OrderHandlers = Pick<
  Handlers,
  'createMyOrderFromCart' | 'getOrder' | 'getCustomerDocuments' | 'customerGetReorderInterval'
>;

export const makeOrderHandlers = (sandbox: Sandbox): OrderHandlers => ({
  createMyOrderFromCart: makeCreateOrder(sandbox),

  getOrder: async ({ channel, params: { token } }) => {
    const order = await readOrder(sandbox.db, channel.brand_channel, token);
    if (!order) return say(404, 'order.not_found', channel.locale);
    return E.right(orderWire(order, await paymentsOf(sandbox.db, token)));
  },

  customerGetReorderInterval: makeReorderInterval(sandbox),

  getCustomerDocuments: async ({ channel, params: { token } }) => {
    const order = await readOrder(sandbox.db, channel.brand_channel, token);
    if (!order) return say(404, 'order.not_found', channel.locale);
    return E.right({ result: { urls: documentsOf(order).map(({ url }) => url) } });
  },
});
