import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GuestSubscriptionPort } from '../../../application/customer/ports/guest-subscriptions.ts';
import type { guestSubscriptionOperations } from '../../contract/orders/guest-subscriptions.ts';
import type { ClientOf } from '../client.ts';
import { subscriptionFromWire } from './subscription-from-wire.ts';

/** Source: SUBS-6. */
export const makeGuestSubscriptionAdapter = (
  client: ClientOf<typeof guestSubscriptionOperations>,
): GuestSubscriptionPort => ({
  look: (key) => pipe(client.getGuestSubscription({ params: { key } }), TE.map(subscriptionFromWire)),
  steer: (key, version, { state, skip, unskip, intoAccount }) =>
    pipe(
      client.steerGuestSubscription({
        params: { key },
        body: {
          version,
          ...(state !== undefined && { state }),
          ...(skip !== undefined && { skip_order_date: skip }),
          ...(unskip !== undefined && { unskip_order_date: unskip }),
          ...(intoAccount && { into_account: true as const }),
        },
      }),
      TE.map(subscriptionFromWire),
    ),
  order: (key, version, method) =>
    pipe(
      client.orderGuestDelivery({ params: { key }, body: { version, payment_method: method } }),
      TE.map(({ order_token }) => order_token),
    ),
});
