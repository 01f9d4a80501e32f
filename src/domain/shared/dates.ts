import * as E from 'fp-ts/Either';

/** A day of the calendar, without time or zone. `month` counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export type NotADay = { readonly _tag: 'NotADay' };

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** How many days a month has; 0 for a month that there is not. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);

/** Reads `yyyy-MM-dd`, also at the start of an instant; refuses what is no day of the calendar. */
export const readDay = (input: string): E.Either<NotADay, Day> => {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(input);
  const [year = 0, month = 0, day = 0] = (match ?? []).slice(1).map(Number);
  return day >= 1 && day <= daysInMonth(year, month)
    ? E.right({ year, month, day })
    : E.left({ _tag: 'NotADay' });
};

const padded = (part: number, length = 2): string => String(part).padStart(length, '0');

export const datePatterns = ['dd.MM', 'dd.MM.yy', 'dd.MM.yyyy'] as const;
export type DatePattern = (typeof datePatterns)[number];

const yearIn: Readonly<Record<DatePattern, (year: string) => string>> = {
  'dd.MM': () => '',
  'dd.MM.yy': (year) => `.${year.slice(2)}`,
  'dd.MM.yyyy': (year) => `.${year}`,
};

/** A delivery day as the shop prints it. Source: STOCK-5. */
export const deliveryDate = (input: string, pattern: DatePattern): E.Either<NotADay, string> =>
  E.map(({ year, month, day }: Day) => `${padded(day)}.${padded(month)}${yearIn[pattern](padded(year, 4))}`)(
    readDay(input),
  );
