import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Database } from '../db/connect.ts';
import { correctWord } from './correct-word.ts';
import { longestPrefix } from './rebuild-search.ts';
import { wordsOf } from './words.ts';

/** Words that all have to begin a word of a product; none of them: nothing is found. */
export interface Match {
  readonly words: readonly string[];
  /** The word that fewest products have. */
  readonly rarest: string;
  /** More products than that have each of the words: only the best sellers are looked through. */
  readonly common: boolean;
  /** What was really asked, where the words typed found nothing. */
  readonly corrected?: string;
}

/** Longer queries are cut: nobody types them, and each word costs. */
const mostWords = 8;
const longestWord = 40;
/** Below, all products with the rarest word are read; above, the best sellers that have all words. */
const fewEnough = 2000;
const bestSellers = 50_000;

const nothing: Match = { words: [], rarest: '', common: false };

const startingWith = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Yields the ids that a match finds, as a query of the column `id` and `rank`. */
export const matchedIds = (locale: Locale, { words, rarest, common }: Match): RawBuilder<unknown> =>
  sql`select id from (${matched(locale, { words, rarest, common })}) hits`;

export const matched = (locale: Locale, { words, rarest, common }: Match): RawBuilder<unknown> => {
  const table = sql.table(`search_${locale}`);
  if (words.length === 0) return sql`select rank, id from ${table} where false`;
  const all = sql`${startingWith(words)}::tsquery`;
  return common
    ? sql`select rank, id from ${table} where rank <= ${sql.lit(bestSellers)} and tsv @@ ${all}`
    : sql`select rank, id from (select rank, id, tsv from ${table} where tsv @@ ${startingWith([rarest])}::tsquery offset 0) rare
        where tsv @@ ${all}`;
};

/** How many products have a word that begins so; longer words count as their beginning does. */
const countWords = async (
  db: Database,
  locale: Locale,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const prefixes = words.map((word) => word.slice(0, longestPrefix));
  const rows = await db
    .selectFrom('suggest')
    .select(['prefix', 'hits'])
    .where('locale', '=', locale)
    .where('prefix', 'in', prefixes)
    .execute();
  const hits = new Map(rows.map((row) => [row.prefix, row.hits]));
  return new Map(words.map((word) => [word, hits.get(word.slice(0, longestPrefix)) ?? 0]));
};

const matchOf = (hits: ReadonlyMap<string, number>): Match => {
  const [rarest] = [...hits].toSorted(([, a], [, b]) => a - b);
  return rarest ? { words: [...hits.keys()], rarest: rarest[0], common: rarest[1] > fewEnough } : nothing;
};

const findsSomething = async (db: Database, locale: Locale, match: Match): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select exists (${matched(locale, match)}) found`.execute(db);
  return rows[0]?.found === true;
};

/** What a query finds; words that nothing begins with are corrected when the query as typed finds nothing. */
export const findMatches = async (db: Database, locale: Locale, query: string): Promise<Match> => {
  const words = wordsOf(query, mostWords).map((word) => word.slice(0, longestWord));
  if (words.length === 0) return nothing;
  const hits = await countWords(db, locale, words);
  const typed = matchOf(hits);
  if (await findsSomething(db, locale, typed)) return typed;
  const corrections = await Promise.all(words.map((word) => correctWord(db, locale, word)));
  const corrected = corrections.flatMap((correction) => correction ?? []);
  if (corrected.length < words.length || corrected.every(({ term }, i) => term === words[i])) return nothing;
  const match = matchOf(await countWords(db, locale, [...new Set(corrected.map(({ term }) => term))]));
  return (await findsSomething(db, locale, match))
    ? { ...match, corrected: corrected.map(({ shown }) => shown).join(' ') }
    : nothing;
};
