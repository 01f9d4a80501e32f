/** How often a subscription delivers. */

import * as E from 'fp-ts/Either';
import type { Day } from '../../shared/dates.ts';
import { daysAfter, daysBetween, monthsAfter } from '../../shared/day-arithmetic.ts';
import type { DeliveryInterval, IntervalUnit } from '../../shared/delivery-interval.ts';

/** A shop's limits for subscriptions. */
export interface SubscriptionLimits {
  /** Shortest and longest interval in each unit. */
  readonly interval: Readonly<Record<IntervalUnit, { readonly min: number; readonly max: number }>>;
  /** The maximum distance to the next delivery. Units: days. */
  readonly aheadDays: number;
  /** The maximum number of subscriptions per customer, without cancelled ones. */
  readonly perCustomer: number;
}

/** The defaults for a shop that configures nothing else. */
export const usualLimits: SubscriptionLimits = {
  interval: { day: { min: 7, max: 365 }, month: { min: 1, max: 12 } },
  aheadDays: 365,
  perCustomer: 20,
};

/** `min` and `max` are in the requested unit. */
export type NotAnInterval = { readonly _tag: 'NotAnInterval'; readonly min: number; readonly max: number };

/** Requires a whole number within the limits of its unit. Source: ACC-5. */
export const checkInterval =
  ({ interval }: Pick<SubscriptionLimits, 'interval'>) =>
  ({ every, unit }: DeliveryInterval): E.Either<NotAnInterval, DeliveryInterval> => {
    const { min, max } = interval[unit];
    return Number.isSafeInteger(every) && every >= min && every <= max
      ? E.right({ every, unit })
      : E.left({ _tag: 'NotAnInterval', min, max });
  };

/** Whether two intervals are the same, in the same unit: 30 days are not one month. */
export const sameInterval = (a: DeliveryInterval, b: DeliveryInterval): boolean =>
  a.every === b.every && a.unit === b.unit;

/**
 * Returns the day `times` intervals after a day. Months always count from the original day: monthly from 31 January
 * gives 28 February, and then 31 March again.
 */
export const laterBy = ({ every, unit }: DeliveryInterval, from: Day, times: number): Day =>
  unit === 'day' ? daysAfter(from, every * times) : monthsAfter(from, every * times);

/**
 * The longest possible length of a unit. It gives a lower bound for the number of intervals passed, where the search
 * starts. Units: days.
 */
const longest: Readonly<Record<IntervalUnit, number>> = { day: 1, month: 31 };

/** Returns the first day after `day` in the series that starts with `anchor`. `anchor` itself if that is later. */
export const nextAfter = (interval: DeliveryInterval, anchor: Day, day: Day): Day => {
  let times = Math.max(0, Math.floor(daysBetween(anchor, day) / (interval.every * longest[interval.unit])));
  while (laterBy(interval, anchor, times) <= day) times += 1;
  return laterBy(interval, anchor, times);
};

/** The intervals offered in a form, besides the customer's own. */
export const intervalChoices: readonly DeliveryInterval[] = [
  { every: 30, unit: 'day' },
  { every: 1, unit: 'month' },
  { every: 2, unit: 'month' },
  { every: 3, unit: 'month' },
  { every: 6, unit: 'month' },
];
