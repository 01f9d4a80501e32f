import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Eye } from '../../../src/domain/cart/cart.ts';
import type { Boxes, LensesPerBox, Pack } from '../../../src/domain/catalogue/lens/supply.ts';
import type { DaysWorn } from '../../../src/domain/catalogue/lens/wear.ts';
import type { LensUsage } from '../../../src/domain/catalogue/product.ts';
import {
  daysUntilReorder,
  fallbackInterval,
  type LensLine,
  reorderInterval,
} from '../../../src/domain/orders/reorder-interval.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { monthsAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { day } from '../../arbitraries/day.ts';

describe('the interval until a reorder', () => {
  it.each([
    ['2026-11-20', '2027-02-20'],
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-10-31', '2027-01-31'],
  ])('is by default, on %j, 90 days, until %j · CHK-17', (today, reorderAt) =>
    expect(fallbackInterval(today as Day)).toEqual({ days: 90, reorderAt }),
  );

  it('is taken from the response of the shop, if there is one · CHK-17', () =>
    fc.assert(
      fc.property(day, day, fc.nat(), (today, reorderAt, days) => {
        expect(reorderInterval(E.right({ days, reorderAt }), today)).toEqual({ days, reorderAt });
      }),
    ));

  it('is the default after any failure · CHK-17', () =>
    fc.assert(
      fc.property(day, fc.anything(), (today, failure) => {
        expect(reorderInterval(E.left(failure), today)).toEqual({
          days: 90,
          reorderAt: monthsAfter(today, 3),
        });
      }),
    ));
});

const line = (usage: LensUsage, perBox: number, count: number, eye?: Eye): LensLine => ({
  pack: { usage, lensesPerBox: perBox as LensesPerBox },
  boxes: count as Boxes,
  ...(eye && { eye }),
});
const anyPack: fc.Arbitrary<Pack> = fc.record({
  usage: fc.constantFrom('daily', 'two_weekly', 'monthly'),
  lensesPerBox: fc.integer({ min: 1, max: 90 }).map((perBox) => perBox as LensesPerBox),
});
const anyLine: fc.Arbitrary<LensLine> = fc.record({
  pack: anyPack,
  boxes: fc.integer({ min: 1, max: 99 }).map((count) => count as Boxes),
});

describe('the duration of the lenses of an order', () => {
  it.each([
    ['is undefined without lenses', [], undefined],
    ['one line serves both eyes', [line('daily', 30, 2)], 30],
    ['ignores an odd lens', [line('monthly', 3, 1)], 30],
    ['one lens does not serve two eyes', [line('daily', 1, 1)], undefined],
    ['two lines serve an eye each', [line('daily', 30, 2), line('daily', 30, 2)], 60],
    ['the eye that runs out first counts', [line('daily', 30, 3), line('daily', 30, 1)], 30],
    ['allows a different lens for each eye', [line('monthly', 6, 1), line('daily', 90, 1)], 90],
    ['a line for one eye is not shared', [line('daily', 30, 2, 'right')], 60],
    [
      'the pairs of two people are each shared by two eyes',
      [line('daily', 30, 2, 'both'), line('daily', 30, 4, 'both')],
      30,
    ],
    [
      'a pair beside single eyes is shared',
      [line('daily', 30, 1, 'both'), line('daily', 30, 1, 'right'), line('daily', 30, 1, 'left')],
      15,
    ],
    ['is zero for an eye without a box', [line('daily', 30, 1), line('daily', 30, 0)], undefined],
  ] as const)('%s · CHK-17', (_fact, lines, days) => expect(daysUntilReorder(lines)).toBe(days));

  it.each([
    [
      'daily lenses last longer if they are not worn every day',
      [line('daily', 30, 2), line('daily', 30, 2)],
      5,
      84,
    ],
    ['daily lenses shared by both eyes last longer as well', [line('daily', 30, 2)], 3, 70],
    ['monthly lenses do not last longer', [line('monthly', 6, 1), line('daily', 90, 2)], 3, 180],
  ] as const)('%s · ACC-6', (_fact, lines, worn, days) =>
    expect(daysUntilReorder(lines, worn as DaysWorn)).toBe(days),
  );

  it('never decreases with more boxes, and does not depend on the order of the lines · CHK-17', () =>
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 2, maxLength: 6 }), fc.nat(5), (lines, more) => {
        const days = daysUntilReorder(lines) ?? 0;
        expect(daysUntilReorder([...lines].reverse())).toBe(days);
        const fuller = lines.map((one) => ({ ...one, boxes: (one.boxes + more) as Boxes }));
        expect(daysUntilReorder(fuller)).toBeGreaterThanOrEqual(days);
      }),
    ));
});
