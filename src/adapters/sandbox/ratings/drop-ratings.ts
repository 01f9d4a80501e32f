import { refreshProduct } from '../catalogue/refresh-product.ts';
import { deleteRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { uncountRating } from './count-rating.ts';

/** Deletes a customer's ratings with what was published of them: text, author and stars. Source: RATE-2, LAW-33. */
export const dropRatings = async (trx: Trx, customer_id: number): Promise<void> => {
  // All of them are locked: one may be published at this moment.
  const ratings = await trx
    .selectFrom('product_rating')
    .select(['product_id', 'stars', 'state'])
    .where('customer_id', '=', customer_id)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  const published = ratings.filter(({ state }) => state === 'published');
  for (const rating of published) await uncountRating(trx, rating);
  await deleteRow(trx, 'product_rating', { customer_id });
  // Last, because it locks the lists: a rating that is published meanwhile has its product and waits for them.
  for (const { product_id } of published) await refreshProduct(trx, product_id);
};
