import { overallStars } from '../../../domain/catalogue/rating/given-rating.ts';
import type { StarCount } from '../../../domain/catalogue/rating/rating-round.ts';
import { refreshProduct } from '../catalogue/refresh-product.ts';
import type { ProductRatingRow } from '../db/personal-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import { countRating } from './count-rating.ts';

const showWords = async (
  trx: Trx,
  { id: rating_id, product_id, locale, author, review, written }: ProductRatingRow,
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
  const said = { author, stars: overall, title: '', body: review, written };
  await trx
    .insertInto('product_review')
    .values({ product_id, locale, position, rating_id, ...said })
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
    await countRating(trx, rating);
    await showWords(trx, rating, overall);
    await refreshProduct(trx, rating.product_id);
  });
