import * as t from 'io-ts';
import { subscriptionStates } from '../../../domain/orders/subscription/states.ts';
import { operation } from '../operation.ts';
import { SubscriptionC } from '../personal/subscriptions.ts';
import { oneOf, WholeC } from '../scalars.ts';

/** Operations on a guest's subscription with the link from their mail: anyone who has the link can use them. */
export const guestSubscriptionOperations = {
  getGuestSubscription: operation({
    summary:
      'A guest’s subscription, by the key of the link in their mail. 404: there is none, or an account has it.',
    method: 'GET',
    path: '/guest-subscriptions/:key',
    answer: SubscriptionC,
    refusals: [404],
  }),
  steerGuestSubscription: operation({
    summary:
      'Pauses a guest’s subscription, goes on with it, leaves a delivery out, has it come after all, or ends it. 409: it was changed since `version`. What it is already, it may be made again.',
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
      }),
    ]),
    answer: SubscriptionC,
    refusals: [404, 409, 422],
  }),
} as const;
