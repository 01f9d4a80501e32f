/** A line of days drawn to scale. */

import type { Day } from '../../shared/dates.ts';
import { daysBetween } from '../../shared/day-arithmetic.ts';

/** A day and its place on the line. Units: percent of its length. */
export interface DayMark {
  readonly day: string;
  readonly at: number;
}

/**
 * Returns the place of each day on a line from today to the last one. Days before today are left out. Empty if all
 * days are today, because such a line has no length.
 */
export const dayScale = (today: Day, days: readonly string[]): readonly DayMark[] => {
  const ahead = days.map((day) => ({ day, by: daysBetween(today, day as Day) })).filter(({ by }) => by >= 0);
  const length = Math.max(0, ...ahead.map(({ by }) => by));
  return length === 0 ? [] : ahead.map(({ day, by }) => ({ day, at: (100 * by) / length }));
};
