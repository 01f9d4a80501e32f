/** The slots in which an optician can check eyes. */

import { isHoliday } from '../checkout/arrival/holidays.ts';
import { weekday } from '../shared/calendar.ts';
import type { CountryCode } from '../shared/country.ts';
import type { Day } from '../shared/dates.ts';
import { instantOfMinute } from '../shared/wall-minute.ts';

/** Units: minutes since midnight in the optician's time zone; 1440 is the end of the day. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** The opening hours of an optician. `week`: by the day of the week, 0 is Sunday; a missing day is a day off. */
export interface OpeningHours {
  readonly country: CountryCode;
  readonly zone: string;
  readonly week: readonly (readonly OpenSpan[])[];
}

/** The time of one eye check. Units: milliseconds since 1970. */
export interface Slot {
  readonly start: number;
  readonly end: number;
}

/** The duration of an eye check. Units: ms. Source: APPT-1. */
export const slotMs = 30 * 60_000;

/** Returns the opening hours on a day, the earliest first. Empty on holidays. */
export const spansOn = ({ country, week }: OpeningHours, day: Day): readonly OpenSpan[] =>
  isHoliday(country, day) ? [] : (week[weekday(day)] ?? []).toSorted((a, b) => a.from - b.from);

/**
 * Returns the slots of a day, back to back from each opening, as long as a whole one fits. They are computed in elapsed
 * time, so that none overlap on the day of a clock change. Overlapping hours count once. Source: APPT-1.
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
