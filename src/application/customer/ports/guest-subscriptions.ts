import type { TaskEither } from 'fp-ts/TaskEither';
import type { OrderToken } from '../../../domain/orders/order.ts';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import type { Failure } from '../../shared/failure.ts';
import type { SubscriptionChange } from './subscriptions.ts';

/** What a guest may change with their link. */
export interface GuestSteering extends Pick<SubscriptionChange, 'state' | 'skip' | 'unskip'> {
  /** Takes it into the account of the signed-in customer. Source: AUTH-32. */
  readonly intoAccount?: true;
}

/** A guest's subscription, for the holder of the key in its link. Source: SUBS-6. */
export interface GuestSubscriptionPort {
  /** `NotFound`: no link has this key. Refused with `subscription.in_account` if it has joined an account. */
  readonly look: (key: string) => TaskEither<Failure, Subscription>;
  /** Refused with `subscription.changed` if it was changed since `version`. */
  readonly steer: (
    key: string,
    version: number,
    steering: GuestSteering,
  ) => TaskEither<Failure, Subscription>;
  /**
   * Orders the next delivery now; its guest then pays that order with this method, which pays the following ones. May be
   * repeated. Refused like a change.
   */
  readonly order: (key: string, version: number, method: string) => TaskEither<Failure, OrderToken>;
}
