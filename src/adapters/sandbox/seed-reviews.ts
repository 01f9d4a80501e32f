import { insertRows } from './db/insert-rows.ts';
import type { Db } from './db/schema.ts';
import { products } from './seed/products/products.ts';
import { aspectScores, reviewsOf, starsGiven } from './seed/reviews.ts';
import { seededProducts } from './seeded-products.ts';

/** Seeds reviews and scores of the seed's products, once. Products of other origin get none. */
export const seedReviews = async (db: Db): Promise<void> => {
  const known = await db.selectFrom('product_score').select('product_id').limit(1).executeTakeFirst();
  if (known) return;
  const there = await seededProducts(db);
  const rated = products.filter(({ id, rating }) => rating.count > 0 && there.has(id));
  await db.transaction().execute(async (trx) => {
    await insertRows(
      trx,
      'product_score',
      rated.map((product) => ({
        product_id: Number(product.id),
        given: starsGiven(product.rating),
        aspects: aspectScores(product),
      })),
    );
    await insertRows(trx, 'product_review', rated.flatMap(reviewsOf));
  });
};
