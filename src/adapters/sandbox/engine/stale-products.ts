import { sql } from 'kysely';
import { rebuildIndexes } from '../catalogue/rebuild-indexes.ts';
import { refreshProduct } from '../catalogue/refresh-product.ts';
import type { Db } from '../db/schema.ts';

/** Marks products for an update of lists and search. Call it in the transaction that changes them. */
export const markStale = async (db: Db, ids: Iterable<number>): Promise<void> => {
  const all = [...new Set(ids)];
  if (all.length === 0) return;
  await sql`insert into range_stale select unnest(${`{${all.join(',')}}`}::int[]) on conflict do nothing`.execute(
    db,
  );
};

/** Number of products per transaction, small enough that nothing waits long. */
const atOnce = 20;

/** If more than this fraction of the range (one in …) has changed, a full rebuild is faster than single updates. */
const most = 5;

/**
 * Updates lists, facet counts, search and suggestions for all changed products. An interrupted run is continued the
 * next time, because the remaining work is in the database. `isFirst`: no product has a sales rank yet. Returns whether
 * there was anything to update.
 */
export const refreshStale = async (db: Db, isFirst: boolean): Promise<boolean> => {
  const rows = await db.selectFrom('range_stale').select('product_id').orderBy('product_id').execute();
  const { all } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  if (isFirst || (rows.length > atOnce && rows.length * most > Number(all))) {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('range_stale').execute();
      await rebuildIndexes(trx);
    });
    return true;
  }
  for (let start = 0; start < rows.length; start += atOnce) {
    const ids = rows.slice(start, start + atOnce).map(({ product_id }) => product_id);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('range_stale').where('product_id', 'in', ids).execute();
      for (const id of ids) await refreshProduct(trx, id);
    });
  }
  return rows.length > 0;
};
