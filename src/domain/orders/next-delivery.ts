import type { Day } from '../shared/dates.ts';
import type { Order } from './order.ts';
import { type Overdue, overdueParcel } from './overdue-parcel.ts';
import { parcelWay } from './parcel-way.ts';
import type { Subscription } from './subscription/subscription.ts';

interface Parcel {
  readonly _tag: 'Parcel';
  readonly order: Order;
  readonly earliest: string;
  readonly latest: string;
  /** Its last day is over. */
  readonly overdue?: Overdue;
}

/** What a customer waits for: a parcel with the days on which it is expected, or the next order of a subscription. */
export type NextDelivery =
  | Parcel
  | { readonly _tag: 'Subscription'; readonly subscription: Subscription; readonly day: string };

const first = <A>(some: readonly A[], dayOf: (one: A) => string): A | undefined =>
  some.reduce<A | undefined>((best, one) => (best && dayOf(best) <= dayOf(one) ? best : one), undefined);

const last = (some: readonly Parcel[]): Parcel | undefined =>
  some.reduce<Parcel | undefined>((best, one) => (best && best.latest >= one.latest ? best : one), undefined);

/**
 * What is late in the warehouse comes before a parcel within its days, that before one of which nobody tells whether it
 * came, and each before an order that is still to be made. Of several the one that is expected first; of those that may
 * have come, the one that was expected last. Source: ACC-12, ORD-5.
 */
export const nextDelivery = (
  orders: readonly Order[],
  subscriptions: readonly Subscription[],
  today: Day,
): NextDelivery | undefined => {
  const parcels = orders.flatMap((order): readonly Parcel[] => {
    const overdue = overdueParcel(order, today);
    if (!order.delivery || parcelWay(order).length === 0) return [];
    if (!overdue && order.delivery.latest < today) return [];
    return [{ _tag: 'Parcel', order, ...order.delivery, ...(overdue && { overdue }) }];
  });
  const standing = (overdue: Overdue | undefined) => parcels.filter((parcel) => parcel.overdue === overdue);
  const dayOf = ({ latest }: Parcel): string => latest;
  const coming = subscriptions.filter(({ state, next }) => state === 'active' && next >= today);
  const subscription = first(coming, ({ next }) => next);
  return (
    first(standing('unsent'), dayOf) ??
    first(standing(undefined), dayOf) ??
    last(standing('onItsWay')) ??
    (subscription && { _tag: 'Subscription', subscription, day: subscription.next })
  );
};
