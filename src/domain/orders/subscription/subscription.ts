import type { CartItem } from '../../cart/cart.ts';
import type { PrescriptionFacts } from '../../checkout/prescription-facts.ts';
import type { Address } from '../../customer/address.ts';
import type { DeliveryInterval } from '../../shared/delivery-interval.ts';
import type { Money } from '../../shared/money.ts';
import type { OrderState } from '../order-state.ts';
import type { SubscriptionProblem, SubscriptionState } from './states.ts';

/** How a subscription is paid. `alias` names what is stored with the payment provider; none: an invoice. */
export interface SubscriptionPayment {
  readonly method: string;
  readonly alias?: string;
  /** What the shopper knows it by: the last digits of a card. */
  readonly label?: string;
}

/** An order that a subscription made. `createdAt`: an ISO instant. */
export interface SubscriptionOrder {
  readonly number: string;
  readonly createdAt: string;
  readonly state: OrderState;
  readonly total: Money;
}

/** A line, priced as of today. */
export interface SubscriptionLine extends CartItem {
  /** The most that may be had of it at once. */
  readonly maxQuantity: number;
}

/** Goods that come again and again. Days are `yyyy-MM-dd`. Source: ACC-5. */
export interface Subscription {
  readonly id: string;
  /** Counts its changes: whoever changes it says which one they have seen. */
  readonly version: number;
  readonly state: SubscriptionState;
  readonly interval: DeliveryInterval;
  /** Day of the next order; of one that is paused, where it would go on. */
  readonly next: string;
  /** The days after it, in its rhythm. */
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
  /** The last order did not come as it should. `retryOn`: day of another try. */
  readonly problem?: {
    readonly code: SubscriptionProblem;
    readonly retryOn?: string;
    readonly goods: readonly string[];
  };
  /** Number of the order that it began with. */
  readonly source?: string;
  /** Id of the cart that it was made of. */
  readonly sourceCart?: string;
  readonly orders: readonly SubscriptionOrder[];
  readonly createdAt: string;
  /** The last day on which it orders; absent: it goes on. */
  readonly endsOn?: string;
  readonly cancelledAt?: string;
  /** What its lenses are bought on. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
}

/** The subscription that an order belongs to: that it began, or that made it. One that is over counts only where no other does. */
export const subscriptionOf = (
  subscriptions: readonly Subscription[],
  order: string,
): Subscription | undefined => {
  const its = subscriptions.filter(
    ({ source, orders }) => source === order || orders.some(({ number }) => number === order),
  );
  return its.find(({ state }) => state !== 'cancelled') ?? its[0];
};

/** The subscription that a cart was made, unless that is over. */
export const subscriptionOfCart = (
  subscriptions: readonly Subscription[],
  cart: string,
): Subscription | undefined =>
  subscriptions.find(({ sourceCart, state }) => sourceCart === cart && state !== 'cancelled');
