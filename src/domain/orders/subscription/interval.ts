/** How often a subscription delivers. */

import * as E from 'fp-ts/Either';
import type { Day } from '../../shared/dates.ts';
import { daysAfter, daysBetween, monthsAfter } from '../../shared/day-arithmetic.ts';
import type { DeliveryInterval, IntervalUnit } from '../../shared/delivery-interval.ts';

/** What a shop allows of subscriptions. */
export interface SubscriptionLimits {
  /** Shortest and longest interval in each unit. */
  readonly interval: Readonly<Record<IntervalUnit, { readonly min: number; readonly max: number }>>;
  /** How far ahead the next delivery may lie. Units: days. */
  readonly aheadDays: number;
  /** Subscriptions of one customer that are not cancelled. */
  readonly perCustomer: number;
}

/** Those of a shop that says nothing else. */
export const usualLimits: SubscriptionLimits = {
  interval: { day: { min: 7, max: 365 }, month: { min: 1, max: 12 } },
  aheadDays: 365,
  perCustomer: 20,
};

/** `min` and `max` are in the unit that was asked for. */
export type NotAnInterval = { readonly _tag: 'NotAnInterval'; readonly min: number; readonly max: number };

/** A whole number within the limits of its unit. Source: ACC-5. */
export const checkInterval =
  ({ interval }: Pick<SubscriptionLimits, 'interval'>) =>
  ({ every, unit }: DeliveryInterval): E.Either<NotAnInterval, DeliveryInterval> => {
    const { min, max } = interval[unit];
    return Number.isSafeInteger(every) && every >= min && every <= max
      ? E.right({ every, unit })
      : E.left({ _tag: 'NotAnInterval', min, max });
  };

/** In the same unit: 30 days are no month. */
export const sameInterval = (a: DeliveryInterval, b: DeliveryInterval): boolean =>
  a.every === b.every && a.unit === b.unit;

/**
 * So many intervals after a day. Months count from that day itself: monthly from 31 January is 28 February, and then 31
 * March again.
 */
export const laterBy = ({ every, unit }: DeliveryInterval, from: Day, times: number): Day =>
  unit === 'day' ? daysAfter(from, every * times) : monthsAfter(from, every * times);

/** Fewer of the longest months than days have passed: where counting begins. Units: days. */
const longest: Readonly<Record<IntervalUnit, number>> = { day: 1, month: 31 };

/** The first day of the rhythm that begins with `anchor` that comes after `day`; `anchor` itself where that is later. */
export const nextAfter = (interval: DeliveryInterval, anchor: Day, day: Day): Day => {
  let times = Math.max(0, Math.floor(daysBetween(anchor, day) / (interval.every * longest[interval.unit])));
  while (laterBy(interval, anchor, times) <= day) times += 1;
  return laterBy(interval, anchor, times);
};

/** Intervals that a form offers, besides one's own. */
export const intervalChoices: readonly DeliveryInterval[] = [
  { every: 30, unit: 'day' },
  { every: 1, unit: 'month' },
  { every: 2, unit: 'month' },
  { every: 3, unit: 'month' },
  { every: 6, unit: 'month' },
];
