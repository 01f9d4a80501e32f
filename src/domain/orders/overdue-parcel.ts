import type { Day } from '../shared/dates.ts';
import { daysAfter } from '../shared/day-arithmetic.ts';
import type { Order } from './order.ts';
import { parcelWay } from './parcel-way.ts';

/** So long after its last expected day a parcel may still be missed. Units: days. */
export const missedDays = 30;

/** `unsent`: it has not left the warehouse. `onItsWay`: it left, and its last expected day is over. */
export type Overdue = 'unsent' | 'onItsWay';

/**
 * Whether a parcel is later than its buyer was told. What is still in the warehouse stays so until it leaves; of what has
 * left nobody tells the shop that it came, so after a while it is taken for delivered. Source: ORD-5.
 */
export const overdueParcel = (
  order: Pick<Order, 'state' | 'createdAt' | 'delivery'>,
  today: Day,
): Overdue | undefined => {
  const latest = order.delivery?.latest;
  if (latest === undefined || latest >= today || parcelWay(order).length === 0) return undefined;
  if (order.state !== 'shipped') return 'unsent';
  return today <= daysAfter(latest as Day, missedDays) ? 'onItsWay' : undefined;
};
