import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { fallbackInterval, reorderInterval } from '../../../src/domain/orders/reorder-interval.ts';
import { addMonths } from '../../../src/domain/shared/day-arithmetic.ts';
import { day } from '../../arbitraries/day.ts';

describe('when lenses are needed again', () => {
  it.each([
    [
      { year: 2026, month: 11, day: 20 },
      { year: 2027, month: 2, day: 20 },
    ],
    [
      { year: 2026, month: 11, day: 30 },
      { year: 2027, month: 2, day: 28 },
    ],
    [
      { year: 2027, month: 11, day: 30 },
      { year: 2028, month: 2, day: 29 },
    ],
    [
      { year: 2026, month: 10, day: 31 },
      { year: 2027, month: 1, day: 31 },
    ],
  ])('is, on %j and unknown, 90 days and %j · CHK-17', (today, reorderAt) =>
    expect(fallbackInterval(today)).toEqual({ days: 90, reorderAt }),
  );

  it('is what the shop says, where it says anything · CHK-17', () =>
    fc.assert(
      fc.property(day, day, fc.nat(), (today, reorderAt, days) => {
        expect(reorderInterval(E.right({ days, reorderAt }), today)).toEqual({ days, reorderAt });
      }),
    ));

  it('is assumed after any failure · CHK-17', () =>
    fc.assert(
      fc.property(day, fc.anything(), (today, failure) => {
        expect(reorderInterval(E.left(failure), today)).toEqual({ days: 90, reorderAt: addMonths(today, 3) });
      }),
    ));
});
