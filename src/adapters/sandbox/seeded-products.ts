import type { Db } from './db/schema.ts';
import { products } from './seed/products/products.ts';

/** The products of the seed that are there. One of somebody else's may bear the same number: it is known by its article's name. */
export const seededProducts = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('product').select(['id', 'sku']).execute();
  const skus = new Map(rows.map(({ id, sku }) => [String(id), sku]));
  return new Set(products.filter(({ id, sku }) => skus.get(id) === sku).map(({ id }) => id));
};
