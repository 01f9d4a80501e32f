import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  checkInterval,
  intervalChoices,
  laterBy,
  nextAfter,
  sameInterval,
  usualLimits,
} from '../../../../src/domain/orders/subscription/interval.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysBetween } from '../../../../src/domain/shared/day-arithmetic.ts';
import { type DeliveryInterval, defaultFrequency } from '../../../../src/domain/shared/delivery-interval.ts';
import { day } from '../../../arbitraries/day.ts';
import { interval } from '../../../arbitraries/subscription.ts';

const on = (text: string): Day => text as Day;
const monthly: DeliveryInterval = { every: 1, unit: 'month' };

describe('a delivery interval', () => {
  it.each([
    [7, 'day', true],
    [6, 'day', false],
    [365, 'day', true],
    [366, 'day', false],
    [1, 'month', true],
    [12, 'month', true],
    [13, 'month', false],
    [0, 'month', false],
    [-30, 'day', false],
    [30.5, 'day', false],
    [Number.NaN, 'day', false],
    [Number.POSITIVE_INFINITY, 'day', false],
  ] as const)('of %s %ss is allowed: %s · ACC-5', (every, unit, allowed) => {
    expect(E.isRight(checkInterval(usualLimits)({ every, unit }))).toBe(allowed);
  });

  it('is refused with the limits of its unit · ACC-5', () => {
    expect(checkInterval(usualLimits)({ every: 99, unit: 'month' })).toEqual(
      E.left({ _tag: 'NotAnInterval', min: 1, max: 12 }),
    );
  });

  it('in days never equals one in months · ACC-5', () => {
    expect(sameInterval(monthly, { every: 1, unit: 'month' })).toBe(true);
    expect(sameInterval(monthly, { every: 1, unit: 'day' })).toBe(false);
    expect(sameInterval(monthly, { every: 2, unit: 'month' })).toBe(false);
  });

  it('in the choices is allowed and unique, and the unset default is not a valid interval · ACC-5', () => {
    expect(intervalChoices.length).toBeGreaterThan(1);
    for (const choice of intervalChoices) {
      expect(checkInterval(usualLimits)(choice)).toEqual(E.right(choice));
      expect(intervalChoices.filter((other) => sameInterval(choice, other))).toEqual([choice]);
    }
    expect(E.isLeft(checkInterval(usualLimits)({ every: defaultFrequency, unit: 'day' }))).toBe(true);
  });
});

describe('the delivery days of an interval', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 12, '2027-12-15'],
  ])('count months from the first day: %s and %s of them is %s · ACC-5', (from, times, expected) => {
    expect(laterBy(monthly, on(from), times)).toBe(expected);
  });

  it.each([
    ['2027-01-31', '2027-01-30', '2027-01-31'],
    ['2027-01-31', '2027-01-31', '2027-02-28'],
    ['2027-01-31', '2027-02-28', '2027-03-31'],
    ['2027-01-31', '2020-01-01', '2027-01-31'],
    ['2027-01-31', '2036-02-29', '2036-03-31'],
  ])('from %s, the next after %s is %s · ACC-5', (anchor, after, expected) => {
    expect(nextAfter(monthly, on(anchor), on(after))).toBe(expected);
  });

  it('start with the first one after the given day · ACC-5', () =>
    fc.assert(
      fc.property(interval, day, day, (every, anchor, after) => {
        const next = nextAfter(every, anchor, after);
        expect(daysBetween(after, next)).toBeGreaterThan(0);
        let times = 0;
        while (daysBetween(laterBy(every, anchor, times), next) > 0) times += 1;
        expect(laterBy(every, anchor, times)).toEqual(next);
        if (times > 0) expect(daysBetween(after, laterBy(every, anchor, times - 1))).toBeLessThanOrEqual(0);
      }),
    ));
});
