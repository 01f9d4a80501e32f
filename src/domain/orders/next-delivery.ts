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
  /** Set if its last expected day is over. */
  readonly overdue?: Overdue;
}

/** The next delivery of a customer: a parcel with its expected days, or the next order of a subscription. */
export type NextDelivery =
  | Parcel
  | { readonly _tag: 'Subscription'; readonly subscription: Subscription; readonly day: string };

const first = <A>(some: readonly A[], dayOf: (one: A) => string): A | undefined =>
  some.reduce<A | undefined>((best, one) => (best && dayOf(best) <= dayOf(one) ? best : one), undefined);

const last = (some: readonly Parcel[]): Parcel | undefined =>
  some.reduce<Parcel | undefined>((best, one) => (best && best.latest >= one.latest ? best : one), undefined);

/**
 * Returns the next delivery, in this order of priority: a parcel late in the warehouse, a parcel within its expected
 * days, a shipped parcel past its expected days, whose arrival the shop cannot know, and an order still to be placed by
 * a subscription. Of several, the one expected first; of parcels past their expected days, the one expected last.
 * Source: ACC-12, ORD-5.
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
