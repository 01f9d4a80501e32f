/** Whether an optician is open now, and otherwise when they open next. */

import type { Day } from '../shared/dates.ts';
import { daysAfter } from '../shared/day-arithmetic.ts';
import { shopDay } from '../shared/shop-day.ts';
import { instantOfMinute } from '../shared/wall-minute.ts';
import { type OpeningHours, type Slot, spansOn } from './slots.ts';

/** Units: milliseconds since 1970. `Closed`: there is no opening within the days searched. */
export type Opening =
  | { readonly _tag: 'Open'; readonly until: number }
  | { readonly _tag: 'Opens'; readonly at: number; readonly isToday: boolean }
  | { readonly _tag: 'Closed' };

/** How far ahead the next opening is searched for. Units: days. */
const ahead = 14;

const openOn = (hours: OpeningHours, day: Day): readonly Slot[] =>
  spansOn(hours, day)
    .map(({ from, to }) => ({
      start: instantOfMinute(day, from, hours.zone),
      end: instantOfMinute(day, to, hours.zone),
    }))
    .filter(({ start, end }) => start < end);

/**
 * Returns the opening in the optician's time zone, without the country's holidays. Hours that overlap or adjoin count
 * as one opening, which ends with the day. Source: STUDIO-1.
 */
export const openingAt = (hours: OpeningHours, now: number): Opening => {
  const today = shopDay(now, hours.zone);
  const first = openOn(hours, today);
  const isOpen = first.some(({ start, end }) => start <= now && now < end);
  if (isOpen) {
    const until = first.reduce((end, span) => (span.start <= end ? Math.max(end, span.end) : end), now);
    return { _tag: 'Open', until };
  }
  for (let days = 0; days <= ahead; days += 1) {
    const next = openOn(hours, daysAfter(today, days)).find(({ start }) => start > now);
    if (next) return { _tag: 'Opens', at: next.start, isToday: days === 0 };
  }
  return { _tag: 'Closed' };
};
