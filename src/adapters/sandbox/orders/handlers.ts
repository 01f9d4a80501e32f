import * as E from 'fp-ts/Either';
import type { Handlers } from '../call.ts';
import { say } from '../http/refusals.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeCreateOrder } from './create-order.ts';
import { latestOutcome, readOrder } from './order-store.ts';
import { orderWire } from './order-wire.ts';

export type OrderHandlers = Pick<Handlers, 'createMyOrderFromCart' | 'getOrder'>;

export const makeOrderHandlers = (sandbox: Sandbox): OrderHandlers => ({
  createMyOrderFromCart: makeCreateOrder(sandbox),

  getOrder: async ({ channel, params: { token } }) => {
    const order = await readOrder(sandbox.db, channel.brand_channel, token);
    if (!order) return say(404, 'order.not_found', channel.locale);
    return E.right(orderWire(order, await latestOutcome(sandbox.db, token)));
  },
});
