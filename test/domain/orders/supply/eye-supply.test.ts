import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eyeSupply, type Stock } from '../../../../src/domain/orders/supply/eye-supply.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysAfter, daysBetween } from '../../../../src/domain/shared/day-arithmetic.ts';

const today = '2026-11-26' as Day;
const stock = (from: string, days: number): Stock => ({ from: from as Day, days });

const near = fc.integer({ min: -400, max: 60 }).map((count) => daysAfter(today, count));
const stocks = fc.array(fc.record({ from: near, days: fc.integer({ min: 0, max: 200 }) }), { maxLength: 5 });
const some = fc.array(fc.record({ from: near, days: fc.integer({ min: 1, max: 200 }) }), {
  minLength: 1,
  maxLength: 5,
});

describe('the lens supply of an eye', () => {
  it.each<[string, Stock[], ReturnType<typeof eyeSupply>]>([
    ['no lens', [], undefined],
    ['boxes without a lens', [stock('2026-11-01', 0)], undefined],
    [
      'a box that came today',
      [stock('2026-11-26', 30)],
      { left: 30, runsOut: '2026-12-26' as Day, whole: 30 },
    ],
    ['half a box', [stock('2026-11-11', 30)], { left: 15, runsOut: '2026-12-11' as Day, whole: 30 }],
    [
      'a second box that waits until the first is used up',
      [stock('2026-11-06', 30), stock('2026-11-26', 30)],
      { left: 40, runsOut: '2027-01-05' as Day, whole: 40 },
    ],
    [
      'a box that came after a gap',
      [stock('2026-01-01', 30), stock('2026-11-16', 20)],
      { left: 10, runsOut: '2026-12-06' as Day, whole: 20 },
    ],
    [
      'the first day without lenses',
      [stock('2026-10-27', 30)],
      { left: 0, runsOut: '2026-11-26' as Day, whole: 30 },
    ],
    [
      'months without lenses',
      [stock('2026-01-01', 30)],
      { left: 0, runsOut: '2026-01-31' as Day, whole: 30 },
    ],
    [
      'no lenses today, and a box in delivery',
      [stock('2026-01-01', 30), stock('2026-11-29', 30)],
      { left: 30, runsOut: '2026-12-29' as Day, whole: 30, coming: '2026-11-29' as Day },
    ],
    [
      'a few lenses, and a box in delivery',
      [stock('2026-10-30', 30), stock('2026-11-29', 30)],
      { left: 33, runsOut: '2026-12-29' as Day, whole: 33 },
    ],
  ])('%s · HOME-1', (_, given, expected) => expect(eyeSupply(given, today)).toEqual(expected));

  it('does not depend on the order of the deliveries · HOME-1', () =>
    fc.assert(
      fc.property(
        stocks.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(eyeSupply(shuffled, today)).toEqual(eyeSupply(list, today));
        },
      ),
    ));

  it('never runs out earlier with more lenses · HOME-1', () =>
    fc.assert(
      fc.property(some, fc.nat(4), fc.integer({ min: 1, max: 90 }), (list, at, more) => {
        const index = at % list.length;
        const larger = list.map((one, i) => (i === index ? { ...one, days: one.days + more } : one));
        const [before, after] = [eyeSupply(list, today), eyeSupply(larger, today)];
        expect((after?.runsOut ?? '') >= (before?.runsOut ?? '')).toBe(true);
        expect(after?.left).toBeGreaterThanOrEqual(before?.left ?? 0);
      }),
    ));

  it('is never negative, and never more than was delivered · HOME-1', () =>
    fc.assert(
      fc.property(some, (list) => {
        const supply = eyeSupply(list, today);
        expect(supply?.left).toBeGreaterThanOrEqual(0);
        expect(supply?.left).toBeLessThanOrEqual(list.reduce((sum, { days }) => sum + days, 0));
        expect(supply?.whole).toBeGreaterThanOrEqual(Math.max(1, supply?.left ?? 0));
        expect(supply?.left === 0).toBe((supply?.runsOut ?? '') <= today);
      }),
    ));

  it('is one day less tomorrow, if there is a lens today · HOME-1', () =>
    fc.assert(
      fc.property(some, (list) => {
        const supply = eyeSupply(list, today);
        fc.pre(supply !== undefined && supply.left > 0 && supply.coming === undefined);
        expect(eyeSupply(list, daysAfter(today, 1))?.left).toBe((supply?.left ?? 0) - 1);
      }),
    ));

  it('lasts until its run-out day, unless a delivery is awaited · HOME-1', () =>
    fc.assert(
      fc.property(some, (list) => {
        const supply = eyeSupply(
          list.map((one) => (one.from > today ? { ...one, from: today } : one)),
          today,
        );
        expect(supply?.coming).toBeUndefined();
        expect(supply?.left).toBe(Math.max(0, daysBetween(today, supply?.runsOut ?? today)));
      }),
    ));
});
