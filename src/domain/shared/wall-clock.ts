/** Days and instants out of texts, and how the shop prints them. */

import * as E from 'fp-ts/Either';
import { type DatePattern, type Day, type NotADay, printDay, readDay } from './dates.ts';
import { dayOfTime, shopDay, shopTime } from './shop-day.ts';

/** The day that a text means: the one that it writes, or the shop's day of the instant that it writes. Source: D92. */
export const meantDay = (input: string, zone?: string): E.Either<NotADay, Day> => {
  const instant = input.includes('T') ? Date.parse(input) : Number.NaN;
  return Number.isNaN(instant) ? readDay(input) : E.right(shopDay(instant, zone));
};

/** The same, printed: `24.11.2026`; a text that means none stays as it is. Source: STOCK-5. */
export const printedDay = (input: string, pattern: DatePattern, zone?: string): string =>
  E.match(
    () => input,
    (day: Day) => printDay(day, pattern),
  )(meantDay(input, zone));

/** Whether two days are of one year: then only the later has to say it. What is no day has no year. Source: STOCK-5. */
export const inOneYear = (one: string, other: string, zone?: string): boolean => {
  const year = (input: string) => E.getOrElse(() => '')(meantDay(input, zone)).slice(0, 4);
  return year(one) === year(other);
};

/** An instant as day and time on the shop's clocks, `24.11.2026, 14:05`; a text that is none stays as it is. */
export const wallClock = (instant: string, zone?: string): string => {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const time = shopTime(at, zone);
  return `${printDay(dayOfTime(time), 'dd.MM.yyyy')}, ${time.slice(11)}`;
};
