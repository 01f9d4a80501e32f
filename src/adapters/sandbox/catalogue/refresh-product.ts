import { sql } from 'kysely';
import { locales } from '../../../domain/shared/locale.ts';
import { addCounts, countChanges } from '../db/add-counts.ts';
import type { KeyTable } from '../db/listing-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import { needsCare } from '../products/needs-care.ts';
import { refreshSearch } from '../search/refresh-search.ts';
import { cardRows, keyRows, newRanges } from './derived-rows.ts';
import { priceCare } from './price-care.ts';

/** A product that was added after the last ranking by sales gets the last rank. */
const giveRank = (trx: Trx, id: number) =>
  sql`insert into product_rank select ${id}, coalesce((select max(rank) from product_rank), 0) + 1
    where exists (select from product where id = ${id}) on conflict do nothing`.execute(trx);

type KeyOf = (row: KeyTable) => Readonly<Record<string, number>>;

const brandless: KeyOf = ({ channel, category, ltype, usage, pband, rband, avail, traits }) => ({
  channel,
  category,
  ltype,
  usage,
  pband,
  rband,
  avail,
  traits,
});
const traitless: KeyOf = (row) => {
  const { traits: _, ...key } = brandless(row);
  return { ...key, brand: row.brand };
};
type CountedByRange = 'facet_made' | 'facet_made_brands' | 'facet_made_b';
const cubes: readonly (readonly [
  table: 'facet_cube' | 'facet_brands' | 'facet_nb' | 'facet_b' | CountedByRange,
  keyOf: KeyOf,
])[] = [
  ['facet_cube', (row) => ({ ...brandless(row), brand: row.brand, range: row.range })],
  ['facet_made', (row) => ({ ...brandless(row), range: row.range })],
  ['facet_made_brands', (row) => ({ ...traitless(row), range: row.range })],
  ['facet_made_b', ({ channel, category, brand, range }) => ({ channel, category, brand, range })],
  ['facet_brands', traitless],
  ['facet_nb', brandless],
  ['facet_b', ({ channel, category, brand }) => ({ channel, category, brand })],
];

const refreshKeys = async (trx: Trx, id: number): Promise<void> => {
  // Deletes the rows of all categories, because the product's categories may have changed.
  const { rows: before } = await sql<KeyTable>`delete from lk
    where channel = any(array(select num from price_channel)) and category = any(array(select num from category))
      and id = ${id} returning *`.execute(trx);
  await newRanges(sql`p.id = ${id}`).execute(trx);
  const { rows: after } =
    await sql<KeyTable>`insert into lk ${keyRows(sql`p.id = ${id}`)} returning *`.execute(trx);
  for (const [table, keyOf] of cubes) {
    const changes = countChanges(before.map(keyOf), after.map(keyOf));
    await addCounts(
      trx,
      table,
      'n',
      changes.map(([key, n]) => ({ ...key, n })),
    );
  }
};

const refreshCards = async (trx: Trx, id: number): Promise<void> => {
  await sql`delete from listing where id = ${id}`.execute(trx);
  await sql`insert into listing ${cardRows(sql`p.id = ${id}`)}`.execute(trx);
};

/** If this product changes the cost of lens care, all products that need care are marked as stale. */
const refreshCare = async (trx: Trx, id: number): Promise<void> => {
  const { care_kind: kind } =
    (await trx.selectFrom('product').select('care_kind').where('id', '=', id).executeTakeFirst()) ?? {};
  if (!kind || !(await priceCare(trx))) return;
  await sql`insert into range_stale select p.id from product p where ${needsCare} on conflict do nothing`.execute(
    trx,
  );
};

/**
 * Key of the advisory lock. All products share the counters, so one update waits for the other. Any number works, but
 * it must always be this one.
 */
const upkeep = 5_404_771;

/**
 * Updates listings, facet counts, suggestions and dictionary for one product, whatever has changed. The tables become
 * the same as after a rebuild, at the cost of that product. Its sales do not change its rank; only a rebuild does that.
 */
export const refreshProduct = async (db: Db | Trx, id: number): Promise<void> => {
  const work = async (trx: Trx): Promise<void> => {
    await sql`select pg_advisory_xact_lock(${sql.lit(upkeep)})`.execute(trx);
    await giveRank(trx, id);
    await refreshCare(trx, id);
    await refreshKeys(trx, id);
    await refreshCards(trx, id);
    for (const locale of locales) await refreshSearch(trx, locale, id);
  };
  await ('isTransaction' in db && db.isTransaction ? work(db as Trx) : db.transaction().execute(work));
};
