import type { Day } from '../shared/dates.ts';
import type { Order } from './order.ts';
import { parcelWay } from './parcel-way.ts';
import type { Subscription } from './subscription/subscription.ts';

/** What a customer waits for: a parcel with the days on which it is expected, or the next order of a subscription. */
export type NextDelivery =
  | { readonly _tag: 'Parcel'; readonly order: Order; readonly earliest: string; readonly latest: string }
  | { readonly _tag: 'Subscription'; readonly subscription: Subscription; readonly day: string };

const first = <A>(some: readonly A[], dayOf: (one: A) => string): A | undefined =>
  some.reduce<A | undefined>((best, one) => (best && dayOf(best) <= dayOf(one) ? best : one), undefined);

/** A parcel on its way comes before an order that is still to be made; of several the one that is expected first. Source: ACC-12. */
export const nextDelivery = (
  orders: readonly Order[],
  subscriptions: readonly Subscription[],
  today: Day,
): NextDelivery | undefined => {
  const parcels = orders.flatMap((order) =>
    order.delivery && parcelWay(order).length > 0 && order.delivery.latest >= today
      ? [{ _tag: 'Parcel' as const, order, ...order.delivery }]
      : [],
  );
  const coming = subscriptions.filter(({ state, next }) => state === 'active' && next >= today);
  const subscription = first(coming, ({ next }) => next);
  return (
    first(parcels, ({ latest }) => latest) ??
    (subscription && { _tag: 'Subscription', subscription, day: subscription.next })
  );
};
