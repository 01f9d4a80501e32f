import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultRating,
  maxRating,
  shownRating,
  starQuarters,
} from '../../../../src/domain/catalogue/rating/rating.ts';

describe('stars', () => {
  it('are five at most, and five by default · CAT-15', () =>
    expect([maxRating, defaultRating]).toEqual([5, 5]));

  it.each([
    [0, [0, 0, 0, 0, 0]],
    [0.1, [0, 0, 0, 0, 0]],
    [0.9, [4, 0, 0, 0, 0]],
    [3.3, [4, 4, 4, 1, 0]],
    [4.5, [4, 4, 4, 4, 2]],
    [5, [4, 4, 4, 4, 4]],
    [9, [4, 4, 4, 4, 4]],
    [-1, [0, 0, 0, 0, 0]],
    [Number.NaN, [0, 0, 0, 0, 0]],
    [Number.POSITIVE_INFINITY, [0, 0, 0, 0, 0]],
  ])('for an average of %d are filled by %j quarters · CAT-15', (average, quarters) =>
    expect(starQuarters(average)).toEqual(quarters),
  );

  it('show the average to an eighth of a star, filled from left to right · CAT-15', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => {
        const quarters = starQuarters(tenths / 10);
        const sum = quarters.reduce((total, quarter) => total + quarter, 0) / 4;
        expect(Math.abs(sum - shownRating(tenths / 10))).toBeLessThanOrEqual(0.125);
        expect(quarters).toEqual([...quarters].sort((a, b) => b - a));
      }),
    ));
});
