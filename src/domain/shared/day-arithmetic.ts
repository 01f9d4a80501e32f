/** Arithmetic with calendar days, based on date-fns. */

import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { type Day, dateOf, dayOf } from './dates.ts';

/** Returns the day `days` days later, or earlier if negative. Units: days, whole. */
export const daysAfter = (from: Day, days: number): Day => dayOf(addDays(dateOf(from), days));

/**
 * Returns the same day of a later month. If that month is too short, its last day: 30 November plus three months is 28
 * February. Units: months, whole.
 */
export const monthsAfter = (from: Day, months: number): Day => dayOf(addMonths(dateOf(from), months));

/** Returns the number of days from one day to another. Negative if the second is earlier. Units: days. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(dateOf(to), dateOf(from));
