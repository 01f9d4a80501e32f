import * as t from 'io-ts';
import { paymentOutcomes } from '../../domain/checkout/payment.ts';
import type { OrderToken } from '../../domain/orders/order.ts';
import { orderStates } from '../../domain/orders/order-state.ts';
import { basketFields, basketOptional } from './cart.ts';
import { operation } from './operation.ts';
import { idC, NoBody, NoQuery, oneOf, WholeC } from './scalars.ts';

export const OrderTokenC = idC<OrderToken>('OrderToken');

export const OrderC = t.intersection(
  [
    t.type({
      token_value: OrderTokenC,
      number: t.string,
      internal_order_id: t.string,
      state: oneOf('OrderState', orderStates),
      reorderable: t.boolean,
      ...basketFields,
    }),
    t.partial({
      ...basketOptional,
      paid_at: t.string,
      refunded_at: t.string,
      tracking: t.string,
      bonus_points: t.type({ points: WholeC }),
      reminder_alarm: t.type({ next_reminder_date: t.string }),
      payment: t.type({ method: t.string, status: oneOf('PaymentOutcome', paymentOutcomes) }),
      calculated_arrival_date_min: t.string,
      calculated_arrival_date_max: t.string,
    }),
  ],
  'Order',
);
export type OrderWire = t.TypeOf<typeof OrderC>;

export const orderOperations = {
  getOrder: operation({
    name: 'getOrder',
    summary: 'An order by its token.',
    method: 'GET',
    path: '/orders/:token',
    query: NoQuery,
    body: NoBody,
    answer: OrderC,
    refusals: [404],
  }),
} as const;
