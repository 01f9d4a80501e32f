import { sql } from 'kysely';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Db, Tables } from '../db/schema.ts';
import { withoutIndexes } from '../db/without-indexes.ts';
import { makeBeginningCounter } from './count-beginnings.ts';
import { dictionaryOf, readEntries, type SearchEntry } from './search-entry.ts';

/** Number of ranks read at once. */
const batch = 5000;

const array = (values: readonly (number | string)[]): string => `{${values.join(',')}}`;

/** Words consist of letters and digits, so joined with spaces they are the text form of a `tsvector`. */
const insertEntries = (db: Db, table: keyof Tables, entries: readonly SearchEntry[]) =>
  sql`insert into ${sql.table(table)} (rank, id, tsv, shown)
    select rank, id, words::tsvector, shown::jsonb from unnest(
      ${array(entries.map(({ rank }) => rank))}::int[],
      ${array(entries.map(({ id }) => id))}::int[],
      ${array(entries.map(({ words }) => `"${words.join(' ')}"`))}::text[],
      ${array(entries.map(({ shown }) => JSON.stringify(JSON.stringify(shown))))}::text[]
    ) as e(rank, id, words, shown)`.execute(db);

const makeDictionary = () => {
  const terms = new Map<string, Map<string, number>>();
  const add = (entry: SearchEntry): void => {
    for (const { term, shown } of dictionaryOf(entry)) {
      const writings = terms.get(term) ?? new Map<string, number>();
      if (writings.size === 0) terms.set(term, writings);
      writings.set(shown, (writings.get(shown) ?? 0) + 1);
    }
  };
  const counted = () =>
    [...terms].flatMap(([term, writings]) => [...writings].map(([shown, df]) => ({ term, shown, df })));
  return { add, counted };
};

const makeCounter = () => ({ dictionary: makeDictionary(), beginnings: makeBeginningCounter() });

const lastPlace = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('product_rank')
    .select((eb) => eb.fn.max('rank').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
};

/** Rebuilds, for each language, the dictionary, the search index and the suggestions for word beginnings. */
export const rebuildSearch = async (db: Db): Promise<void> => {
  const tableOf = (locale: Locale) => `search_${locale}` as const;
  const counters = new Map(locales.map((locale) => [locale, makeCounter()]));
  const tables = locales.map(tableOf);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}, term, suggest`.execute(db);
  const read = await readEntries(db, locales);
  const last = await lastPlace(db);
  await withoutIndexes(db, tables, async () => {
    for (let after = 0; after < last; after += batch)
      for (const [locale, entries] of await read({ after, places: batch })) {
        const counter = counters.get(locale);
        for (const entry of entries) {
          counter?.dictionary.add(entry);
          counter?.beginnings.add(entry);
        }
        await insertEntries(db, tableOf(locale), entries);
      }
  });
  await withoutIndexes(db, ['term', 'suggest'], async () => {
    for (const [locale, { dictionary, beginnings }] of counters) {
      await insertRows(
        db,
        'term',
        dictionary.counted().map((row) => ({ locale, ...row })),
      );
      await insertRows(
        db,
        'suggest',
        beginnings.counted().map(({ prefix, hits, ids }) => ({ locale, prefix, hits, ids })),
      );
    }
  });
};
