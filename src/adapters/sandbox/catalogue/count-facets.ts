import { type RawBuilder, sql } from 'kysely';
import { type FilterCode, filterCodes } from '../../../domain/catalogue/listing.ts';
import type { Database } from '../db/connect.ts';
import { type Chosen, facetColumns } from './listing-choice.ts';

/** Where products are counted: one category at the prices of one channel; `matches` where a search narrows it. */
export interface Shelf {
  readonly channel: number;
  readonly category: number;
  /** Yields the column `id` of the products that a search found. */
  readonly matches?: RawBuilder<unknown>;
}

export interface FacetCounts {
  /** Products that fit every choice. */
  readonly total: number;
  /** Products on the shelf, whatever is chosen. */
  readonly all: number;
  /** By facet, how many fit every other choice, per value. */
  readonly counts: Readonly<Record<FilterCode, ReadonlyMap<number, number>>>;
}

const int2s = (numbers: readonly number[]): RawBuilder<unknown> => sql`${`{${numbers.join(',')}}`}::int2[]`;

/** That a row fits the choice of one facet. */
export const fits = (code: FilterCode, numbers: readonly number[]): RawBuilder<boolean> =>
  sql`${sql.ref(facetColumns[code])} = any(${int2s(numbers)})`;

const bitOf = (code: FilterCode): number => 1 << filterCodes.indexOf(code);

/** One bit for each facet whose choice a row does not fit. */
const misfits = (chosen: Chosen, codes: readonly FilterCode[]): RawBuilder<number> => {
  const parts = codes.flatMap((code) => {
    const numbers = chosen[code];
    return numbers ? [sql`case when ${fits(code, numbers)} then 0 else ${sql.lit(bitOf(code))} end`] : [];
  });
  return parts.length === 0 ? sql`0` : sql`${sql.join(parts, sql` | `)}`;
};

/**
 * Combinations of facet values with how many products have them. Without a search they are counted beforehand, so that
 * costs follow the combinations, not the products.
 */
const source = (
  { channel, category, matches }: Shelf,
  table: 'facet_cube' | 'facet_nb',
): RawBuilder<unknown> =>
  matches
    ? sql`(select brand, ltype, usage, pband, rband, avail, count(*)::int n from lk
        join (${matches}) found using (id) where channel = ${channel} and category = ${category}
        group by 1, 2, 3, 4, 5, 6) counted`
    : sql`(select * from ${sql.table(table)} where channel = ${channel} and category = ${category}) counted`;

interface Row {
  readonly facet: FilterCode | 'total' | 'all';
  readonly value: number;
  readonly n: number;
}

const perValue = (code: FilterCode): RawBuilder<Row> =>
  sql`select ${sql.lit(code)} facet, ${sql.ref(facetColumns[code])} as value, sum(n)::int n from c
    where m & ~${sql.lit(bitOf(code))} = 0 group by 2`;

/** Brands multiply the combinations, so the big table is read only where something else is chosen. */
const brandCounts = (shelf: Shelf, chosen: Chosen): RawBuilder<Row> => {
  const others = filterCodes.flatMap((code) => {
    const numbers = chosen[code];
    return numbers && code !== 'brand' ? [fits(code, numbers)] : [];
  });
  if (others.length === 0)
    return sql`select 'brand' facet, brand as value, n from facet_b
      where channel = ${shelf.channel} and category = ${shelf.category}`;
  return sql`select 'brand' facet, brand as value, sum(n)::int n from facet_cube
    where channel = ${shelf.channel} and category = ${shelf.category} and ${sql.join(others, sql` and `)} group by 2`;
};

/** Counts every facet without its own choice, and what remains under all of them. */
export const countFacets = async (db: Database, shelf: Shelf, chosen: Chosen): Promise<FacetCounts> => {
  const whole = shelf.matches !== undefined || chosen.brand !== undefined;
  const codes = whole ? filterCodes : filterCodes.filter((code) => code !== 'brand');
  const parts = [
    sql`select 'total' facet, 0::int2 as value, coalesce(sum(n), 0)::int n from c where m = 0`,
    sql`select 'all' facet, 0::int2 as value, coalesce(sum(n), 0)::int n from c`,
    ...codes.map(perValue),
    ...(whole ? [] : [brandCounts(shelf, chosen)]),
  ];
  const { rows } = await sql<Row>`with c as materialized (
      select *, ${misfits(chosen, codes)} m from ${source(shelf, whole ? 'facet_cube' : 'facet_nb')})
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const of = (facet: Row['facet']) =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, n }) => [value, n]));
  return {
    total: of('total').get(0) ?? 0,
    all: of('all').get(0) ?? 0,
    counts: {
      brand: of('brand'),
      lens_type: of('lens_type'),
      lens_usage: of('lens_usage'),
      price: of('price'),
      rating: of('rating'),
      availability: of('availability'),
    },
  };
};
