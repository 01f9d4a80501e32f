import { type RawBuilder, sql } from 'kysely';
import { type FilterCode, filterCodes, traitCodes } from '../../../domain/catalogue/listing.ts';
import type { Db } from '../db/schema.ts';
import { type Chosen, facetColumn, isTrait } from './listing-choice.ts';

/** The set of products to count: one category at the prices of one channel. */
export interface Shelf {
  readonly channel: number;
  readonly category: number;
  /** The ranges to include, if limited: lenses made in certain values, and products that are no lenses. */
  readonly ranges?: readonly number[];
}

export interface FacetCounts {
  /** Number of products that match every choice. */
  readonly total: number;
  /** For each facet and value, the number of products that match the choices of all other facets. */
  readonly counts: Readonly<Record<FilterCode, ReadonlyMap<number, number>>>;
}

export interface ShelfCounts extends FacetCounts {
  /** Number of products on the shelf, ignoring all choices and the limit on ranges. */
  readonly all: number;
}

const int2s = (numbers: readonly number[]): RawBuilder<unknown> => sql`${`{${numbers.join(',')}}`}::int2[]`;

/** Condition: a row matches the choice of one facet. */
export const fits = (code: FilterCode, numbers: readonly number[]): RawBuilder<boolean> =>
  sql`${facetColumn(code)} = any(${int2s(numbers)})`;

const bitOf = (code: FilterCode): number => 1 << filterCodes.indexOf(code);

/** Bit mask of the facets whose choice a row does not match. */
const misfits = (chosen: Chosen, codes: readonly FilterCode[]): RawBuilder<number> => {
  const parts = codes.flatMap((code) => {
    const numbers = chosen[code];
    return numbers ? [sql`case when ${fits(code, numbers)} then 0 else ${sql.lit(bitOf(code))} end`] : [];
  });
  return parts.length === 0 ? sql`0` : sql`${sql.join(parts, sql` | `)}`;
};

const wholeShelf = ({ channel, category }: Shelf): RawBuilder<boolean> =>
  sql`channel = ${channel} and category = ${category}`;

/** Condition that selects a shelf in the counted tables and in the key table. */
export const onShelf = (shelf: Shelf): RawBuilder<boolean> =>
  shelf.ranges
    ? sql`${wholeShelf(shelf)} and range = any(${`{${shelf.ranges.join(',')}}`}::int4[])`
    : wholeShelf(shelf);

/** The table of combinations without brands. It includes the ranges of lenses only if the shelf is limited to some. */
const brandless = ({ ranges }: Shelf): RawBuilder<unknown> => sql.raw(ranges ? 'facet_made' : 'facet_nb');

/** The conditions of every choice, except that of the facet left out. */
export const conditionsOf = (chosen: Chosen, except?: FilterCode): readonly RawBuilder<boolean>[] =>
  filterCodes.flatMap((code) => {
    const numbers = code === except ? undefined : chosen[code];
    return numbers ? [fits(code, numbers)] : [];
  });

export const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`${sql.join(conditions, sql` and `)}`;

/**
 * Selects the combinations of facet values on a shelf that have products, ignoring brands. There are some hundreds,
 * however many products there are.
 */
export const combinations = (shelf: Shelf, chosen: Chosen): RawBuilder<unknown> =>
  sql`select * from ${brandless(shelf)} where ${allOf([onShelf(shelf), ...conditionsOf(chosen, 'brand')])} offset 0`;

/** Selects the combinations of the chosen brands. */
export const brandCombinations = (shelf: Shelf, chosen: Chosen): RawBuilder<unknown> =>
  sql`select * from facet_cube where ${allOf([onShelf(shelf), ...conditionsOf(chosen)])} offset 0`;

/**
 * Selects combinations of facet values with their precomputed product counts. The cost depends on the number of
 * combinations, not of products. If brands are chosen, only theirs are read.
 */
const source = (shelf: Shelf, chosen: Chosen): RawBuilder<unknown> =>
  chosen.brand
    ? sql`select * from facet_cube where ${onShelf(shelf)} and ${fits('brand', chosen.brand)}`
    : sql`select * from ${brandless(shelf)} where ${onShelf(shelf)}`;

const forEachFacet = <A>(of: (code: FilterCode) => A): Readonly<Record<FilterCode, A>> =>
  Object.fromEntries(filterCodes.map((code) => [code, of(code)])) as Record<FilterCode, A>;

export interface Row {
  readonly facet: FilterCode | 'total' | 'all' | 'page';
  readonly value: number;
  readonly n: number;
}

const perValue = (code: FilterCode): RawBuilder<Row> =>
  sql`select ${sql.lit(code)} facet, ${facetColumn(code)} as value, sum(n)::int n from ${sql.raw(isTrait(code) ? 'by_traits' : 'by_others')}
    where m & ~${sql.lit(bitOf(code))} = 0 group by 2`;

