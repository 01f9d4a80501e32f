import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { laterBy, nextAfter, usualLimits } from '../../../../src/domain/orders/subscription/interval.ts';
import {
  afterDueOrder,
  checkDeliveryDay,
  comingDays,
  inRhythm,
  isNoticeTime,
  leftOut,
  noticeDay,
  restoreSkipped,
  resumedSchedule,
  type Schedule,
  skipNext,
  startingOn,
} from '../../../../src/domain/orders/subscription/schedule.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysAfter, daysBetween } from '../../../../src/domain/shared/day-arithmetic.ts';
import { day } from '../../../arbitraries/day.ts';
import { interval, schedule } from '../../../arbitraries/subscription.ts';

/** Whether the next day fits the rhythm. */
const keepsTime = ({ interval: every, anchor, next }: Schedule): boolean =>
  nextAfter(every, anchor, daysAfter(next, -1)) === next;

describe('a delivery schedule', () => {
  it('starts on the wished day, and a change of interval keeps that day · ACC-5', () =>
    fc.assert(
      fc.property(interval, interval, day, (one, other, wished) => {
        const begun = startingOn(one, wished);
        expect(begun.next).toEqual(wished);
        expect(inRhythm(begun, other)).toEqual(startingOn(other, wished));
      }),
    ));

  it('skips one delivery without moving the others · ACC-5', () =>
    fc.assert(
      fc.property(schedule, (known) => {
        expect(comingDays(skipNext(known), 3)).toEqual(comingDays(known, 4).slice(1));
      }),
    ));

  it('restores the last skipped delivery while its day lies ahead, and is as before · SUBS-7', () =>
    fc.assert(
      fc.property(schedule, fc.integer({ min: -400, max: 400 }), (known, away) => {
        const today = daysAfter(known.next, away);
        const without = skipNext(known);
        if (away < 0) {
          expect(leftOut(without, today)).toEqual(known.next);
          expect(restoreSkipped(without, today)).toEqual(known);
        } else expect(leftOut(known, today)).toBeUndefined();
      }),
    ));

  it('restores skipped deliveries one by one, last first, and nothing that was not skipped · SUBS-7', () =>
    fc.assert(
      fc.property(interval, day, fc.integer({ min: 1, max: 5 }), (every, first, times) => {
        const begun = startingOn(every, first);
        const today = daysAfter(first, -1);
        const again = (one: Schedule, change: (from: Schedule) => Schedule) =>
          Array.from({ length: times }).reduce<Schedule>(change, one);
        const skipped = again(begun, skipNext);
        expect(again(skipped, (one) => restoreSkipped(one, today))).toEqual(begun);
        expect(leftOut(begun, today)).toBeUndefined();
        expect(restoreSkipped(begun, today)).toEqual(begun);
        expect(leftOut(afterDueOrder(begun, first), first)).toBeUndefined();
      }),
    ));

  it('orders once for missed days, and continues in the same rhythm after today · ACC-5', () =>
    fc.assert(
      fc.property(schedule, fc.nat({ max: 900 }), (known, late) => {
        const today = daysAfter(known.next, late);
        const after = afterDueOrder(known, today);
        expect(daysBetween(today, after.next)).toBeGreaterThan(0);
        expect(keepsTime(after)).toBe(true);
        expect(after.next).toEqual(nextAfter(known.interval, known.anchor, today));
      }),
    ));

  it('advances even if it is processed before its day · ACC-5', () =>
    fc.assert(
      fc.property(schedule, fc.integer({ min: 0, max: 400 }), (known, early) => {
        expect(afterDueOrder(known, daysAfter(known.next, -early))).toEqual(skipNext(known));
      }),
    ));

  it('keeps a future day after a pause, and otherwise continues on the next day of its rhythm · ACC-5', () =>
    fc.assert(
      fc.property(schedule, fc.integer({ min: -400, max: 400 }), (known, away) => {
        const today = daysAfter(known.next, away);
        const again = resumedSchedule(known, today);
        if (away < 0) expect(again).toEqual(known);
        expect(daysBetween(today, again.next)).toBeGreaterThan(0);
        expect(keepsTime(again)).toBe(true);
      }),
    ));

  it('lists as many days as requested, in ascending order · ACC-5', () =>
    fc.assert(
      fc.property(schedule, fc.integer({ min: -1, max: 6 }), (known, count) => {
        const days = comingDays(known, count);
        expect(days).toHaveLength(Math.max(0, count));
        days.slice(1).forEach((one, i) => {
          expect(daysBetween(days[i] ?? one, one)).toBeGreaterThan(0);
        });
      }),
    ));

  it('never drifts: a schedule at the end of a month stays at the end of each month · ACC-5', () => {
    const monthEnd = startingOn({ every: 1, unit: 'month' }, '2027-01-31' as Day);
    expect(comingDays(monthEnd, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(laterBy(monthEnd.interval, monthEnd.anchor, 12)).toEqual('2028-01-31');
  });
});

describe('a wished delivery day', () => {
  it('must lie between tomorrow and a year ahead · ACC-5', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -5, max: 370 }), (today, ahead) => {
        const wished = daysAfter(today, ahead);
        const checked = checkDeliveryDay(usualLimits, today)(wished);
        if (ahead >= 1 && ahead <= 365) expect(checked).toEqual(E.right(wished));
        else
          expect(checked).toEqual(
            E.left({ _tag: 'NotADeliveryDay', from: daysAfter(today, 1), to: daysAfter(today, 365) }),
          );
      }),
    ));

  it('is announced four days before, and never on the day before or later · ACC-5', () =>
    fc.assert(
      fc.property(schedule, fc.integer({ min: -10, max: 10 }), (known, away) => {
        expect(daysBetween(noticeDay(known), known.next)).toBe(4);
        expect(isNoticeTime(known, daysAfter(known.next, away))).toBe([-4, -3, -2].includes(away));
      }),
    ));
});
