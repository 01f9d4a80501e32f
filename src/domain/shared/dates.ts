import { UTCDateMini } from '@date-fns/utc/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import * as E from 'fp-ts/Either';

/** A calendar day, `yyyy-MM-dd`, without time or zone. Text order is chronological order. */
export type Day = string & { readonly Day: unique symbol };
export type NotADay = { readonly _tag: 'NotADay' };

/** Converts a day to a date for date-fns, in UTC, so that the machine's time zone has no effect. */
export const dateOf = (day: Day): Date => new UTCDateMini(day);

/** The last day of this calendar: years have four digits. */
const last = '9999-12-31';

/** Converts a date from date-fns to a day. Source: ACC-6. */
export const dayOf = (date: Date): Day =>
  (date.getFullYear() <= 9999 ? lightFormat(date, 'yyyy-MM-dd') : last) as Day;

const isDay = (input: string): input is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(input) && dayOf(dateOf(input as Day)) === input;

/** Parses `yyyy-MM-dd`. Refuses anything that is not a calendar day. */
export const readDay = (input: string): E.Either<NotADay, Day> =>
  isDay(input) ? E.right(input) : E.left({ _tag: 'NotADay' });

export const datePatterns = ['dd.MM', 'dd.MM.yy', 'dd.MM.yyyy'] as const;
export type DatePattern = (typeof datePatterns)[number];

/** Formats a day in the shop's pattern. Source: STOCK-5. */
export const printDay = (day: Day, pattern: DatePattern): string => lightFormat(dateOf(day), pattern);
