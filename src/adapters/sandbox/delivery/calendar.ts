import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { type Day, readDay } from '../../../domain/shared/dates.ts';
import { addDays, writeDay } from '../../../domain/shared/day-arithmetic.ts';

/** A day of the calendar, `yyyy-MM-dd`. */
export type IsoDay = string;

const dayOf = (day: IsoDay): Day =>
  pipe(
    readDay(day),
    E.getOrElse((): Day => {
      throw new RangeError('No day of the calendar');
    }),
  );

/** So many days later; earlier where `days` is negative. */
export const laterDay = (day: IsoDay, days: number): IsoDay => writeDay(addDays(dayOf(day), days));

/** 0 is Sunday. */
export const weekday = (day: IsoDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

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
