import {
  allRatings,
  averageTenths,
  type CountedRatings,
  noTally,
  tallyOfAverage,
  withoutRating,
  withRating,
} from '../../../domain/catalogue/rating/counted-ratings.ts';
import { noScores } from '../../../domain/catalogue/rating/review.ts';
import { json } from '../db/json.ts';
import type { ProductRatingRow } from '../db/personal-tables.ts';
import { findRow, lockRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';

/** Returns the ratings of a product, which stays locked. Without scores, its own average is of an engine's ratings. */
const countedOf = async (trx: Trx, product_id: number): Promise<CountedRatings> => {
  const { rating_tenths, rating_count } = await lockRow(trx, 'product', { id: product_id }, [
    'rating_tenths',
    'rating_count',
  ]);
  const score = await findRow(trx, 'product_score', { product_id });
  if (score) return { given: score.given, earlier: score.earlier ?? noTally, aspects: score.aspects };
  return { given: noScores.given, earlier: tallyOfAverage(rating_tenths, rating_count), aspects: {} };
};

const count = async (
  trx: Trx,
  { product_id, stars }: Pick<ProductRatingRow, 'product_id' | 'stars'>,
  change: typeof withRating,
): Promise<void> => {
  const counted = change(await countedOf(trx, product_id), stars);
  const all = allRatings(counted);
  const score = {
    given: json(counted.given),
    earlier: json(counted.earlier),
    aspects: json(counted.aspects),
  };
  await trx
    .insertInto('product_score')
    .values({ product_id, ...score })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(score))
    .execute();
  await updateRow(
    trx,
    'product',
    { id: product_id },
    { rating_tenths: averageTenths(all), rating_count: all.count },
  );
};

/** Counts a published rating: in the average of its product, in the numbers of stars, and in each aspect. Source: RATE-2. */
export const countRating = (trx: Trx, rating: Pick<ProductRatingRow, 'product_id' | 'stars'>) =>
  count(trx, rating, withRating);

/** Takes it back. Source: RATE-2. */
export const uncountRating = (trx: Trx, rating: Pick<ProductRatingRow, 'product_id' | 'stars'>) =>
  count(trx, rating, withoutRating);