/**
 * Counts products per brand. Brands multiply the combinations, so one index leads from each combination to its brands.
 * If most combinations match the other choices, the ones that do not are read, and their counts are subtracted from
 * each brand's total. `lateral … offset 0` makes the planner expect many rows, so it hashes them instead of sorting.
 */
const brandCounts = (shelf: Shelf, chosen: Chosen): RawBuilder<Row> => {
  const others = conditionsOf(chosen, 'brand');
  const whole = hasTraits(chosen);
  const counted = whole ? 'facet_cube' : shelf.ranges ? 'facet_made_brands' : 'facet_brands';
  const all = shelf.ranges
    ? sql`select brand, sum(n)::int n from facet_made_b where ${onShelf(shelf)} group by 1`
    : sql`select brand, n from facet_b where ${onShelf(shelf)}`;
  if (others.length === 0) return sql`select 'brand' facet, brand as value, n from (${all}) b`;
  return sql`select 'brand' facet, b.brand as value,
      (case when side.most then b.n - coalesce(r.n, 0) else coalesce(r.n, 0) end)::int n
    from (${all}) b cross join side
    left join (select f.brand, sum(f.n) n
      from (select * from combination k cross join side where k.fits <> side.most) k
      cross join lateral (select brand, n from ${sql.raw(counted)}
        where channel = ${shelf.channel} and category = ${shelf.category} and ltype = k.ltype and usage = k.usage
          and pband = k.pband and rband = k.rband and avail = k.avail${sql.raw(whole ? ' and traits = k.traits' : '')}${sql.raw(shelf.ranges ? ' and range = k.range' : '')}
        offset 0) f
      group by 1) r using (brand)`;
};

const hasTraits = (chosen: Chosen): boolean => traitCodes.some((code) => chosen[code]);

const traitless = 'channel, category, ltype, usage, pband, rband, avail';

/**
 * The combinations that brands are joined with. They include traits only if some are chosen, and ranges only if the
 * shelf is limited to some.
 */
const joined = (shelf: Shelf, chosen: Chosen): RawBuilder<unknown> =>
  hasTraits(chosen)
    ? brandless(shelf)
    : sql`(select distinct ${sql.raw(shelf.ranges ? `${traitless}, range` : traitless)} from ${brandless(shelf)}) plain`;

/** The combinations on a shelf, whether each matches every choice except brands, and whether most do. */
const sides = (shelf: Shelf, chosen: Chosen): RawBuilder<unknown> => sql`
  combination as materialized (select *, ${allOf([sql<boolean>`true`, ...conditionsOf(chosen, 'brand')])} as fits
    from ${joined(shelf, chosen)}
    where ${onShelf(shelf)}),
  side as materialized (select count(*) filter (where fits) * 2 > count(*) as most from combination)`;

/**
 * Counts each facet without its own choice, and the total under all choices. Values are counted on combinations grouped
 * by traits or by the other columns, which are far fewer than all combinations.
 */
export const counted = (
  combinationsOf: RawBuilder<unknown>,
  codes: readonly FilterCode[],
  chosen: Chosen,
) => {
  const others = sql.raw(
    ['m', ...(codes.includes('brand') ? ['brand'] : []), 'ltype', 'usage', 'pband', 'rband', 'avail'].join(
      ', ',
    ),
  );
  return {
    tables: sql`c as materialized (select *, ${misfits(chosen, codes)} m from (${combinationsOf}) counted),
      by_traits as materialized (select m, traits, sum(n)::int n from c group by m, traits),
      by_others as materialized (select ${others}, sum(n)::int n from c group by ${others})`,
    parts: [
      sql`select 'total' facet, 0 as value, coalesce(sum(n), 0)::int n from c where m = 0`,
      ...codes.map(perValue),
    ],
  };
};

const valuesIn =
  (rows: readonly Row[]) =>
  (facet: Row['facet']): ReadonlyMap<number, number> =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, n }) => [value, n]));

export const countsIn = (rows: readonly Row[]): FacetCounts => {
  const of = valuesIn(rows);
  return { total: of('total').get(0) ?? 0, counts: forEachFacet(of) };
};

/** Counts the facets of a shelf without a search. */
export const countFacets = async (db: Db, shelf: Shelf, chosen: Chosen): Promise<ShelfCounts> => {
  const codes = filterCodes.filter((code) => code !== 'brand');
  const { tables, parts } = counted(source(shelf, chosen), codes, chosen);
  const all = sql`select 'all' facet, 0 as value, coalesce(sum(n), 0)::int n from facet_nb where ${wholeShelf(shelf)}`;
  const { rows } = await sql<Row>`with ${sides(shelf, chosen)}, ${tables}
    ${sql.join([...parts, all, brandCounts(shelf, chosen)], sql` union all `)}`.execute(db);
  return { ...countsIn(rows), all: valuesIn(rows)('all').get(0) ?? 0 };
};
