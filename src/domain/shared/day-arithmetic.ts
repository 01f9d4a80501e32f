/** Counting with days of the calendar, as date-fns does it. */

import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { type Day, dateOf, dayOf } from './dates.ts';

/** The day so many days later; earlier where `days` is negative. Units: days, whole. */
export const daysAfter = (from: Day, days: number): Day => dayOf(addDays(dateOf(from), days));

/** The same day of a later month; a month that is too short gives its last day: 30 November and three months is 28 February. Units: months, whole. Source: D66. */
export const monthsAfter = (from: Day, months: number): Day => dayOf(addMonths(dateOf(from), months));

/** How many days lie from one day to another; negative where the second comes first. Units: days. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(dateOf(to), dateOf(from));
