import { type RawBuilder, sql } from 'kysely';
import { priceBandEdges } from '../../../domain/catalogue/facet-values.ts';
import type { SortOrder } from '../../../domain/catalogue/listing.ts';
import type { Db } from '../db/schema.ts';
import {
  brandCombinations,
  combinations,
  conditionsOf,
  onShelf,
  type Shelf,
  type ShelfCounts,
} from './count-facets.ts';
import type { Chosen, ListingChoice } from './listing-choice.ts';

type Direction = 'forward' | 'backward';

const order = (forward: string, backward: string): Readonly<Record<Direction, RawBuilder<unknown>>> => ({
  forward: sql.raw(forward),
  backward: sql.raw(backward),
});

/**
 * The sort orders. Each has an index that begins with channel and category and is read in both directions. `rank` makes
 * each order total.
 */
export const orders: Readonly<Record<SortOrder, Readonly<Record<Direction, RawBuilder<unknown>>>>> = {
  popular: order('rank', 'rank desc'),
  price_asc: order('price, rank', 'price desc, rank desc'),
  price_desc: order('price desc, rank desc', 'price, rank'),
  wear_cost: order('wear, rank', 'wear desc, rank desc'),
  rating: order('rating desc, rank', 'rating, rank desc'),
  newest: order('created desc, rank', 'created, rank desc'),
};

/**
 * Selects all matching products, unsorted. The combinations that have products are known, and one index leads from each
 * to its products. The number of rows read depends on the number found, whatever the choice.
 */
const fitting = (shelf: Shelf, chosen: Chosen): RawBuilder<unknown> =>
  chosen.brand
    ? sql`select lk.id, lk.rank, lk.price, lk.rating, lk.created, lk.wear from (${brandCombinations(shelf, chosen)}) c
        join lk using (channel, category, ltype, usage, pband, rband, avail, traits, range, brand)`
    : sql`select lk.id, lk.rank, lk.price, lk.rating, lk.created, lk.wear from (${combinations(shelf, chosen)}) c
        join lk using (channel, category, ltype, usage, pband, rband, avail, traits${sql.raw(shelf.ranges ? ', range' : '')})`;

/** The price limits of the chosen bands. When sorting by price, no index entry outside them needs to be read. */
const priceSpan = ({ price }: Chosen, sort: SortOrder): readonly RawBuilder<boolean>[] => {
  if (!price || (sort !== 'price_asc' && sort !== 'price_desc')) return [];
  const from = priceBandEdges[Math.min(...price) - 2];
  const to = priceBandEdges[Math.max(...price) - 1];
  return [
    ...(from === undefined ? [] : [sql<boolean>`price >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`price < ${to}`]),
  ];
};

/**
 * Returns the ids of one page, in order. The counts decide how to read. Walking the sort index reads about reach · all
 * / total entries, where the reach ends with the page, counted from the nearer end. If fewer products match than that,
 * all of them are read and sorted.
 */
export const readPage = async (
  db: Db,
  shelf: Shelf,
  { chosen, sort, page, limit }: ListingChoice,
  { total, all }: ShelfCounts,
): Promise<readonly number[]> => {
  const offset = (page - 1) * limit;
  if (offset >= total) return [];
  const size = Math.min(limit, total - offset);
  const after = total - offset - size;
  const direction = after < offset ? 'backward' : 'forward';
  const skipped = Math.min(offset, after);
  const products =
    total * total < (skipped + size) * all
      ? sql`(with m as materialized (${fitting(shelf, chosen)}) select * from m) m`
      : sql`lk where ${sql.join([onShelf(shelf), ...priceSpan(chosen, sort), ...conditionsOf(chosen)], sql` and `)}`;
  const { rows } = await sql<{
    id: number;
  }>`select id from ${products} order by ${orders[sort][direction]} limit ${size} offset ${skipped}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  return direction === 'backward' ? ids.toReversed() : ids;
};
