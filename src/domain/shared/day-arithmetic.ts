import { type Day, daysInMonth } from './dates.ts';

const dayMs = 86_400_000;

const instantOf = ({ year, month, day }: Day): number => new Date(0).setUTCFullYear(year, month - 1, day);

/** The day of an instant, in universal time. Units: milliseconds since 1970. */
export const dayOf = (instant: number): Day => {
  const date = new Date(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** The day so many days later; earlier where `days` is negative. Units: days, whole. */
export const addDays = (from: Day, days: number): Day => dayOf(instantOf(from) + days * dayMs);

/** The same day of a later month; a month that is too short gives its last day: 30 November and three months is 28 February. Units: months, whole. Source: D66. */
export const addMonths = ({ year, month, day }: Day, months: number): Day => {
  const counted = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(counted / 12), (counted % 12) + 1];
  return { year: toYear, month: toMonth, day: Math.min(day, daysInMonth(toYear, toMonth)) };
};

/** How many days lie from one day to another; negative where the second comes first. Units: days. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((instantOf(to) - instantOf(from)) / dayMs);

/** `yyyy-MM-dd`, as reminders, reorders and forms write a day. Source: ACC-6. */
export const writeDay = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
