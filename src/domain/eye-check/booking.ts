/** What may be booked, moved and cancelled, and until when. */

import type { Day } from '../shared/dates.ts';
import { daysAfter } from '../shared/day-arithmetic.ts';
import { shopDay } from '../shared/shop-day.ts';
import { instantOfMinute } from '../shared/wall-minute.ts';
import type { Slot } from './slots.ts';

const hour = 60 * 60_000;

/** How long before it begins a time is still given away. Units: ms. Source: APPT-2. */
export const bookingLead = 2 * hour;
/** How far ahead times are given away. Units: days. Source: APPT-2. */
export const daysAhead = 60;
/** How many days are shown at once. */
export const daysShown = 14;
/** Until how long before it begins a check is moved or cancelled. Units: ms. Source: APPT-4. */
export const changeLead = 24 * hour;
/** On the optician's clocks, on the day before. Units: minutes since midnight. */
const remindedAt = 8 * 60;

const overlaps = (a: Slot, b: Slot): boolean => a.start < b.end && b.start < a.end;

/** The times that nobody has and that are not too near. Source: APPT-2, APPT-3. */
export const freeSlots = (slots: readonly Slot[], taken: readonly Slot[], now: number): readonly Slot[] =>
  slots.filter((slot) => slot.start >= now + bookingLead && !taken.some((other) => overlaps(slot, other)));

/**
 * The days that are shown from a day on: none before today, none later than times are given away. A day outside counts as the
 * nearest one inside. Source: APPT-2.
 */
export const shownDays = (today: Day, from: Day): readonly Day[] => {
  const last = daysAfter(today, daysAhead);
  const latest = from > last ? last : from;
  const first = from < today ? today : latest;
  return Array.from({ length: daysShown }, (_, index) => daysAfter(first, index)).filter(
    (day) => day <= last,
  );
};

/** The free times next to one that somebody else was given, in the order of the day. Source: APPT-3. */
export const nearestSlots = (free: readonly Slot[], wanted: number, most = 3): readonly Slot[] =>
  free
    .toSorted((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted) || a.start - b.start)
    .slice(0, most)
    .toSorted((a, b) => a.start - b.start);

/** The last moment at which a check that begins then is moved or cancelled here. Units: ms since 1970. Source: APPT-4. */
export const changeUntil = (start: number): number => start - changeLead;

/** Source: APPT-4. */
export const mayChange = (start: number, now: number): boolean => now <= changeUntil(start);

/** When its mail goes out: the day before, on the optician's clocks. Units: ms since 1970. Source: APPT-5. */
export const remindAt = (start: number, zone: string): number =>
  instantOfMinute(daysAfter(shopDay(start, zone), -1), remindedAt, zone);

/** The same times, by the day that the optician's calendar shows. Source: APPT-1. */
export const slotsByDay = (slots: readonly Slot[], zone: string): ReadonlyMap<Day, readonly Slot[]> =>
  Map.groupBy(slots, ({ start }) => shopDay(start, zone));
