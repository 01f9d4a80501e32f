import type { CartItem } from '../../cart/cart.ts';
import type { PrescriptionFacts } from '../../checkout/prescription-facts.ts';
import type { Address } from '../../customer/address.ts';
import type { DeliveryInterval } from '../../shared/delivery-interval.ts';
import type { Money } from '../../shared/money.ts';
import type { OrderState } from '../order-state.ts';
import type { SubscriptionProblem, SubscriptionState } from './states.ts';

/** How a subscription is paid. `alias` names the payment method stored with the provider. Absent for an invoice. */
export interface SubscriptionPayment {
  readonly method: string;
  readonly alias?: string;
  /** A label the shopper recognises: the last digits of a card. */
  readonly label?: string;
}

/** An order placed by a subscription. `createdAt`: an ISO instant. */
export interface SubscriptionOrder {
  readonly number: string;
  readonly createdAt: string;
  readonly state: OrderState;
  readonly total: Money;
}

/** A line with today's price. */
export interface SubscriptionLine extends CartItem {
  /** The maximum quantity per order. */
  readonly maxQuantity: number;
}

/** A subscription to goods. Days are `yyyy-MM-dd`. Source: ACC-5. */
export interface Subscription {
  readonly id: string;
  /** Incremented with each change. A request to change the subscription states the version it is based on. */
  readonly version: number;
  readonly state: SubscriptionState;
  readonly interval: DeliveryInterval;
  /** The day of the next order. For a paused subscription, the day on which it would continue. */
  readonly next: string;
  /** The following days of the series. */
  readonly coming: readonly string[];
  /** The day of the order that was left out last and can still be made. */
  readonly leftOut?: string;
  readonly lines: readonly SubscriptionLine[];
  readonly itemsTotal: Money;
  readonly shippingTotal: Money;
  readonly total: Money;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly payment: SubscriptionPayment;
  /** Why the last order failed or was incomplete. `retryOn`: the day of the next attempt. */
  readonly problem?: {
    readonly code: SubscriptionProblem;
    readonly retryOn?: string;
    readonly goods: readonly string[];
  };
  /** The payment methods with which a guest can pay the delivery whose payment was declined. Source: SUBS-8. */
  readonly payableBy?: readonly string[];
  /** The signed-in customer can take this guest's subscription into their account. Source: AUTH-32. */
  readonly joinsAccount?: boolean;
  /** The number of the order that it began with. */
  readonly source?: string;
  /** The id of the cart that it was created from. */
  readonly sourceCart?: string;
  readonly orders: readonly SubscriptionOrder[];
  readonly createdAt: string;
  /** The last day on which it places orders. Absent: no end. */
  readonly endsOn?: string;
  readonly cancelledAt?: string;
  /** The prescription for its lenses. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
}

/**
 * Returns the subscription of an order: the one that began with it, or that placed it. A cancelled one is returned only
 * if there is no other.
 */
export const subscriptionOf = (
  subscriptions: readonly Subscription[],
  order: string,
): Subscription | undefined => {
  const its = subscriptions.filter(
    ({ source, orders }) => source === order || orders.some(({ number }) => number === order),
  );
  return its.find(({ state }) => state !== 'cancelled') ?? its[0];
};

/** Returns the subscription created from a cart, unless it is cancelled. */
export const subscriptionOfCart = (
  subscriptions: readonly Subscription[],
  cart: string,
): Subscription | undefined =>
  subscriptions.find(({ sourceCart, state }) => sourceCart === cart && state !== 'cancelled');
