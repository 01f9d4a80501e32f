import { sql } from 'kysely';
import { filterCodes, type SortOrder } from '../../../domain/catalogue/listing.ts';
import type { Db } from '../db/schema.ts';
import type { Places } from '../search/find-matches.ts';
import {
  allOf,
  conditionsOf,
  counted,
  countsIn,
  type FacetCounts,
  onShelf,
  type Row,
  type Shelf,
} from './count-facets.ts';
import type { ListingChoice } from './listing-choice.ts';
import { orders } from './read-page.ts';

/** The columns that an order compares in addition to the rank, which all orders compare. */
const compared: Readonly<Record<SortOrder, string>> = {
  popular: '',
  price_asc: ', price',
  price_desc: ', price',
  wear_cost: ', wear',
  rating: ', rating',
  newest: ', created',
};

const facetColumns = 'brand, ltype, usage, pband, rband, avail, traits';

/** The largest offset. Later pages all start behind the last product. */
const beyondAll = 2_147_483_647;

/**
 * Reads one page of search results on a shelf, with the facets unless they are not needed. The matches are looked up
 * once for both, by rank, in the order of an index. For a search limited to the best sellers, no later rank is read.
 */
export const readFound = async (
  db: Db,
  shelf: Shelf,
  { ranks, last }: Places,
  { chosen, sort, page, limit }: ListingChoice,
  hasFacets: boolean,
): Promise<FacetCounts & { readonly ids: readonly number[] }> => {
  const offset = Math.min((page - 1) * limit, beyondAll);
  const found = sql`found as materialized (
    select id, rank, ${sql.raw(facetColumns + compared[sort])} from lk join (${ranks}) hits using (rank)
    where ${onShelf(shelf)}${last === undefined ? sql`` : sql` and rank <= ${sql.lit(last)}`})`;
  const fitting = sql`found where ${allOf([sql<boolean>`true`, ...conditionsOf(chosen)])}`;
  const ofPage = sql`select 'page' facet, id as value, (row_number() over ())::int n
    from (select id from ${fitting} order by ${orders[sort].forward} limit ${limit} offset ${offset}) page`;
  const { tables, parts } = hasFacets
    ? counted(
        sql`select ${sql.raw(facetColumns)}, count(*)::int n from found group by ${sql.raw(facetColumns)}`,
        filterCodes,
        chosen,
      )
    : { tables: undefined, parts: [sql`select 'total' facet, 0 as value, count(*)::int n from ${fitting}`] };
  const { rows } = await sql<Row>`with ${sql.join(tables ? [found, tables] : [found])}
    ${sql.join([...parts, ofPage], sql` union all `)}`.execute(db);
  const inOrder = rows.filter(({ facet }) => facet === 'page').toSorted((a, b) => a.n - b.n);
  return { ...countsIn(rows), ids: inOrder.map(({ value }) => value) };
};
