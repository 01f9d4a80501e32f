import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noScores, starShares } from '../../../../src/domain/catalogue/rating/review.ts';

const percents = (given: readonly number[]) => starShares({ given }).map(({ percent }) => percent);

it('a product without ratings has empty scores · CAT-15', () =>
  expect(noScores).toEqual({ rating: { average: 0, count: 0 }, given: [0, 0, 0, 0, 0], categories: [] }));

describe('the shares of stars', () => {
  it.each([
    [noScores.given, [0, 0, 0, 0, 0]],
    [
      [1, 0, 0, 0, 0],
      [100, 0, 0, 0, 0],
    ],
    [
      [2, 1, 0, 0, 0],
      [66, 33, 0, 0, 0],
    ],
    [
      [1, 1, 1, 1, 0],
      [25, 25, 25, 25, 0],
    ],
  ])('of %j are %j percent · CAT-15', (given, shares) => {
    expect(percents(given)).toEqual(shares);
  });

  it('start with five stars · CAT-15', () =>
    expect(starShares({ given: [7, 0, 0, 0, 3] }).map(({ stars, count }) => [stars, count])).toEqual([
      [5, 7],
      [4, 0],
      [3, 0],
      [2, 0],
      [1, 3],
    ]));

  it('never add up to more than 100 percent', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(9999), { minLength: 5, maxLength: 5 }), (given) => {
        expect(percents(given).reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100);
      }),
    ));
});
