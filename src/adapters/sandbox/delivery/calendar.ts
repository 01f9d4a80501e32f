import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { readDay } from '../../../domain/shared/dates.ts';

/** A day of the calendar, `yyyy-MM-dd`. */
export type IsoDay = string;

const dayMs = 86_400_000;

const utc = (day: IsoDay): number =>
  pipe(
    readDay(day),
    E.match(
      () => Number.NaN,
      ({ year, month, day: date }) => Date.UTC(year, month - 1, date),
    ),
  );

export const addDays = (day: IsoDay, days: number): IsoDay =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekday = (day: IsoDay): number => new Date(utc(day)).getUTCDay();

const zurich = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Day and hour on the clocks of the warehouse. `now` in milliseconds since 1970. */
export const warehouseTime = (now: number): { readonly day: IsoDay; readonly hour: number } => {
  const parts = new Map(zurich.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
  };
};
