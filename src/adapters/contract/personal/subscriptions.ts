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

/** `alias` is the payment provider's id of the stored method, `label` is its name for the shopper. */
const SubscriptionPaymentC = t.intersection(
  [t.type({ payment_method: t.string }), t.partial({ alias: t.string, label: t.string })],
  'SubscriptionPayment',
);
export type SubscriptionPaymentWire = t.TypeOf<typeof SubscriptionPaymentC>;

/** Days are `yyyy-MM-dd`, amounts are at today's prices. */
export const SubscriptionC = t.intersection(
  [
    t.type({
      id: t.string,
      /** The number of its changes. */
      version: WholeC,
      state: StateC,
      subscription_frequency: WholeC,
      subscription_frequency_unit: UnitC,
      next_order_date: t.string,
      /** The days after that, at its interval. */
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
          /** The currency of that order; today's prices may be in another. */
          currency_code: CurrencyC,
        }),
      ),
      created_at: t.string,
    }),
    t.partial({
      /** The last skipped delivery that can still be restored. */
      left_out_order_date: t.string,
      /** Why the last order failed or was incomplete. */
      problem: t.intersection([
        t.type({ code: oneOf('SubscriptionProblem', subscriptionProblems), goods: list(t.string) }),
        t.partial({ retry_on: t.string }),
      ]),
      /** The payment methods with which a guest can pay the delivery whose payment was declined. */
      payable_by: list(t.string),
      /** The signed-in customer can take this guest's subscription into their account. */
      joins_account: t.literal(true),
      /** The number of the order that it started from. */
      source_order: t.string,
      /** The id of the cart that it was made from. */
      source_cart: t.string,
      /** The last day on which it places an order. */
      ends_on: t.string,
      cancelled_at: t.string,
      /** The prescription for its lenses. */
      prescription: PrescriptionC,
    }),
  ],
  'Subscription',
);
export type SubscriptionWire = t.TypeOf<typeof SubscriptionC>;

export const subscriptionOperations = {
  /** Returns the customer’s subscriptions, newest first; ended ones last. */
  getSubscriptions: operation({
    method: 'GET',
    path: '/customers/me/subscriptions',
    answer: list(SubscriptionC),
    refusals: [401],
  }),
  /** Returns a subscription. 404: it does not exist or belongs to another customer. */
  getSubscription: operation({
    method: 'GET',
    path: '/customers/me/subscriptions/:id',
    answer: SubscriptionC,
    refusals: [401, 404],
  }),
  /**
   * Creates a subscription that repeats an order or a cart from a day on. A repeated request for it returns
   * the same subscription.
   */
  createSubscription: operation({
    method: 'POST',
    path: '/customers/me/subscriptions',
    body: t.intersection([
      t.type({ subscription_frequency: WholeC }),
      t.partial({
        /** One of the two states what is repeated. */
        order_number: t.string,
        cart_token: t.string,
        /** Days if absent. */
        subscription_frequency_unit: UnitC,
        /** If absent: one interval from today. */
        next_order_date: t.string,
        /** If absent: the order's payment method, if it can be used again. */
        payment_method: t.string,
        payment_alias: t.string,
        /** The consent given by pressing the button: that the lens values are kept for it. */
        consent: SaidConsentC,
        /** If absent: that of the order or the cart. */
        prescription: TypedPrescriptionC,
      }),
    ]),
    answer: SubscriptionC,
    refusals: [401, 404, 422],
  }),
  /**
   * Changes the given fields of a subscription. 409: it was changed since `version`. Repeating a change is
   * not an error.
   */
  updateSubscription: operation({
    method: 'PATCH',
    path: '/customers/me/subscriptions/:id',
    body: t.intersection([
      t.type({ version: WholeC }),
      t.partial({
        state: StateC,
        /** As when it was created. */
        consent: SaidConsentC,
        /** The next delivery, to be skipped; any other day skips nothing. */
        skip_order_date: t.string,
        /** The delivery that was left out last, to come after all; any other day brings nothing back. */
        unskip_order_date: t.string,
        subscription_frequency: WholeC,
        subscription_frequency_unit: UnitC,
        next_order_date: t.string,
        /** Lines to change; a quantity of zero removes the line. */
        items: list(
          t.intersection([t.type({ id: t.string, quantity: WholeC }), t.partial({ option: ConfigurationC })]),
        ),
        payment_method: t.string,
        payment_alias: t.string,
        /** The prescription for its lenses from now on. */
        prescription: TypedPrescriptionC,
      }),
    ]),
    answer: SubscriptionC,
    refusals: [401, 404, 409, 422],
  }),
  /** Sets the shipping and billing address of these subscriptions: of all or of none. */
  updateSubscriptionsAddresses: operation({
    method: 'PUT',
    path: '/customers/me/subscription-addresses',
    body: t.intersection([
      t.type({ subscriptions: list(t.type({ id: t.string, version: WholeC })) }),
      t.partial({ billing_address: AddressC, shipping_address: AddressC }),
    ]),
    answer: list(SubscriptionC),
    refusals: [401, 404, 409, 422],
  }),
  /** Returns how the customer can pay for subscriptions: with stored payment methods, or by invoice. */
  getSubscriptionPaymentMethods: operation({
    method: 'GET',
    path: '/customers/me/subscription-payment-methods',
    answer: list(SubscriptionPaymentC),
    refusals: [401],
  }),
} as const;
