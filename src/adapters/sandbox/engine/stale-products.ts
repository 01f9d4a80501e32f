import { sql } from 'kysely';
import { rebuildIndexes } from '../catalogue/rebuild-indexes.ts';
import { refreshProduct } from '../catalogue/refresh-product.ts';
import type { Db } from '../db/schema.ts';

/** Notes that lists and search have to look at these products again: in the transaction that changes them. */
export const markStale = async (db: Db, ids: Iterable<number>): Promise<void> => {
  const all = [...new Set(ids)];
  if (all.length === 0) return;
  await sql`insert into range_stale select unnest(${`{${all.join(',')}}`}::int[]) on conflict do nothing`.execute(
    db,
  );
};

/** So many are brought up to date at a time, that nobody waits for long. */
const atOnce = 20;

/** From this part of the range on, building all anew is quicker than one after the other. */
const most = 5;

/**
 * Brings lists, facet counts, search and suggestions up to date with all that changed. Whoever stops meanwhile goes on
 * the next time: what is left to do is in the database. `isFirst`: nobody has its place by how often it is sold yet.
 * True: there was something.
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
