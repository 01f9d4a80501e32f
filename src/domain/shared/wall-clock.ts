/** Parses days and instants from texts, and formats them. */

import * as E from 'fp-ts/Either';
import { type DatePattern, type Day, type NotADay, printDay, readDay } from './dates.ts';
import { dayOfTime, shopDay, shopTime } from './shop-day.ts';

/** Returns the day of a text: the one it contains, or the shop's day at the instant it contains. Source: TIME-1. */
export const meantDay = (input: string, zone?: string): E.Either<NotADay, Day> => {
  const instant = input.includes('T') ? Date.parse(input) : Number.NaN;
  return Number.isNaN(instant) ? readDay(input) : E.right(shopDay(instant, zone));
};

/** Formats that day: `24.11.2026`. A text without a day is unchanged. Source: STOCK-5. */
export const printedDay = (input: string, pattern: DatePattern, zone?: string): string =>
  E.match(
    () => input,
    (day: Day) => printDay(day, pattern),
  )(meantDay(input, zone));

/**
 * Whether two days are in the same year, so that only the later one has to show it. A text without a day has no year.
 * Source: STOCK-5.
 */
export const inOneYear = (one: string, other: string, zone?: string): boolean => {
  const year = (input: string) => E.getOrElse(() => '')(meantDay(input, zone)).slice(0, 4);
  return year(one) === year(other);
};

/**
 * Formats an instant as day and time in the shop's time zone, `24.11.2026, 14:05`. A text that is not an instant is
 * unchanged.
 */
export const wallClock = (instant: string, zone?: string): string => {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const time = shopTime(at, zone);
  return `${printDay(dayOfTime(time), 'dd.MM.yyyy')}, ${time.slice(11)}`;
};
