import type { Day } from '../../../../domain/shared/dates.ts';
import { daysAfter } from '../../../../domain/shared/day-arithmetic.ts';
import type { SeedProduct } from '../range/seed-product.ts';
import { hashOf } from '../range/stock-profile.ts';

/** The shop's first day. */
const opening = '2021-01-04' as Day;
const daysSince = (days: number): Day => daysAfter(opening, days);

/** Returns the average that this many whole-star ratings can have, nearest to the wanted one. Units: tenths of a star. */
const possible = (tenths: number, count: number): number =>
  count === 0 ? 0 : Math.round((10 * Math.round((tenths * count) / 10)) / count);

/** Returns how many customers have rated a product. One in seventeen has no rating yet. */
const ratingsOf = (id: string, appeal: number): number => {
  const hash = hashOf(`character ${id}`);
  return hash % 17 === 0 ? 0 : 3 + ((hash >>> 3) % (40 + appeal * 9));
};

/** Returns a usual rating: averages are around 4.2 stars, and few are below 3.8. Packs of one group have the same. */
const usualRating = (group: string): number => {
  const hash = hashOf(`stars ${group}`);
  return 37 + ((hash >>> 4) % 6) + ((hash >>> 9) % 6);
};

/**
 * Returns the rating of a product that is bought again and again: 4.3 to 4.8 stars, with hundreds more ratings for a
 * best-seller. Packs of one group have the same average.
 */
export const lovedRating = (
  { id, group, rating }: SeedProduct,
  isBestseller: boolean,
): SeedProduct['rating'] => {
  const count = rating.count + (isBestseller ? 180 + (hashOf(`loved ${id}`) % 240) : 0);
  return { tenths: possible(43 + ((hashOf(`stars ${group}`) >>> 4) % 6), count), count };
};

/** Returns a product's rating, popularity and first day of sale. Deterministic. */
export const character = (id: string, group: string, appeal: number) => {
  const hash = hashOf(`character ${id}`);
  const count = ratingsOf(id, appeal);
  return {
    rating: { tenths: possible(usualRating(group), count), count },
    popularity: appeal * 100 + ((hash >>> 5) % 4000),
    since: daysSince((hash >>> 9) % 2080),
  };
};
