import { TZDateMini } from '@date-fns/tz/date/mini';
import { getDay } from 'date-fns/getDay';
import { type Day, dateOf } from './dates.ts';
import { usualZone } from './shop-day.ts';

/** Returns the day of the week; 0 is Sunday. */
export const weekday = (day: Day): number => getDay(dateOf(day));

/** Returns the instant of an hour of a day in the shop's time zone; 24 is the end of the day. */
export const instantAt = (day: Day, hour: number, zone = usualZone): Date => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(new TZDateMini(year, month - 1, date, hour, zone).getTime());
};
