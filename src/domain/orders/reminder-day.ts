import type { Day } from '../shared/dates.ts';
import { daysAfter, monthsAfter } from '../shared/day-arithmetic.ts';
import { fallbackInterval } from './reorder-interval.ts';

/** A parcel takes its time: so long before the lenses run out it is ordered. Units: days. */
export const reminderLead = 7;
/** Beyond it nobody remembers what they wore. Units: months. */
export const furthestReminder = 24;

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one < other ? other : one);

/**
 * When to remind somebody of an order whose lenses last so many days from the day it was placed: a week before they run
 * out, tomorrow at the earliest. Where nothing is known of it, three months from today. Source: ACC-6, CHK-17.
 */
export const reminderDay = (days: number | undefined, ordered: Day, today: Day): Day => {
  const wanted =
    days === undefined ? fallbackInterval(today).reorderAt : daysAfter(ordered, days - reminderLead);
  return later(daysAfter(today, 1), earlier(wanted, monthsAfter(today, furthestReminder)));
};
