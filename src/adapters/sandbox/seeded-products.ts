import type { Db } from './db/schema.ts';
import { products } from './seed/products/products.ts';

/** Returns the ids of the seed's products that exist. Another product may have the same id, so the SKU is compared too. */
export const seededProducts = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('product').select(['id', 'sku']).execute();
  const skus = new Map(rows.map(({ id, sku }) => [String(id), sku]));
  return new Set(products.filter(({ id, sku }) => skus.get(id) === sku).map(({ id }) => id));
};
