import type { Day } from '../shared/dates.ts';
import { daysAfter, monthsAfter } from '../shared/day-arithmetic.ts';
import { fallbackInterval } from './reorder-interval.ts';

/** How long before the lenses run out a reminder is sent, so that a parcel arrives in time. Units: days. */
export const reminderLead = 7;
/** The latest possible reminder. Units: months. */
export const furthestReminder = 24;

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one < other ? other : one);

/**
 * Returns when to remind a customer of an order whose lenses last `days` from the day of the order: a week before they
 * run out, tomorrow at the earliest. If nothing is known, three months from today. Source: ACC-6, CHK-17.
 */
export const reminderDay = (days: number | undefined, ordered: Day, today: Day): Day => {
  const wanted =
    days === undefined ? fallbackInterval(today).reorderAt : daysAfter(ordered, days - reminderLead);
  return later(daysAfter(today, 1), earlier(wanted, monthsAfter(today, furthestReminder)));
};
