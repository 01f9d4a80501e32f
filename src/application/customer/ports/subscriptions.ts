import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartToken } from '../../../domain/cart/cart.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { PrescriptionFacts } from '../../../domain/checkout/prescription-facts.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { SubscriptionState } from '../../../domain/orders/subscription/states.ts';
import type { Subscription, SubscriptionPayment } from '../../../domain/orders/subscription/subscription.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { Failure } from '../../shared/failure.ts';

/** What is to be delivered regularly: the content of an order, by its number, or of a cart. */
export type SubscriptionSource = { readonly order: string } | { readonly cart: CartToken };

/** Days are `yyyy-MM-dd`. */
export interface NewSubscription {
  readonly of: SubscriptionSource;
  readonly interval: DeliveryInterval;
  /** Undefined: one interval from today. */
  readonly next?: string;
  readonly payment?: SubscriptionPayment;
  /**
   * Whether the customer agrees that the lens values are stored for it. Without that, lenses require an earlier
   * consent. Source: LAW-30.
   */
  readonly agrees?: boolean;
  /** Undefined: that of the order or the cart. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
}

/** A change of a subscription. Undefined fields stay as they are. */
export interface SubscriptionChange {
  readonly state?: SubscriptionState;
  /** The day of the delivery to skip. */
  readonly skip?: string;
  /** The day of the delivery that was left out and comes after all. */
  readonly unskip?: string;
  readonly interval?: DeliveryInterval;
  readonly next?: string;
  /** Quantity zero removes the line. */
  readonly lines?: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly options?: Configuration;
  }[];
  readonly payment?: SubscriptionPayment;
  /** The prescription data for its lenses from now on. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
}

export interface SubscriptionAddresses {
  readonly billing?: Address;
  readonly shipping?: Address;
}

/** A subscription and the version of it that the customer has seen. */
type Seen = Pick<Subscription, 'id' | 'version'>;

/** The subscriptions of the signed-in customer. Source: ACC-5. */
export interface SubscriptionPort {
  /** Newest first; ended ones come last. */
  readonly subscriptions: () => TaskEither<Failure, readonly Subscription[]>;
  /** `NotFound`: there is none, or it belongs to another customer. */
  readonly subscription: (id: string) => TaskEither<Failure, Subscription>;
  readonly payments: () => TaskEither<Failure, readonly SubscriptionPayment[]>;
  /** A repeated request for the same order or cart returns the same subscription. */
  readonly create: (wish: NewSubscription) => TaskEither<Failure, Subscription>;
  /** Refused with `subscription.changed` if it was changed since the customer saw it. */
  readonly update: (seen: Seen, change: SubscriptionChange) => TaskEither<Failure, Subscription>;
  /** Changes all of them or none. */
  readonly updateAddresses: (
    seen: readonly Seen[],
    addresses: SubscriptionAddresses,
  ) => TaskEither<Failure, readonly Subscription[]>;
}
