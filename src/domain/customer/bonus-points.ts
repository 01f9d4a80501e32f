/** Points earned with orders, and their conversion to a coupon. */

import * as E from 'fp-ts/Either';

/** Whole, never negative. Source: ACC-4. */
export type Points = number & { readonly Points: unique symbol };
export type NotPoints = { readonly _tag: 'NotPoints' };

/** Refuses numbers that are fractional, negative or too large. Source: ACC-4. */
export const points = (input: number): E.Either<NotPoints, Points> =>
  Number.isSafeInteger(input) && input >= 0
    ? E.right((input === 0 ? 0 : input) as Points)
    : E.left({ _tag: 'NotPoints' });

/** Returns the points of all orders together. Refuses a sum too large for a number. Source: ACC-4. */
export const totalPoints = (earned: readonly Points[]): E.Either<NotPoints, Points> =>
  points(earned.reduce((sum, one) => sum + one, 0));

/** There are too few points. `missing`: the number still needed. */
export type BelowThreshold = { readonly _tag: 'BelowThreshold'; readonly missing: Points };
export interface Conversion {
  /** The points spent on the coupon. */
  readonly used: Points;
  readonly left: Points;
}

/** Converts the threshold's number of points to one coupon, if the balance reaches it. The rest stays. Source: ACC-4. */
export const convert = (balance: Points, threshold: Points): E.Either<BelowThreshold, Conversion> =>
  balance >= threshold
    ? E.right({ used: threshold, left: (balance - threshold) as Points })
    : E.left({ _tag: 'BelowThreshold', missing: (threshold - balance) as Points });

/** The settings of a shop's bonus programme. */
export interface BonusProgramme {
  /** Points for every whole unit of the currency. */
  readonly perUnit: number;
  /** The number of points for one coupon. */
  readonly threshold: Points;
}

/** Returns the points earned with goods. Shipping earns none. `goods` in minor units, after discount. Source: ACC-4. */
export const pointsOfGoods = (goods: number, { perUnit }: Pick<BonusProgramme, 'perUnit'>): Points =>
  Math.max(0, Math.floor(goods / 100) * perUnit) as Points;

/** Returns the remaining points. Never negative, even if goods were returned whose points were already used. Source: ACC-4. */
export const balanceOf = (earned: Points, used: Points): Points => Math.max(0, earned - used) as Points;
