import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartToken } from '../../../domain/cart/cart.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { PrescriptionFacts } from '../../../domain/checkout/prescription-facts.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { SubscriptionState } from '../../../domain/orders/subscription/states.ts';
import type { Subscription, SubscriptionPayment } from '../../../domain/orders/subscription/subscription.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { Failure } from '../../shared/failure.ts';

/** What is to come again: an order, by its number, or what lies in a cart. */
export type SubscriptionSource = { readonly order: string } | { readonly cart: CartToken };

/** Days are `yyyy-MM-dd`. */
export interface NewSubscription {
  readonly of: SubscriptionSource;
  readonly interval: DeliveryInterval;
  /** Absent: one interval from today. */
  readonly next?: string;
  readonly payment?: SubscriptionPayment;
  /** The press agrees that lens values are kept for it; without it lenses need a consent that stands already. Source: LAW-30. */
  readonly agrees?: boolean;
  /** Without one: that of the order or the cart. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
}

/** What changes of a subscription; what is absent stays. */
export interface SubscriptionChange {
  readonly state?: SubscriptionState;
  /** The day of the delivery that is left out. */
  readonly skip?: string;
  /** The day of the delivery that was left out and comes after all. */
  readonly unskip?: string;
  readonly interval?: DeliveryInterval;
  readonly next?: string;
  /** None of a line takes it out. */
  readonly lines?: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly options?: Configuration;
  }[];
  readonly payment?: SubscriptionPayment;
  /** What its lenses are bought on from now on. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
}

export interface SubscriptionAddresses {
  readonly billing?: Address;
  readonly shipping?: Address;
}

/** Which subscription, and which of its versions somebody has seen. */
type Seen = Pick<Subscription, 'id' | 'version'>;

/** The subscriptions of the signed-in customer. Source: ACC-5. */
export interface SubscriptionPort {
  /** The newest first; those that are over come last. */
  readonly subscriptions: () => TaskEither<Failure, readonly Subscription[]>;
  /** `NotFound`: there is none, or it is another's. */
  readonly subscription: (id: string) => TaskEither<Failure, Subscription>;
  readonly payments: () => TaskEither<Failure, readonly SubscriptionPayment[]>;
  /** The same order or cart asked for again is the same subscription. */
  readonly create: (wish: NewSubscription) => TaskEither<Failure, Subscription>;
  /** Refused with `subscription.changed` where it was changed since it was seen. */
  readonly update: (seen: Seen, change: SubscriptionChange) => TaskEither<Failure, Subscription>;
  /** All of them, or none. */
  readonly updateAddresses: (
    seen: readonly Seen[],
    addresses: SubscriptionAddresses,
  ) => TaskEither<Failure, readonly Subscription[]>;
}
