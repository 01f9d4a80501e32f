import { TZDateMini } from '@date-fns/tz/date/mini';
import type { Day } from './dates.ts';

/**
 * Returns the instant of a minute of a day in a time zone; 1440 is the end of the day. A minute skipped by a clock
 * change counts as the one shown instead. Units: minutes since midnight; milliseconds since 1970.
 */
export const instantOfMinute = (day: Day, minute: number, zone: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new TZDateMini(year, month - 1, date, 0, minute, zone).getTime();
};
