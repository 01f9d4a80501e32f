import type { Day } from '../../../../domain/shared/dates.ts';
import { daysAfter } from '../../../../domain/shared/day-arithmetic.ts';
import type { SeedProduct } from '../range/seed-product.ts';
import { hashOf } from '../range/stock-profile.ts';

/** The shop's first day. */
const opening = '2021-01-04' as Day;
const daysSince = (days: number): Day => daysAfter(opening, days);

/** The average that so many whole stars can have, nearest to the one that is wanted. Units: tenths of a star. */
const possible = (tenths: number, count: number): number =>
  count === 0 ? 0 : Math.round((10 * Math.round((tenths * count) / 10)) / count);

/** How many have rated a product; one of seventeen nobody yet. */
const ratingsOf = (id: string, appeal: number): number => {
  const hash = hashOf(`character ${id}`);
  return hash % 17 === 0 ? 0 : 3 + ((hash >>> 3) % (40 + appeal * 9));
};

/** What is sold is mostly liked: averages gather around 4.2 stars, and few are below 3.8. Packs of one group are alike. */
const usualRating = (group: string): number => {
  const hash = hashOf(`stars ${group}`);
  return 37 + ((hash >>> 4) % 6) + ((hash >>> 9) % 6);
};

/** What is bought again and again: 4.3 to 4.8 stars, and a best-seller by hundreds of buyers. Packs of one group are alike. */
export const lovedRating = (
  { id, group, rating }: SeedProduct,
  isBestseller: boolean,
): SeedProduct['rating'] => {
  const count = rating.count + (isBestseller ? 180 + (hashOf(`loved ${id}`) % 240) : 0);
  return { tenths: possible(43 + ((hashOf(`stars ${group}`) >>> 4) % 6), count), count };
};

/** What a product is rated, how often it is sold and since when: always the same. */
export const character = (id: string, group: string, appeal: number) => {
  const hash = hashOf(`character ${id}`);
  const count = ratingsOf(id, appeal);
  return {
    rating: { tenths: possible(usualRating(group), count), count },
    popularity: appeal * 100 + ((hash >>> 5) % 4000),
    since: daysSince((hash >>> 9) % 2080),
  };
};
