import * as t from 'io-ts';
import { type PaymentId, paymentOutcomes } from '../../../domain/checkout/payment.ts';
import { CartC, CartTokenC } from '../cart/cart.ts';
import { ShippingMethodC } from '../cart/shipping.ts';
import { ProductIdC } from '../catalogue/product.ts';
import { operation } from '../operation.ts';
import { OrderC } from '../orders/orders.ts';
import { SaidConsentC } from '../personal/consents.ts';
import { AliasIdC } from '../personal/payment-aliases.ts';
import { CurrencyC, idC, MinorC, oneOf, WholeC } from '../scalars.ts';
import { AddressC } from './address.ts';
import { TypedPrescriptionC } from './prescription.ts';

export const PaymentIdC = idC<PaymentId>('PaymentId');

export const PaymentMethodC = t.intersection(
  [
    t.type({ code: t.string }),
    t.partial({
      unavailable: oneOf('Unavailable', [
        'new_customer',
        'credit',
        'not_in_this_browser',
        'not_offered',
      ] as const),
    }),
  ],
  'PaymentMethod',
);

/** The checkbox at the e-mail field. `words`: the version of its text. */
const CartReminderC = t.type({ given: t.boolean, words: t.string }, 'CartReminder');

/** The parts that a change contains determine its kind; an e-mail alone is the customer step. */
const OrderChangeC = t.partial(
  {
    email: t.string,
    billing_address: AddressC,
    shipping_address: AddressC,
    coupon_code: t.string,
    miles_and_more_number: t.string,
    comment: t.string,
    cart_reminder: CartReminderC,
    prescription: TypedPrescriptionC,
    /** Consent to keep the lens values for a subscription. */
    subscription_consent: SaidConsentC,
  },
  'OrderChange',
);

/** A line as the buyer saw it, in the cart's order, including the gift. */
const SeenLineC = t.type(
  { product_id: ProductIdC, variant_id: t.string, quantity: WholeC, unit_price: MinorC },
  'SeenLine',
);

/** Where an order comes from: an optician's studio, a service, another system. */
const OrderSourceC = t.partial(
  {
    studio_id: t.string,
    studio_user_id: t.string,
    service_id: t.string,
    order_type: t.string,
    order_source_id: t.string,
    order_source_code: t.string,
  },
  'OrderSource',
);

export const checkoutOperations = {
  /**
   * Sets the e-mail, addresses, comment or loyalty number of a cart. The cart of an account keeps the
   * account’s e-mail: another one is refused (`customer.email_of_account`). `cart_reminder`: whether its
   * owner wants a mail if they abandon it; by default no. `prescription`: the prescription for its contact
   * lenses; only the order returns it, never the cart.
   */
  updateOrder: operation({
    method: 'PATCH',
    path: '/carts/:token',
    body: OrderChangeC,
    answer: CartC,
    refusals: [404, 422],
  }),
  /** Removes the loyalty number from a cart. A repeated request has no effect. */
  deleteMilesAndMoreNumber: operation({
    method: 'DELETE',
    path: '/carts/:token/miles-and-more',
    answer: CartC,
    refusals: [404],
  }),
  /** Returns the shipping methods of a shipment, with price and arrival. */
  getSelectedShippingMethods: operation({
    method: 'GET',
    path: '/carts/:token/shipments/:shipment/methods',
    answer: t.readonlyArray(ShippingMethodC),
    refusals: [404],
  }),
  /**
   * Chooses the shipping method of a shipment. If its carrier announces deliveries,
   * `shipping_opt_in_personal_data` allows it to receive e-mail and phone number; by default no. For other
   * methods it is not stored.
   */
  updateOrderShippingMethod: operation({
    method: 'PUT',
    path: '/carts/:token/shipments/:shipment/method',
    body: t.intersection([
      t.type({ method: t.string }),
      t.partial({ shipping_opt_in_personal_data: t.boolean }),
    ]),
    answer: CartC,
    refusals: [404, 422],
  }),
  /** Returns the payment methods of this cart, and why one cannot be chosen. */
  getPaymentMethods: operation({
    method: 'GET',
    path: '/carts/:token/payment-methods',
    answer: t.readonlyArray(PaymentMethodC),
    refusals: [404],
  }),
  /** Chooses the payment method. */
  updateOrderPaymentMethod: operation({
    method: 'PUT',
    path: '/carts/:token/payment-method',
    body: t.type({ method: t.string }),
    answer: CartC,
    refusals: [404, 422],
  }),
  /**
   * Creates an order from the cart, once; a repeated request returns the same order. A cart that differs from
   * the one shown is refused with `cart.changed`. Contact lenses for a country that requires a prescription
   * are refused without one (`prescription.required`) or with an expired one (`prescription.too_old`).
   */
  createMyOrderFromCart: operation({
    method: 'POST',
    path: '/orders',
    body: t.intersection([
      t.type({ token_value: CartTokenC }),
      /** What the buyer saw. An order at another price, with other lines, or without the gift shown is refused. */
      t.partial({
        total: MinorC,
        currency_code: CurrencyC,
        gift: t.boolean,
        items: t.readonlyArray(SeenLineC),
        source: OrderSourceC,
      }),
    ]),
    answer: OrderC,
    refusals: [404, 409, 422],
  }),
  /** Starts the payment of an order: returns where to send the customer, or that no action is needed. */
  startPayment: operation({
    method: 'POST',
    path: '/orders/:token/payments',
    body: t.intersection([
      t.type({ return_path: t.string }),
      t.partial({
        method: t.string,
        /** Pays with a stored payment method, immediately if the provider allows it. */
        alias: AliasIdC,
        /** Stores the payment method for the customer's next order. */
        keep_alias: t.boolean,
      }),
    ]),
    answer: t.union([
      t.intersection([
        t.type({ status: t.literal('redirect'), payment_id: PaymentIdC, redirect_url: t.string }),
        /** The provider's script that shows the same page over the shop's page. */
        /** The provider's own id of the payment, which its script needs; if absent: the shop's id. */
        t.partial({ lightbox_script: t.string, provider_reference: t.string }),
      ]),
      t.type({ status: t.literal('settled') }),
    ]),
    refusals: [404, 409, 422],
  }),
  /** Returns the result of a payment when the customer comes back from the provider. */
  getPaymentOutcome: operation({
    method: 'GET',
    path: '/orders/:token/payments/:payment',
    answer: t.type({ status: oneOf('PaymentOutcome', paymentOutcomes) }),
    refusals: [404],
  }),
} as const;
