import * as E from 'fp-ts/Either';
import type { LensUsage } from '../product.ts';

/** On how many days of a week somebody wears lenses. Whole, one to seven. Source: ACC-6. */
export type DaysWorn = number & { readonly DaysWorn: unique symbol };
export type NotDaysWorn = { readonly _tag: 'NotDaysWorn' };

/** A whole number from one to seven. Source: ACC-6. */
export const daysWorn = (input: number): E.Either<NotDaysWorn, DaysWorn> =>
  Number.isInteger(input) && input >= 1 && input <= 7
    ? E.right(input as DaysWorn)
    : E.left({ _tag: 'NotDaysWorn' });

/** What is assumed of who says nothing. */
export const everyDay = 7 as DaysWorn;

/**
 * How long a supply for so many days of wearing lasts by the calendar. Lenses for a day wait for their day; any others
 * are thrown away so long after they were opened, worn or not. Units: days.
 */
export const lastsFor = (days: number, usage: LensUsage, worn: DaysWorn): number =>
  usage === 'daily' ? Math.floor((days * 7) / worn) : days;
