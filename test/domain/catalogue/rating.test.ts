import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRating, maxRating, shownRating, starFills } from '../../../src/domain/catalogue/rating.ts';

describe('stars', () => {
  it('are five at most, and five to begin with · CAT-15', () =>
    expect([maxRating, defaultRating]).toEqual([5, 5]));

  it.each([
    [0, [0, 0, 0, 0, 0]],
    [4.5, [1, 1, 1, 1, 0.5]],
    [3.26, [1, 1, 1, 0.3, 0]],
    [5, [1, 1, 1, 1, 1]],
    [9, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
    [Number.NaN, [0, 0, 0, 0, 0]],
  ])('of %d are filled %j · CAT-15', (average, fills) => expect(starFills(average)).toEqual(fills));

  it('add up to the average · CAT-15', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => {
        const sum = starFills(tenths / 10).reduce((total, fill) => total + fill, 0);
        expect(sum).toBeCloseTo(shownRating(tenths / 10), 6);
      }),
    ));
});
