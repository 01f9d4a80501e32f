import * as E from 'fp-ts/Either';
import type { LensUsage } from '../product.ts';

/** The number of days per week on which a person wears lenses. Whole, one to seven. Source: ACC-6. */
export type DaysWorn = number & { readonly DaysWorn: unique symbol };
export type NotDaysWorn = { readonly _tag: 'NotDaysWorn' };

/** A whole number from one to seven. Source: ACC-6. */
export const daysWorn = (input: number): E.Either<NotDaysWorn, DaysWorn> =>
  Number.isInteger(input) && input >= 1 && input <= 7
    ? E.right(input as DaysWorn)
    : E.left({ _tag: 'NotDaysWorn' });

/** The default for people who do not state it. */
export const everyDay = 7 as DaysWorn;

/**
 * Returns how many calendar days a supply for `days` of wear lasts. Daily lenses are only used on the days they are
 * worn. Other lenses are thrown away a fixed time after opening, worn or not. Units: days.
 */
export const lastsFor = (days: number, usage: LensUsage, worn: DaysWorn): number =>
  usage === 'daily' ? Math.floor((days * 7) / worn) : days;
