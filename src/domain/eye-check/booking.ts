/** What can be booked, moved and cancelled, and until when. */

import type { Day } from '../shared/dates.ts';
import { daysAfter } from '../shared/day-arithmetic.ts';
import { shopDay } from '../shared/shop-day.ts';
import { instantOfMinute } from '../shared/wall-minute.ts';
import type { Slot } from './slots.ts';

const hour = 60 * 60_000;

/** The minimum time between a booking and the start of the slot. Units: ms. Source: APPT-2. */
export const bookingLead = 2 * hour;
/** How far ahead slots can be booked. Units: days. Source: APPT-2. */
export const daysAhead = 60;
/** The number of days shown at once. */
export const daysShown = 14;
/** The minimum time before the start at which an eye check can be moved or cancelled. Units: ms. Source: APPT-4. */
export const changeLead = 24 * hour;
/** The time of the reminder on the day before, in the optician's time zone. Units: minutes since midnight. */
const remindedAt = 8 * 60;

/**
 * Returns the start of a slot from its text. NaN if it is no time, or one whose year does not have four digits: neither
 * calendars nor the database know all years that a text can name. Units: ms since 1970. Source: APPT-2.
 */
export const startIn = (text: string): number => (/^[1-9]\d{3}-/.test(text) ? Date.parse(text) : Number.NaN);

const overlaps = (a: Slot, b: Slot): boolean => a.start < b.end && b.start < a.end;

/** Returns the slots that are not taken and not too soon. Source: APPT-2, APPT-3. */
export const freeSlots = (slots: readonly Slot[], taken: readonly Slot[], now: number): readonly Slot[] =>
  slots.filter((slot) => slot.start >= now + bookingLead && !taken.some((other) => overlaps(slot, other)));

/**
 * Returns the days shown from a given day: none before today, none later than slots can be booked. A day outside this
 * range counts as the nearest one inside. Source: APPT-2.
 */
export const shownDays = (today: Day, from: Day): readonly Day[] => {
  const last = daysAfter(today, daysAhead);
  const latest = from > last ? last : from;
  const first = from < today ? today : latest;
  return Array.from({ length: daysShown }, (_, index) => daysAfter(first, index)).filter(
    (day) => day <= last,
  );
};

/** Returns the free slots nearest to one that was taken by someone else, in order of time. Source: APPT-3. */
export const nearestSlots = (free: readonly Slot[], wanted: number, most = 3): readonly Slot[] =>
  free
    .toSorted((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted) || a.start - b.start)
    .slice(0, most)
    .toSorted((a, b) => a.start - b.start);

/**
 * Returns the last moment at which an eye check with this start can be moved or cancelled online. Units: ms since 1970.
 * Source: APPT-4.
 */
export const changeUntil = (start: number): number => start - changeLead;

/** Whether an eye check with this start can still be moved or cancelled online. Source: APPT-4. */
export const mayChange = (start: number, now: number): boolean => now <= changeUntil(start);

/**
 * Returns when the reminder e-mail is sent: the day before, in the optician's time zone. Units: ms since 1970. Source:
 * APPT-5.
 */
export const remindAt = (start: number, zone: string): number =>
  instantOfMinute(daysAfter(shopDay(start, zone), -1), remindedAt, zone);

/** Groups slots by day in the optician's time zone. Source: APPT-1. */
export const slotsByDay = (slots: readonly Slot[], zone: string): ReadonlyMap<Day, readonly Slot[]> =>
  Map.groupBy(slots, ({ start }) => shopDay(start, zone));
