import { overallStars, ratedKeys, ratedKind } from '../../../domain/catalogue/rating/given-rating.ts';
import { maxRating } from '../../../domain/catalogue/rating/rating.ts';
import type { StarCount } from '../../../domain/catalogue/rating/rating-round.ts';
import { noScores } from '../../../domain/catalogue/rating/review.ts';
import { refreshProduct } from '../catalogue/refresh-product.ts';
import { json } from '../db/json.ts';
import type { ProductRatingRow } from '../db/personal-tables.ts';
import { findRow, lockRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';

/** Computes an average in tenths of a star with one more rating. */
const withOne = (tenths: number, count: number, stars: number): number =>
  Math.round((tenths * count + stars * 10) / (count + 1));

/**
 * Counts a rating's stars: in the product's average, in the number of each star value, and in the average of each rated
 * category.
 */
const countStars = async (
  trx: Trx,
  { product_id, stars }: ProductRatingRow,
  overall: StarCount,
): Promise<void> => {
  const product = await lockRow(trx, 'product', { id: product_id }, [
    'category',
    'rating_tenths',
    'rating_count',
  ]);
  const { rating_count: count, category } = product;
  const score = await findRow(trx, 'product_score', { product_id });
  const given = (score?.given ?? noScores.given).map((n, index) =>
    index === maxRating - overall ? n + 1 : n,
  );
  const averages = new Map((score?.categories ?? []).map(({ code, tenths }) => [code, tenths]));
  for (const code of ratedKeys[ratedKind(category)]) {
    const mine = stars[code];
    const known = averages.get(code);
    if (mine !== undefined) averages.set(code, known === undefined ? mine * 10 : withOne(known, count, mine));
  }
  const counted = {
    given: json(given),
    categories: json([...averages].map(([code, tenths]) => ({ code, tenths }))),
  };
  await trx
    .insertInto('product_score')
    .values({ product_id, ...counted })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(counted))
    .execute();
  await trx
    .updateTable('product')
    .set({ rating_tenths: withOne(product.rating_tenths, count, overall), rating_count: count + 1 })
    .where('id', '=', product_id)
    .execute();
};

const showWords = async (
  trx: Trx,
  { product_id, locale, author, review, written }: ProductRatingRow,
  overall: StarCount,
): Promise<void> => {
  if (review === null) return;
  const { last } = await trx
    .selectFrom('product_review')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('product_id', '=', product_id)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  const position = Number(last ?? 0) + 1;
  await trx
    .insertInto('product_review')
    .values({ product_id, locale, position, author, stars: overall, title: '', body: review, written })
    .execute();
};

/**
 * Publishes or refuses a rating after a member of the shop's staff has read it. If decided twice, the first decision
 * holds. Source: RATE-1.
 */
export const decideRating = (db: Db, id: number, decision: 'published' | 'refused'): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const rating = await trx
      .updateTable('product_rating')
      .set({ state: decision })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
    if (!rating || decision === 'refused') return;
    const overall = overallStars(rating.stars);
    if (overall === undefined) return;
    await countStars(trx, rating, overall);
    await showWords(trx, rating, overall);
    await refreshProduct(trx, rating.product_id);
  });
