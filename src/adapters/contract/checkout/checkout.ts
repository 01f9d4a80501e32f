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
  updateOrder: operation({
    summary:
      'Sets the e-mail, the addresses, the comment or the loyalty number of a cart. The cart of an account keeps the account’s e-mail: any other is refused (`customer.email_of_account`). `cart_reminder`: whether its owner wants a mail where they leave it; nothing said is no. `prescription`: what its contact lenses are bought on; no cart says it again, the order made of it does.',
    method: 'PATCH',
    path: '/carts/:token',
    body: OrderChangeC,
    answer: CartC,
    refusals: [404, 422],
  }),
  deleteMilesAndMoreNumber: operation({
    summary: 'Takes the loyalty number off a cart. Asked again, nothing happens.',
    method: 'DELETE',
    path: '/carts/:token/miles-and-more',
    answer: CartC,
    refusals: [404],
  }),
  getSelectedShippingMethods: operation({
    summary: 'The methods that this shipment can be sent by, with price and arrival.',
    method: 'GET',
    path: '/carts/:token/shipments/:shipment/methods',
    answer: t.readonlyArray(ShippingMethodC),
    refusals: [404],
  }),
  updateOrderShippingMethod: operation({
    summary:
      'Chooses how a shipment is sent. Where the method announces its delivery, `shipping_opt_in_personal_data` says whether its carrier may have e-mail and phone number; not said is no, and of other methods nothing is kept.',
    method: 'PUT',
    path: '/carts/:token/shipments/:shipment/method',
    body: t.intersection([
      t.type({ method: t.string }),
      t.partial({ shipping_opt_in_personal_data: t.boolean }),
    ]),
    answer: CartC,
    refusals: [404, 422],
  }),
  getPaymentMethods: operation({
    summary: 'The ways to pay for this cart, and why one cannot be chosen.',
    method: 'GET',
    path: '/carts/:token/payment-methods',
    answer: t.readonlyArray(PaymentMethodC),
    refusals: [404],
  }),
  updateOrderPaymentMethod: operation({
    summary: 'Chooses how to pay.',
    method: 'PUT',
    path: '/carts/:token/payment-method',
    body: t.type({ method: t.string }),
    answer: CartC,
    refusals: [404, 422],
  }),
  createMyOrderFromCart: operation({
    summary:
      'Makes the cart an order, once; asked again it answers with the same order. One that differs from what was seen is refused with `cart.changed`. Contact lenses for a country that asks for a prescription are refused without one (`prescription.required`), and with one that counts no more (`prescription.too_old`).',
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
  startPayment: operation({
    summary: 'Begins to pay for an order: where to send the shopper, or that nothing is left to pay by hand.',
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
  getPaymentOutcome: operation({
    summary: 'What became of a payment, when the shopper comes back from the provider.',
    method: 'GET',
    path: '/orders/:token/payments/:payment',
    answer: t.type({ status: oneOf('PaymentOutcome', paymentOutcomes) }),
    refusals: [404],
  }),
} as const;
