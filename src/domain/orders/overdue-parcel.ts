import type { Day } from '../shared/dates.ts';
import { daysAfter } from '../shared/day-arithmetic.ts';
import { isWithdrawn, type ParcelOrder, parcelWay } from './parcel-way.ts';

/** How long after its last expected day a parcel still counts as missing. Units: days. */
export const missedDays = 30;

/** `unsent`: it has not left the warehouse. `onItsWay`: it has left, and its last expected day is over. */
export type Overdue = 'unsent' | 'onItsWay';

/**
 * Returns whether a parcel is later than announced. A parcel in the warehouse counts as late until it leaves. The shop
 * is not told when a shipped parcel arrives, so after a while it counts as delivered. Nobody
 * waits for a parcel that was wholly withdrawn from. Source: ORD-5.
 */
export const overdueParcel = (order: ParcelOrder, today: Day): Overdue | undefined => {
  const latest = order.delivery?.latest;
  if (latest === undefined || latest >= today || parcelWay(order).length === 0) return undefined;
  if (isWithdrawn(order)) return undefined;
  if (order.state !== 'shipped') return 'unsent';
  return today <= daysAfter(latest as Day, missedDays) ? 'onItsWay' : undefined;
};
