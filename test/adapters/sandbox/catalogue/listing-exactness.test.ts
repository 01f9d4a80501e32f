import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFacets, type Shelf } from '../../../../src/adapters/sandbox/catalogue/count-facets.ts';
import { type Chosen, isTrait } from '../../../../src/adapters/sandbox/catalogue/listing-choice.ts';
import { readFound } from '../../../../src/adapters/sandbox/catalogue/read-found.ts';
import { readPage } from '../../../../src/adapters/sandbox/catalogue/read-page.ts';
import type { KeyTable } from '../../../../src/adapters/sandbox/db/listing-tables.ts';
import {
  findMatches,
  matchedPlaces,
  type Places,
} from '../../../../src/adapters/sandbox/search/find-matches.ts';
import {
  type FilterCode,
  filterCodes,
  type SortOrder,
  sortOrders,
  traitCodes,
} from '../../../../src/domain/catalogue/listing.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const columns = {
  brand: 'brand',
  lens_type: 'ltype',
  lens_usage: 'usage',
  price: 'pband',
  rating: 'rband',
  availability: 'avail',
} as const;
/** The value of a facet in a row, as its number. The traits share one number, four bits each. */
const facetNumber = (code: FilterCode, row: KeyTable): number =>
  isTrait(code) ? (row.traits >> (4 * traitCodes.indexOf(code))) & 15 : row[columns[code]];

let shop: TestSandbox;
let keys: readonly KeyTable[];
let found: ReadonlyMap<string, { readonly ranks: ReadonlySet<number>; readonly places?: Places }>;

const searches = ['', 'toric', 'hydralis 30', 'sonnenbrille'];

beforeAll(async () => {
  shop = await startSandbox();
  const { db } = shop.sandbox;
  keys = await db.selectFrom('lk').selectAll().execute();
  const entries = [];
  for (const search of searches) {
    if (search === '') {
      entries.push([search, { ranks: new Set(keys.map(({ rank }) => rank)) }] as const);
      continue;
    }
    const places = matchedPlaces('de', await findMatches(db, 'de', search));
    const { rows } = await sql<{ rank: number }>`${places.ranks}`.execute(db);
    entries.push([search, { ranks: new Set(rows.map(({ rank }) => rank)), places }] as const);
  }
  found = new Map(entries);
});
afterAll(() => shop.close());

/** Each sort order of a listing, as its words describe it. */
const inOrder: Readonly<Record<SortOrder, (a: KeyTable, b: KeyTable) => number>> = {
  popular: (a, b) => a.rank - b.rank,
  price_asc: (a, b) => a.price - b.price || a.rank - b.rank,
  price_desc: (a, b) => b.price - a.price || b.rank - a.rank,
  wear_cost: (a, b) => a.wear - b.wear || a.rank - b.rank,
  rating: (a, b) => b.rating - a.rating || a.rank - b.rank,
  newest: (a, b) => b.created - a.created || a.rank - b.rank,
};

const some = (most: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: most });

const choices: fc.Arbitrary<Chosen> = fc.record(
  {
    brand: some(60),
    lens_type: some(4),
    lens_usage: some(5),
    price: some(5),
    rating: some(5),
    availability: some(3),
    water: some(3),
    oxygen: some(3),
    uv: some(3),
    box_size: some(5),
    wear_cost: some(5),
    frame_shape: some(9),
    frame_width: some(3),
  },
  { requiredKeys: [] },
);

const questions = fc.record({
  place: fc.nat(),
  search: fc.constantFrom(...searches),
  chosen: fc.oneof(choices, fc.constant<Chosen>({})),
  sort: fc.constantFrom(...sortOrders),
  limit: fc.constantFrom(1, 3, 10, 100),
  /** Limits lenses to some ranges; other products are not limited. */
  ranges: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 90 }), { nil: undefined }),
  /** For a search with many results, only products that sell better than this rank. */
  last: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
  hasFacets: fc.boolean(),
  // From the first page to past the last.
  depth: fc.double({ min: 0, max: 1.1, noNaN: true }),
});

describe('a listing of any choice', () => {
  it(
    'counts and shows the same as a scan of all products, from the first page to the last · CAT-3 · CAT-18 · CAT-19 · FIND-2',
    () =>
      fc.assert(
        fc.asyncProperty(
          questions,
          async ({ place, search, chosen, sort, limit, depth, ranges, last, hasFacets }) => {
            const { db } = shop.sandbox;
            const { channel, category } = keys[place % keys.length]!;
            const { ranks, places } = found.get(search)!;
            const made = ranges && [0, ...ranges];
            const shelf: Shelf = { channel, category, ...(made && { ranges: made }) };
            const until = (places && last) ?? Number.POSITIVE_INFINITY;
            const there = keys.filter(
              (row) =>
                row.channel === channel &&
                row.category === category &&
                ranks.has(row.rank) &&
                row.rank <= until &&
                (made?.includes(row.range) ?? true),
            );
            const fits = (row: KeyTable, except?: string) =>
              filterCodes.every(
                (code) => code === except || (chosen[code]?.includes(facetNumber(code, row)) ?? true),
              );
            const fitting = there.filter((row) => fits(row)).toSorted(inOrder[sort]);
            const page = 1 + Math.floor((fitting.length * depth) / limit);

            const choice = { chosen, sort, page, limit, search };
            const best = places && { ...places, ...(last !== undefined && { last }) };
            const listed = async () => {
              const counts = await countFacets(db, shelf, chosen);
              return { ...counts, ids: await readPage(db, shelf, choice, counts) };
            };
            const counted = best ? await readFound(db, shelf, best, choice, hasFacets) : await listed();
            expect(counted.total).toBe(fitting.length);
            expect(counted.ids).toEqual(fitting.slice((page - 1) * limit, page * limit).map(({ id }) => id));
            for (const code of best && !hasFacets ? [] : filterCodes) {
              const counts = new Map<number, number>();
              for (const row of there.filter((one) => fits(one, code))) {
                const value = facetNumber(code, row);
                counts.set(value, (counts.get(value) ?? 0) + 1);
              }
              const shown = new Map([...counted.counts[code]].filter(([, n]) => n !== 0));
              expect(new Map([...shown].toSorted()), code).toEqual(new Map([...counts].toSorted()));
            }
          },
        ),
        { numRuns: 150 },
      ),
    120_000,
  );
});
