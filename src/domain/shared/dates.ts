import { UTCDateMini } from '@date-fns/utc/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import * as E from 'fp-ts/Either';

/** A day of the calendar, `yyyy-MM-dd`, without time or zone. Of two days the earlier is the smaller text. */
export type Day = string & { readonly Day: unique symbol };
export type NotADay = { readonly _tag: 'NotADay' };

/** A day as date-fns reckons with it: in universal time, so that no machine's own zone has a say. */
export const dateOf = (day: Day): Date => new UTCDateMini(day);

/** Where this calendar ends: its years have four figures. */
const last = '9999-12-31';

/** The day of what date-fns has reckoned. Source: ACC-6. */
export const dayOf = (date: Date): Day =>
  (date.getFullYear() <= 9999 ? lightFormat(date, 'yyyy-MM-dd') : last) as Day;

const isDay = (input: string): input is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(input) && dayOf(dateOf(input as Day)) === input;

/** Reads `yyyy-MM-dd`; refuses what is no day of the calendar. */
export const readDay = (input: string): E.Either<NotADay, Day> =>
  isDay(input) ? E.right(input) : E.left({ _tag: 'NotADay' });

export const datePatterns = ['dd.MM', 'dd.MM.yy', 'dd.MM.yyyy'] as const;
export type DatePattern = (typeof datePatterns)[number];

/** A day as the shop prints it. Source: STOCK-5. */
export const printDay = (day: Day, pattern: DatePattern): string => lightFormat(dateOf(day), pattern);
