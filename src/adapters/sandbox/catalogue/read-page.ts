import { type RawBuilder, sql } from 'kysely';
import { filterCodes, type SortOrder } from '../../../domain/catalogue/listing.ts';
import type { Database } from '../db/connect.ts';
import { type FacetCounts, fits, type Shelf } from './count-facets.ts';
import type { ListingChoice } from './listing-choice.ts';

/** Each has an index that begins with channel and category; `rank` makes it total. */
const orders: Readonly<Record<SortOrder, RawBuilder<unknown>>> = {
  popular: sql`rank`,
  price_asc: sql`price, rank`,
  price_desc: sql`price desc, rank desc`,
  rating: sql`rating desc, rank`,
  newest: sql`created desc, rank`,
};

/**
 * The ids of one page, in order. The counts are known by then, so they decide how: walking the order's index reads about
 * (offset + limit) · all / total entries; where fewer products fit than that, all of them are read and sorted.
 */
export const readPage = async (
  db: Database,
  shelf: Shelf,
  { chosen, sort, page, limit }: ListingChoice,
  { total, all }: FacetCounts,
): Promise<readonly number[]> => {
  const offset = (page - 1) * limit;
  if (offset >= total) return [];
  const conditions = filterCodes.flatMap((code) => {
    const numbers = chosen[code];
    return numbers ? [fits(code, numbers)] : [];
  });
  const where = sql.join(
    [
      sql`channel = ${shelf.channel}`,
      sql`category = ${shelf.category}`,
      ...(shelf.matches ? [sql`id in (${shelf.matches})`] : []),
      ...conditions,
    ],
    sql` and `,
  );
  const few = shelf.matches !== undefined || total * total < (offset + limit) * all;
  const { rows } = few
    ? await sql<{
        id: number;
      }>`with m as materialized (select id, rank, price, rating, created from lk where ${where})
        select id from m order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
    : await sql<{ id: number }>`select id from lk where ${where}
        order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
};
