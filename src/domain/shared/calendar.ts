import { TZDateMini } from '@date-fns/tz/date/mini';
import { getDay } from 'date-fns/getDay';
import { type Day, dateOf } from './dates.ts';
import { usualZone } from './shop-day.ts';

/** 0 is Sunday. */
export const weekday = (day: Day): number => getDay(dateOf(day));

/** The instant at which the shop's clocks show an hour of a day; 24 is the end of the day. */
export const instantAt = (day: Day, hour: number, zone = usualZone): Date => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(new TZDateMini(year, month - 1, date, hour, zone).getTime());
};
