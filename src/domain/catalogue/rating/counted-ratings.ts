/** What all ratings of a product amount to. Averages are computed from sums, so that every rating counts. Source: RATE-2. */

import { type GivenStars, overallStars } from './given-rating.ts';
import { maxRating } from './rating.ts';

/** Ratings added up. `tenths`: of a star, of all these ratings together. */
export interface Tally {
  readonly tenths: number;
  readonly count: number;
}

export interface CountedRatings {
  /** The number of ratings with five, four, three, two and one stars. */
  readonly given: readonly number[];
  /** Ratings of which only the average is known, because they were given elsewhere. */
  readonly earlier: Tally;
  /** By the code of the rated aspect. */
  readonly aspects: Readonly<Record<string, Tally>>;
}

export const noTally: Tally = { tenths: 0, count: 0 };

/** Returns the sum of ratings of which the average is known. */
export const tallyOfAverage = (tenths: number, count: number): Tally => ({ tenths: tenths * count, count });

/** Returns the average in tenths of a star, as it is shown. 0 without ratings. */
export const averageTenths = ({ tenths, count }: Tally): number =>
  count === 0 ? 0 : Math.round(tenths / count);

/** Returns all ratings of a product together. */
export const allRatings = ({ given, earlier }: Pick<CountedRatings, 'given' | 'earlier'>): Tally =>
  given.reduce(
    ({ tenths, count }, some, index) => ({
      tenths: tenths + some * (maxRating - index) * 10,
      count: count + some,
    }),
    earlier,
  );

const changed = (counts: CountedRatings, stars: GivenStars, by: 1 | -1): CountedRatings => {
  const overall = overallStars(stars);
  const aspects = new Map(Object.entries(counts.aspects));
  for (const [code, mine] of Object.entries(stars)) {
    const { tenths, count } = aspects.get(code) ?? noTally;
    aspects.set(code, { tenths: tenths + by * mine * 10, count: count + by });
  }
  return {
    ...counts,
    given: counts.given.map((some, index) => (maxRating - index === overall ? some + by : some)),
    aspects: Object.fromEntries([...aspects].filter(([, { count }]) => count > 0)),
  };
};

/** Counts one more rating. */
export const withRating = (counts: CountedRatings, stars: GivenStars): CountedRatings =>
  changed(counts, stars, 1);

/** Takes back a rating that was counted. */
export const withoutRating = (counts: CountedRatings, stars: GivenStars): CountedRatings =>
  changed(counts, stars, -1);
