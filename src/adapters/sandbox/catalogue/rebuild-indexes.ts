import { sql } from 'kysely';
import { listingTables } from '../db/listing-tables.ts';
import type { Db } from '../db/schema.ts';
import { withoutIndexes } from '../db/without-indexes.ts';
import { rebuildSearch } from '../search/rebuild-search.ts';
import { cardRows, keyRows, newRanges } from './derived-rows.ts';
import { priceCare } from './price-care.ts';

const everything = sql<boolean>`true`;

/**
 * Every product has a rank, sold or not. A product that leaves the listings for a while gets its rank back, and no
 * other product moves up.
 */
const ranks = sql`insert into product_rank
  select id, row_number() over (order by popularity desc, id)::int from product`;

/** Inserted in the order of their keys, so that rows that are read together are stored together. */
const cubes = [
  sql`insert into facet_cube (channel, category, brand, ltype, usage, pband, rband, avail, traits, range, n)
    select channel, category, brand, ltype, usage, pband, rband, avail, traits, range, count(*)::int
    from lk group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
  sql`insert into facet_made (channel, category, ltype, usage, pband, rband, avail, traits, range, n)
    select channel, category, ltype, usage, pband, rband, avail, traits, range, sum(n)::int
    from facet_cube group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  sql`insert into facet_made_brands select channel, category, brand, ltype, usage, pband, rband, avail, range, sum(n)::int
    from facet_cube group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  sql`insert into facet_made_b (channel, category, brand, range, n)
    select channel, category, brand, range, sum(n)::int from facet_cube group by 1, 2, 3, 4 order by 1, 2, 4, 3`,
  sql`insert into facet_nb (channel, category, ltype, usage, pband, rband, avail, traits, n)
    select channel, category, ltype, usage, pband, rband, avail, traits, sum(n)::int
    from facet_made group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8`,
  sql`insert into facet_brands select channel, category, brand, ltype, usage, pband, rband, avail, sum(n)::int
    from facet_cube group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8`,
  sql`insert into facet_b select channel, category, brand, sum(n)::int from facet_cube group by 1, 2, 3 order by 1, 2, 3`,
];

const sources = sql`analyze product, product_text, product_price, category_product, product_rank`;

/** Memory limits until the end of the transaction, in kB. Sorting and indexing then use memory, not files. */
const memory = sql`select set_config(name, greatest(setting::int, ${sql.lit(256 * 1024)})::text, true)
  from pg_settings where name in ('work_mem', 'maintenance_work_mem')`;

/**
 * Builds all tables that listings and search read, from the product tables. Used after the seed, or after changes to
 * many products; for one product use `refreshProduct`. The tables cannot be read meanwhile. Must run within a
 * transaction.
 */
export const rebuildIndexes = async (db: Db): Promise<void> => {
  await sql`truncate product_rank, lk, facet_cube, facet_brands, facet_nb, facet_b, facet_made, facet_made_brands, facet_made_b, listing`.execute(
    db,
  );
  await memory.execute(db);
  await withoutIndexes(db, ['product_rank'], async () => void (await ranks.execute(db)));
  // Without statistics, the planner treats a join of many products as one of few.
  await sources.execute(db);
  await priceCare(db);
  await withoutIndexes(db, listingTables, async () => {
    await newRanges(everything).execute(db);
    await sql`analyze lens_range`.execute(db);
    await sql`insert into lk ${keyRows(everything)} order by channel, category, rank`.execute(db);
    for (const cube of cubes) await cube.execute(db);
  });
  await withoutIndexes(db, ['listing'], async () => {
    await sql`insert into listing ${cardRows(everything)}`.execute(db);
  });
  await rebuildSearch(db);
  await sql`analyze`.execute(db);
};
