import { insertRows } from './db/insert-rows.ts';
import type { Db } from './db/schema.ts';
import { contents } from './seed/contents.ts';
import { opticianChoices } from './seed/optician-choices.ts';
import { withPositions } from './seed/with-positions.ts';
import { seededProducts } from './seeded-products.ts';

const rows = withPositions(
  [...contents, ...opticianChoices].map(({ productId, kind, brand, locale, window, body }) => ({
    product_id: Number(productId),
    kind,
    brand,
    locale,
    start_date: window.start,
    end_date: window.end,
    body,
  })),
  ({ product_id, kind, brand, locale }) => `${product_id} ${kind} ${brand} ${locale}`,
);

/** Seeds timed pictures and texts for the seed's products that exist. Only once. */
export const seedContents = async (db: Db): Promise<void> => {
  const known = await db.selectFrom('product_content').select('product_id').limit(1).executeTakeFirst();
  if (known) return;
  const there = await seededProducts(db);
  await insertRows(
    db,
    'product_content',
    rows.filter(({ product_id }) => there.has(String(product_id))),
  );
};
