import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import { seesDocuments } from '../../../domain/orders/order-owner.ts';
import { refuse } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import type { TakeCoupon } from '../cart/take-coupon.ts';
import { documentsOf } from '../documents/order-documents.ts';
import { progressOf } from '../order-rows/order-progress.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeCreateOrder } from './create-order.ts';
import { nextReminders } from './next-reminder.ts';
import { makeOrdersHistory } from './order-history.ts';
import { orderFor } from './order-store.ts';
import { orderWire } from './order-wire.ts';
import { makeReorder } from './reorder.ts';
import { makeReorderInterval } from './reorder-interval.ts';

export const makeOrderHandlers = (sandbox: Sandbox, takeCoupon: TakeCoupon) =>
  ({
    createMyOrderFromCart: makeCreateOrder(sandbox),

    getOrder: async (call) => {
      const order = await orderFor(sandbox, call, call.params.token);
      if (!order) return refuse(404, 'order.not_found');
      const customer = await call.session.customer();
      const reminders = await nextReminders(sandbox.db, customer?.id, [order.token], today(sandbox.clock));
      const progress = await progressOf(sandbox.db, [order.token]);
      return E.right(orderWire(order, progress(order.token), reminders.get(order.token)));
    },

    getOrdersHistory: makeOrdersHistory(sandbox),

    reorder: makeReorder(sandbox, takeCoupon),

    customerGetReorderInterval: makeReorderInterval(sandbox),

    getCustomerDocuments: async (call) => {
      const order = await orderFor(sandbox, call, call.params.token, seesDocuments);
      if (!order) return refuse(404, 'order.not_found');
      return E.right({ result: { urls: (await documentsOf(sandbox, order)).map(({ url }) => url) } });
    },
  }) satisfies Partial<Handlers>;
