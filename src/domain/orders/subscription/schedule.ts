/** When a subscription delivers. */

import * as E from 'fp-ts/Either';
import type { Day } from '../../shared/dates.ts';
import { daysAfter, daysBetween } from '../../shared/day-arithmetic.ts';
import type { DeliveryInterval } from '../../shared/delivery-interval.ts';
import { nextAfter, type SubscriptionLimits } from './interval.ts';

/** `anchor` is the day that the rhythm counts from, `next` the day of the next order: one of the rhythm. */
export interface Schedule {
  readonly interval: DeliveryInterval;
  readonly anchor: Day;
  readonly next: Day;
}

/** `from` and `to` are the days between which it has to lie, both included. */
export type NotADeliveryDay = { readonly _tag: 'NotADeliveryDay'; readonly from: Day; readonly to: Day };

/** The day that somebody wishes for: tomorrow at the earliest, for today's orders have been made. Source: ACC-5. */
export const checkDeliveryDay =
  ({ aheadDays }: Pick<SubscriptionLimits, 'aheadDays'>, today: Day) =>
  (day: Day): E.Either<NotADeliveryDay, Day> => {
    const ahead = daysBetween(today, day);
    return ahead >= 1 && ahead <= aheadDays
      ? E.right(day)
      : E.left({ _tag: 'NotADeliveryDay', from: daysAfter(today, 1), to: daysAfter(today, aheadDays) });
  };

/** Delivers on this day, and in its rhythm from there on. */
export const startingOn = (interval: DeliveryInterval, day: Day): Schedule => ({
  interval,
  anchor: day,
  next: day,
});

/** Another rhythm; what was promised next stays promised. */
export const inRhythm = ({ next }: Schedule, interval: DeliveryInterval): Schedule =>
  startingOn(interval, next);

/** The next delivery is left out, those after it stay where they are. */
export const withoutNext = (schedule: Schedule): Schedule => ({
  ...schedule,
  next: nextAfter(schedule.interval, schedule.anchor, schedule.next),
});

/** The days of the rhythm from `next` to before `end`. */
const daysUntil = (schedule: Schedule, end: Day): readonly Day[] =>
  schedule.next < end ? [schedule.next, ...daysUntil(withoutNext(schedule), end)] : [];

/** The last delivery that was left out and can still come: after today, for today's orders have been made. Source: SUBS-7. */
export const leftOut = (schedule: Schedule, today: Day): Day | undefined => {
  const { interval, anchor, next } = schedule;
  return daysUntil({ ...schedule, next: nextAfter(interval, anchor, today) }, next).at(-1);
};

/** The delivery that was left out last comes after all, where it still can. Source: SUBS-7. */
export const withLeftOut = (schedule: Schedule, today: Day): Schedule => ({
  ...schedule,
  next: leftOut(schedule, today) ?? schedule.next,
});

/** What is due has been seen to. Days that were missed are not made up for: nobody gets two parcels at once. */
export const seenTo = (schedule: Schedule, today: Day): Schedule => {
  const { interval, anchor, next } = schedule;
  return { ...schedule, next: nextAfter(interval, anchor, next < today ? today : next) };
};

/** Begins again after a pause: a day that has passed meanwhile gives way to the next of the rhythm. */
export const begunAgain = (schedule: Schedule, today: Day): Schedule =>
  today < schedule.next ? schedule : seenTo(schedule, today);

/** The next days of the rhythm, `count` of them. */
export const comingDays = (schedule: Schedule, count: number): readonly Day[] =>
  count <= 0 ? [] : [schedule.next, ...comingDays(withoutNext(schedule), count - 1)];

/** How long before an order its customer is told of it. Units: days. */
const noticeDays = 4;
/** The day before, nobody is told any more: too late to change anything at ease. Units: days. */
const shortestNotice = 2;

/** The day on which a customer is told of the next order. Source: ACC-5. */
export const noticeDay = ({ next }: Pick<Schedule, 'next'>): Day => daysAfter(next, -noticeDays);

/** Whether there is still time to tell the customer, and already reason to. Source: ACC-5. */
export const isNoticeTime = ({ next }: Pick<Schedule, 'next'>, today: Day): boolean => {
  const left = daysBetween(today, next);
  return left <= noticeDays && left >= shortestNotice;
};
