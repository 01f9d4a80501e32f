/** Points that orders earn, and the coupon that they become. */

import * as E from 'fp-ts/Either';

/** Whole, never negative. Source: ACC-4. */
export type Points = number & { readonly Points: unique symbol };
export type NotPoints = { readonly _tag: 'NotPoints' };

/** Refuses what is not whole, is negative or too large to count. Source: ACC-4. */
export const points = (input: number): E.Either<NotPoints, Points> =>
  Number.isSafeInteger(input) && input >= 0
    ? E.right((input === 0 ? 0 : input) as Points)
    : E.left({ _tag: 'NotPoints' });

/** Of all orders together; refuses a sum beyond what a number can hold. Source: ACC-4. */
export const totalPoints = (earned: readonly Points[]): E.Either<NotPoints, Points> =>
  points(earned.reduce((sum, one) => sum + one, 0));

/** Too few. `missing`: how many more it takes. */
export type BelowThreshold = { readonly _tag: 'BelowThreshold'; readonly missing: Points };
export interface Conversion {
  /** What the coupon costs. */
  readonly used: Points;
  readonly left: Points;
}

/** From the shop's threshold on, its number of points becomes one coupon; the rest stays. Source: ACC-4. */
export const convert = (balance: Points, threshold: Points): E.Either<BelowThreshold, Conversion> =>
  balance >= threshold
    ? E.right({ used: threshold, left: (balance - threshold) as Points })
    : E.left({ _tag: 'BelowThreshold', missing: (threshold - balance) as Points });

/** What a shop's programme is made of. */
export interface BonusProgramme {
  /** Points for every whole unit of the currency. */
  readonly perUnit: number;
  /** So many become one coupon. */
  readonly threshold: Points;
}

/** What goods earn; the way they are sent earns nothing. `goods` in minor units, after discount. Source: ACC-4. */
export const pointsOfGoods = (goods: number, { perUnit }: Pick<BonusProgramme, 'perUnit'>): Points =>
  Math.max(0, Math.floor(goods / 100) * perUnit) as Points;

/** What is left of what was earned; nothing, where goods went back whose points were used already. Source: ACC-4. */
export const balanceOf = (earned: Points, used: Points): Points => Math.max(0, earned - used) as Points;
