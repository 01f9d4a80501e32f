import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allRatings,
  averageTenths,
  type CountedRatings,
  noTally,
  tallyOfAverage,
  withoutRating,
  withRating,
} from '../../../../src/domain/catalogue/rating/counted-ratings.ts';
import { type GivenStars, overallStars } from '../../../../src/domain/catalogue/rating/given-rating.ts';
import { noScores } from '../../../../src/domain/catalogue/rating/review.ts';
import { ratingKey, starCount } from '../../../arbitraries/rating-round.ts';

const none: CountedRatings = { given: noScores.given, earlier: noTally, aspects: {} };
const rating: fc.Arbitrary<GivenStars> = fc.dictionary(ratingKey, starCount, { minKeys: 1 });
const ratings = fc.array(rating, { maxLength: 60 });
const earlier = fc
  .tuple(fc.integer({ min: 10, max: 50 }), fc.integer({ min: 0, max: 5000 }))
  .map(([tenths, count]) => tallyOfAverage(tenths, count));
const counted = (start: CountedRatings, all: readonly GivenStars[]) => all.reduce(withRating, start);

describe('the ratings of a product', () => {
  it('move the average, however many there are · RATE-2', () => {
    const many: CountedRatings = { ...none, given: [284, 130, 55, 24, 10] };
    expect(averageTenths(allRatings(many))).toBe(43);
    const half = Array.from({ length: 503 }, (): GivenStars => ({ effect: 1 }));
    const after = counted(many, half);
    expect(allRatings(after).count).toBe(1006);
    expect(averageTenths(allRatings(after))).toBe(27);
  });

  it.each([
    [noTally, 0],
    [{ tenths: 50, count: 1 }, 50],
    [{ tenths: 90, count: 2 }, 45],
    [{ tenths: 130, count: 3 }, 43],
    [tallyOfAverage(43, 503), 43],
    [tallyOfAverage(43, 0), 0],
  ])('which add up to %j have the average %s', (tally, average) =>
    expect(averageTenths(tally)).toBe(average),
  );

  it('have the average of what was given, and of what is known from elsewhere · RATE-2', () =>
    fc.assert(
      fc.property(earlier, ratings, (before, all) => {
        const { tenths, count } = allRatings(counted({ ...none, earlier: before }, all));
        const stars = all.map((one) => overallStars(one) ?? 0);
        expect(count).toBe(before.count + all.length);
        expect(tenths).toBe(before.tenths + stars.reduce<number>((sum, each) => sum + each * 10, 0));
      }),
    ));

  it('add up by aspect, each with the ratings that name it · RATE-2', () =>
    fc.assert(
      fc.property(ratings, (all) => {
        const { aspects } = counted(none, all);
        for (const code of ['comfort', 'sight']) {
          const stars = all.flatMap((one) => one[code] ?? []);
          const tally = {
            tenths: stars.reduce<number>((sum, each) => sum + each * 10, 0),
            count: stars.length,
          };
          expect(aspects[code]).toEqual(stars.length === 0 ? undefined : tally);
        }
      }),
    ));

  it('count the same in every order · RATE-2', () =>
    fc.assert(
      fc.property(ratings, (all) => {
        expect(counted(none, all)).toEqual(counted(none, all.toReversed()));
      }),
    ));

  it('are as before once one of them is taken back · RATE-2', () =>
    fc.assert(
      fc.property(earlier, ratings, rating, (before, all, one) => {
        const counts = counted({ ...none, earlier: before }, all);
        expect(withoutRating(withRating(counts, one), one)).toEqual(counts);
      }),
    ));

  it('do not change by a rating without stars', () => expect(withRating(none, {})).toEqual(none));
});
