import * as t from 'io-ts';
import { paymentOutcomes } from '../../../domain/checkout/payment.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { orderStates } from '../../../domain/orders/order-state.ts';
import { basketFields, basketOptional } from '../cart/basket.ts';
import { CartItemIdC, EyeC } from '../cart/cart-item.ts';
import { ConfigurationC, ProductIdC } from '../catalogue/product.ts';
import { PrescriptionC } from '../checkout/prescription.ts';
import { operation } from '../operation.ts';
import { idC, MinorC, oneOf, WholeC } from '../scalars.ts';

export const OrderTokenC = idC<OrderToken>('OrderToken');

export const OrderC = t.intersection(
  [
    t.type({
      token_value: OrderTokenC,
      number: t.string,
      internal_order_id: t.string,
      state: oneOf('OrderState', orderStates),
      ...basketFields,
    }),
    t.partial({
      ...basketOptional,
      /** Whether it can be ordered again; `true` if absent. */
      reorderable: t.boolean,
      paid_at: t.string,
      /** It is cancelled if unpaid by then. */
      payable_until: t.string,
      /** The total refund: payments received twice or too late, and what the shop gave back. */
      refunded: MinorC,
      /** The part of the refund that the shop gave back itself, for example after a withdrawal. */
      given_back: MinorC,
      /** An instant: the time of the last refund. */
      refunded_at: t.string,
      /** Withdrawals that name it by number and e-mail, oldest first. No goods: all of it. */
      withdrawals: t.readonlyArray(
        t.intersection([
          t.type({ receipt: t.string, received_at: t.string, goods: t.readonlyArray(t.string) }),
          /** The ids of the items that it names. Absent until the shop has read which ones are meant. */
          t.partial({ lines: t.readonlyArray(CartItemIdC) }),
          /** How many pieces of an item it names, by the item's id. An item without a number: all of it. */
          t.partial({ pieces: t.record(t.string, WholeC) }),
          /** Instants: when its goods were credited, and when the money for them was refunded. */
          t.partial({ settled_at: t.string, refunded_at: t.string }),
        ]),
      ),
      tracking: t.string,
      bonus_points: t.type({ points: WholeC }),
      reminder_alarm: t.type({ next_reminder_date: t.string }),
      payment: t.intersection([
        t.type({ method: t.string, status: oneOf('PaymentOutcome', paymentOutcomes) }),
        /** The stored payment method is being charged. Until that has ended, no other payment can be started. */
        t.partial({ automatic: t.literal(true) }),
      ]),
      calculated_arrival_date_min: t.string,
      calculated_arrival_date_max: t.string,
      /** Absent once the lens values are erased. */
      prescription: PrescriptionC,
    }),
  ],
  'Order',
);
export type OrderWire = t.TypeOf<typeof OrderC>;

export const orderOperations = {
  /**
   * Returns an order by its token, or by its number for the customer who owns it. 404: it does not exist or
   * belongs to another customer.
   */
  getOrder: operation({
    method: 'GET',
    path: '/orders/:token',
    answer: OrderC,
    refusals: [404],
  }),
  /**
   * Returns how long the lenses of an order last, in days, and the day to order again (`yyyy-MM-dd`). `eye` of `meta`:
   * whom an item is for; boxes for both eyes last half as long.
   */
  customerGetReorderInterval: operation({
    method: 'POST',
    path: '/customers/reorder-interval',
    body: t.type({
      email: t.string,
      items: t.readonlyArray(
        t.intersection([
          t.type({
            quantity: WholeC,
            variant_representation: t.type({ product_id: ProductIdC, option: ConfigurationC }),
          }),
          t.partial({ meta: t.partial({ eye: EyeC }) }),
        ]),
      ),
    }),
    answer: t.type({ interval: WholeC, reorder_at: t.string }),
    refusals: [422],
  }),
  /**
   * Returns the addresses of the documents of an order once the sale is settled: invoice, credit notes, legal
   * texts of the confirmation.
   */
  getCustomerDocuments: operation({
    method: 'GET',
    path: '/orders/:token/documents',
    answer: t.type({ result: t.type({ urls: t.readonlyArray(t.string) }) }),
    refusals: [404],
  }),
} as const;
