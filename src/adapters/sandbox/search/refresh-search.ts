import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import { addCounts, countChanges } from '../db/add-counts.ts';
import type { Trx } from '../db/schema.ts';
import { dictionaryOf, prefixesOf, readEntries, type SearchEntry, suggested } from './search-entry.ts';

type Words = Pick<SearchEntry, 'words' | 'shown'>;

const nothing: Words = { words: [], shown: {} };

/** Above this number, products are scanned in sales order until enough match. Below, all that match are read. */
const common = 2000;

const best = (locale: Locale, prefix: string, hits: number): RawBuilder<unknown> => {
  const table = sql.table(`search_${locale}`);
  const fits = sql`tsv @@ ${`'${prefix}':*`}::tsquery`;
  return hits > common
    ? sql`select id from (select rank, id, tsv from ${table} order by rank offset 0) x where ${fits} limit ${suggested}`
    : sql`select id from (select rank, id from ${table} where ${fits} offset 0) x order by rank limit ${suggested}`;
};

const takeFrom = async (trx: Trx, locale: Locale, id: number, prefixes: readonly string[]): Promise<void> => {
  if (prefixes.length === 0) return;
  const rows = await trx
    .updateTable('suggest')
    .set({ hits: sql`hits - 1` })
    .where('locale', '=', locale)
    .where('prefix', 'in', prefixes)
    .returning(['prefix', 'hits', 'ids'])
    .execute();
  await trx
    .deleteFrom('suggest')
    .where('locale', '=', locale)
    .where('hits', '=', 0)
    .where('prefix', 'in', prefixes)
    .execute();
  for (const { prefix, hits, ids } of rows)
    if (hits > 0 && ids.includes(id))
      await sql`update suggest set ids = array(${best(locale, prefix, hits)})
        where locale = ${locale} and prefix = ${prefix}`.execute(trx);
};

const giveTo = async (trx: Trx, locale: Locale, id: number, prefixes: readonly string[]): Promise<void> => {
  if (prefixes.length === 0) return;
  const rows = prefixes.map((prefix) => ({ locale, prefix, hits: 1, ids: [id] }));
  await sql`insert into suggest
    select * from jsonb_populate_recordset(null::suggest, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (locale, prefix) do update set hits = suggest.hits + 1,
      ids = (select (array_agg(r.id order by r.rank))[1:${sql.lit(suggested)}]
        from product_rank r where r.id = any(suggest.ids || excluded.ids))`.execute(trx);
};

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...some].filter((one) => !others.has(one));

const isSame = (one: Words, other: Words): boolean =>
  one.words.length === other.words.length &&
  countChanges(
    one.words.map((word) => ({ word, shown: one.shown[word] })),
    other.words.map((word) => ({ word, shown: other.shown[word] })),
  ).length === 0;

/**
 * Replaces a product's words in a language's index, dictionary and suggestions with its current ones. Writes nothing if
 * they are the same, for example if only its price or stock has changed.
 */
export const refreshSearch = async (trx: Trx, locale: Locale, id: number): Promise<void> => {
  const table = sql.table(`search_${locale}`);
  const place = sql`rank = (select rank from product_rank where id = ${id})`;
  const { rows } =
    await sql<Words>`select tsvector_to_array(tsv) as words, shown from ${table} where ${place}`.execute(trx);
  const before = rows[0] ?? nothing;
  const read = await readEntries(trx, [locale]);
  const entry = (await read({ id })).get(locale)?.[0];
  const after = entry ?? nothing;
  if (isSame(before, after)) return;
  await sql`delete from ${table} where ${place}`.execute(trx);
  if (entry)
    await sql`insert into ${table} (rank, id, tsv, shown) values (${entry.rank}, ${id},
      array_to_tsvector(${`{${entry.words.join(',')}}`}::text[]), ${JSON.stringify(entry.shown)}::text::jsonb)`.execute(
      trx,
    );
  const changes = countChanges(dictionaryOf(before), dictionaryOf(after));
  await addCounts(
    trx,
    'term',
    'df',
    changes.map(([{ term, shown }, df]) => ({ locale, term, shown, df })),
  );
  const [gone, come] = [prefixesOf(before.words), prefixesOf(after.words)];
  await takeFrom(trx, locale, id, without(gone, come));
  await giveTo(trx, locale, id, without(come, gone));
};
