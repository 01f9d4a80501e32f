import * as t from 'io-ts';
import { subscriptionStates } from '../../../domain/orders/subscription/states.ts';
import { operation } from '../operation.ts';
import { SubscriptionC } from '../personal/subscriptions.ts';
import { oneOf, WholeC } from '../scalars.ts';
import { OrderTokenC } from './orders.ts';

/** Operations on a guest's subscription with the link from their mail: anyone who has the link can use them. */
export const guestSubscriptionOperations = {
  /**
   * Returns a guest’s subscription by the key in the link of their mail. 404: it does not exist. 409
   * `subscription.in_account`: it has joined an account since.
   */
  getGuestSubscription: operation({
    method: 'GET',
    path: '/guest-subscriptions/:key',
    answer: SubscriptionC,
    refusals: [404, 409],
  }),
  /**
   * Pauses, resumes or ends a guest’s subscription, or skips or restores a delivery. 409: it was changed
   * since `version`, or has joined an account. Repeating a change is not an error. `into_account`: takes it into the
   * account of the signed-in customer, whose e-mail it must have; the link of the mail proves the mailbox.
   */
  steerGuestSubscription: operation({
    method: 'PATCH',
    path: '/guest-subscriptions/:key',
    body: t.intersection([
      t.type({ version: WholeC }),
      t.partial({
        state: oneOf('SubscriptionState', subscriptionStates),
        /** The next delivery, to be skipped; any other day skips nothing. */
        skip_order_date: t.string,
        /** The delivery that was left out last, to come after all; any other day brings nothing back. */
        unskip_order_date: t.string,
        into_account: t.literal(true),
      }),
    ]),
    answer: SubscriptionC,
    refusals: [404, 409, 422],
  }),
  /**
   * Orders the next delivery now, to be paid by its guest with this payment method, which then pays the following
   * ones: the way out after a payment was declined. Repeated, it returns the same order while that is unpaid.
   */
  orderGuestDelivery: operation({
    method: 'POST',
    path: '/guest-subscriptions/:key/orders',
    body: t.type({ version: WholeC, payment_method: t.string }),
    answer: t.type({ order_token: OrderTokenC }),
    refusals: [404, 409, 422],
  }),
} as const;
