import * as t from 'io-ts';
import { orderStates } from '../../../domain/orders/order-state.ts';
import { subscriptionProblems, subscriptionStates } from '../../../domain/orders/subscription/states.ts';
import { intervalUnits } from '../../../domain/shared/delivery-interval.ts';
import { CartItemC } from '../cart/cart-item.ts';
import { ConfigurationC } from '../catalogue/product.ts';
import { AddressC } from '../checkout/address.ts';
import { PrescriptionC, TypedPrescriptionC } from '../checkout/prescription.ts';
import { operation } from '../operation.ts';
import { CurrencyC, MinorC, oneOf, WholeC } from '../scalars.ts';
import { SaidConsentC } from './consents.ts';

const list = t.readonlyArray;
const StateC = oneOf('SubscriptionState', subscriptionStates);
const UnitC = oneOf('IntervalUnit', intervalUnits);

/** `alias` names what is stored with the payment provider, `label` is what the shopper knows it by. */
const SubscriptionPaymentC = t.intersection(
  [t.type({ payment_method: t.string }), t.partial({ alias: t.string, label: t.string })],
  'SubscriptionPayment',
);
export type SubscriptionPaymentWire = t.TypeOf<typeof SubscriptionPaymentC>;

/** Days are `yyyy-MM-dd`, amounts those of today. */
export const SubscriptionC = t.intersection(
  [
    t.type({
      id: t.string,
      /** Counts its changes. */
      version: WholeC,
      state: StateC,
      subscription_frequency: WholeC,
      subscription_frequency_unit: UnitC,
      next_order_date: t.string,
      /** The days after it, in its rhythm. */
      coming_order_dates: list(t.string),
      items: list(t.intersection([CartItemC, t.type({ max_quantity: WholeC })], 'SubscriptionItem')),
      items_total: MinorC,
      shipping_total: MinorC,
      total: MinorC,
      currency_code: CurrencyC,
      billing_address: AddressC,
      shipping_address: AddressC,
      payment: SubscriptionPaymentC,
      orders: list(
        t.type({
          number: t.string,
          created_at: t.string,
          state: oneOf('OrderState', orderStates),
          total: MinorC,
          /** It was made in: prices of today may be in another. */
          currency_code: CurrencyC,
        }),
      ),
      created_at: t.string,
    }),
    t.partial({
      /** The order that was left out last and can still be made. */
      left_out_order_date: t.string,
      /** Why the last order did not come as it should. */
      problem: t.intersection([
        t.type({ code: oneOf('SubscriptionProblem', subscriptionProblems), goods: list(t.string) }),
        t.partial({ retry_on: t.string }),
      ]),
      /** Number of the order that it began with. */
      source_order: t.string,
      /** Id of the cart that it was made of. */
      source_cart: t.string,
      /** The last day on which it orders. */
      ends_on: t.string,
      cancelled_at: t.string,
      /** What its lenses are bought on. */
      prescription: PrescriptionC,
    }),
  ],
  'Subscription',
);
export type SubscriptionWire = t.TypeOf<typeof SubscriptionC>;

export const subscriptionOperations = {
  getSubscriptions: operation({
    summary: 'The customer’s subscriptions, the newest first; those that are over come last.',
    method: 'GET',
    path: '/customers/me/subscriptions',
    answer: list(SubscriptionC),
    refusals: [401],
  }),
  getSubscription: operation({
    summary: 'One subscription. 404: none, or another’s.',
    method: 'GET',
    path: '/customers/me/subscriptions/:id',
    answer: SubscriptionC,
    refusals: [401, 404],
  }),
  createSubscription: operation({
    summary:
      'Repeats an order or a cart from a day on. The same order or cart asked for again is the same subscription.',
    method: 'POST',
    path: '/customers/me/subscriptions',
    body: t.intersection([
      t.type({ subscription_frequency: WholeC }),
      t.partial({
        /** One of the two says what is repeated. */
        order_number: t.string,
        cart_token: t.string,
        /** Without one: days. */
        subscription_frequency_unit: UnitC,
        /** Without one: one interval from today. */
        next_order_date: t.string,
        /** Without one: as the order was paid, where that can be repeated. */
        payment_method: t.string,
        payment_alias: t.string,
        /** What was agreed to by the press: that the lens values are kept for it. */
        consent: SaidConsentC,
        /** Without one: that of the order or the cart. */
        prescription: TypedPrescriptionC,
      }),
    ]),
    answer: SubscriptionC,
    refusals: [401, 404, 422],
  }),
  updateSubscription: operation({
    summary:
      'Changes what is named of it. 409: it was changed since `version`. What it is already, it may be made again.',
    method: 'PATCH',
    path: '/customers/me/subscriptions/:id',
    body: t.intersection([
      t.type({ version: WholeC }),
      t.partial({
        state: StateC,
        /** As when it was made. */
        consent: SaidConsentC,
        /** The next delivery, to be left out; any other day leaves nothing out. */
        skip_order_date: t.string,
        /** The delivery that was left out last, to come after all; any other day brings nothing back. */
        unskip_order_date: t.string,
        subscription_frequency: WholeC,
        subscription_frequency_unit: UnitC,
        next_order_date: t.string,
        /** Lines that change; none of a line takes it out. */
        items: list(
          t.intersection([t.type({ id: t.string, quantity: WholeC }), t.partial({ option: ConfigurationC })]),
        ),
        payment_method: t.string,
        payment_alias: t.string,
        /** What its lenses are bought on from now on. */
        prescription: TypedPrescriptionC,
      }),
    ]),
    answer: SubscriptionC,
    refusals: [401, 404, 409, 422],
  }),
  updateSubscriptionsAddresses: operation({
    summary: 'Where these subscriptions and their bills go from now on: all of them, or none.',
    method: 'PUT',
    path: '/customers/me/subscription-addresses',
    body: t.intersection([
      t.type({ subscriptions: list(t.type({ id: t.string, version: WholeC })) }),
      t.partial({ billing_address: AddressC, shipping_address: AddressC }),
    ]),
    answer: list(SubscriptionC),
    refusals: [401, 404, 409, 422],
  }),
  getSubscriptionPaymentMethods: operation({
    summary: 'How the customer can pay for what comes by itself: by what they have stored, or by invoice.',
    method: 'GET',
    path: '/customers/me/subscription-payment-methods',
    answer: list(SubscriptionPaymentC),
    refusals: [401],
  }),
} as const;
