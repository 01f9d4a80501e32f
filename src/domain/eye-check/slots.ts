/** When an optician can check somebody's eyes. */

import { isHoliday } from '../checkout/arrival/holidays.ts';
import { weekday } from '../shared/calendar.ts';
import type { CountryCode } from '../shared/country.ts';
import type { Day } from '../shared/dates.ts';
import { instantOfMinute } from '../shared/wall-minute.ts';

/** Units: minutes since midnight on the optician's clocks; 1440 is the end of the day. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** When an optician is there. `week`: by the day of the week, 0 is Sunday; a day that is missing is a day off. */
export interface OpeningHours {
  readonly country: CountryCode;
  readonly zone: string;
  readonly week: readonly (readonly OpenSpan[])[];
}

/** The time of one check. Units: milliseconds since 1970. */
export interface Slot {
  readonly start: number;
  readonly end: number;
}

/** How long a check takes. Units: ms. Source: APPT-1. */
export const slotMs = 30 * 60_000;

/** When an optician is there on a day, the earliest first; on a holiday never. */
export const spansOn = ({ country, week }: OpeningHours, day: Day): readonly OpenSpan[] =>
  isHoliday(country, day) ? [] : (week[weekday(day)] ?? []).toSorted((a, b) => a.from - b.from);

/**
 * The times of a day, one after the other from each opening on, as long as a whole one fits. They are counted in time that
 * passes, so that none overlaps another on the day that the clocks change; hours that overlap count once. Source: APPT-1.
 */
export const slotsOf = (hours: OpeningHours, day: Day): readonly Slot[] => {
  const slots: Slot[] = [];
  let free = 0;
  for (const { from, to } of spansOn(hours, day)) {
    const close = instantOfMinute(day, to, hours.zone);
    let start = Math.max(instantOfMinute(day, from, hours.zone), free);
    for (; start + slotMs <= close; start += slotMs) slots.push({ start, end: start + slotMs });
    free = start;
  }
  return slots;
};
