/** When a subscription delivers. */

import * as E from 'fp-ts/Either';
import type { Day } from '../../shared/dates.ts';
import { daysAfter, daysBetween } from '../../shared/day-arithmetic.ts';
import type { DeliveryInterval } from '../../shared/delivery-interval.ts';
import { nextAfter, type SubscriptionLimits } from './interval.ts';

/** `anchor` is the day that the interval counts from, `next` the day of the next order, which is one of the series. */
export interface Schedule {
  readonly interval: DeliveryInterval;
  readonly anchor: Day;
  readonly next: Day;
}

/** `from` and `to` are the first and the last allowed day. */
export type NotADeliveryDay = { readonly _tag: 'NotADeliveryDay'; readonly from: Day; readonly to: Day };

/** Checks a requested day: tomorrow at the earliest, because today's orders have already been placed. Source: ACC-5. */
export const checkDeliveryDay =
  ({ aheadDays }: Pick<SubscriptionLimits, 'aheadDays'>, today: Day) =>
  (day: Day): E.Either<NotADeliveryDay, Day> => {
    const ahead = daysBetween(today, day);
    return ahead >= 1 && ahead <= aheadDays
      ? E.right(day)
      : E.left({ _tag: 'NotADeliveryDay', from: daysAfter(today, 1), to: daysAfter(today, aheadDays) });
  };

/** Starts a schedule that delivers on this day and then at its interval. */
export const startingOn = (interval: DeliveryInterval, day: Day): Schedule => ({
  interval,
  anchor: day,
  next: day,
});

/** Changes the interval. The next delivery keeps its day. */
export const inRhythm = ({ next }: Schedule, interval: DeliveryInterval): Schedule =>
  startingOn(interval, next);

/** Skips the next delivery. Later ones keep their days. */
export const skipNext = (schedule: Schedule): Schedule => ({
  ...schedule,
  next: nextAfter(schedule.interval, schedule.anchor, schedule.next),
});

/** Returns the delivery days from `next` up to but excluding `end`. */
const daysUntil = (schedule: Schedule, end: Day): readonly Day[] =>
  schedule.next < end ? [schedule.next, ...daysUntil(skipNext(schedule), end)] : [];

/** Returns the last skipped delivery that can be restored: its day lies after today, because today's orders are already made. Source: SUBS-7. */
export const leftOut = (schedule: Schedule, today: Day): Day | undefined => {
  const { interval, anchor, next } = schedule;
  return daysUntil({ ...schedule, next: nextAfter(interval, anchor, today) }, next).at(-1);
};

/** Restores the delivery that was skipped last, if it still can be. Source: SUBS-7. */
export const restoreSkipped = (schedule: Schedule, today: Day): Schedule => ({
  ...schedule,
  next: leftOut(schedule, today) ?? schedule.next,
});

/**
 * Moves on after the due order has been handled. Missed days are not made up for, so that a customer does not get two
 * parcels at once.
 */
export const afterDueOrder = (schedule: Schedule, today: Day): Schedule => {
  const { interval, anchor, next } = schedule;
  return { ...schedule, next: nextAfter(interval, anchor, next < today ? today : next) };
};

/** Resumes after a pause. If the next day has passed meanwhile, the following one of the series is used. */
export const resumedSchedule = (schedule: Schedule, today: Day): Schedule =>
  today < schedule.next ? schedule : afterDueOrder(schedule, today);

/** Returns the next `count` days of the series. */
export const comingDays = (schedule: Schedule, count: number): readonly Day[] =>
  count <= 0 ? [] : [schedule.next, ...comingDays(skipNext(schedule), count - 1)];

/** How long before an order the customer is notified. Units: days. */
const noticeDays = 4;
/**
 * The shortest notice. On the day before, the customer is not notified any more, because it is too late to change
 * anything without haste. Units: days.
 */
const shortestNotice = 2;

/** Returns the day on which a customer is notified of the next order. Source: ACC-5. */
export const noticeDay = ({ next }: Pick<Schedule, 'next'>): Day => daysAfter(next, -noticeDays);

/** Whether it is time to notify the customer: neither too early nor too late. Source: ACC-5. */
export const isNoticeTime = ({ next }: Pick<Schedule, 'next'>, today: Day): boolean => {
  const left = daysBetween(today, next);
  return left <= noticeDays && left >= shortestNotice;
};
