import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Db } from '../db/schema.ts';
import { correctWord } from './correct-word.ts';
import { countedPrefix } from './search-entry.ts';
import { searchWords } from './words.ts';

/** Words of a query. Each must begin a word of the product. Without words, nothing is found. */
export interface Match {
  readonly words: readonly string[];
  /** The word that the fewest products have. */
  readonly rarest: string;
  /** Whether even the rarest word has so many products that only the best sellers are searched. */
  readonly common: boolean;
  /** The corrected query, if the words as typed found nothing. */
  readonly corrected?: string;
}

/** Longer queries are cut: nobody types them, and every word costs time. */
const mostWords = 8;
const longestWord = 40;
/** Up to `fewEnough` products, all with the rarest word are read. Above, only the best sellers are searched for all words. */
const fewEnough = 2000;
const bestSellers = 50_000;

const nothing: Match = { words: [], rarest: '', common: false };

/** Whether a match is a single word, no longer than the precomputed beginnings. */
export const isCounted = ({ words }: Match): boolean => {
  const [word = '', ...others] = words;
  return others.length === 0 && word === countedPrefix(word);
};

const startingWith = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Ranks in the order of sales, as a query of the column `rank`. */
export interface Places {
  readonly ranks: RawBuilder<unknown>;
  /** The last rank that is searched. If undefined, all are. */
  readonly last?: number;
}

/** Returns the sales ranks of a match’s products. A look-up by rank reads neighbouring rows. */
export const matchedPlaces = (locale: Locale, match: Match): Places => ({
  ranks: sql`select rank from (${matched(locale, match)}) hits`,
  ...(match.common && { last: bestSellers }),
});

/** Returns the products of a match, as a query of the columns `rank` and `id`. */
export const matched = (locale: Locale, { words, rarest, common }: Match): RawBuilder<unknown> => {
  const table = sql.table(`search_${locale}`);
  if (words.length === 0) return sql`select rank, id from ${table} where false`;
  const all = sql`${startingWith(words)}::tsquery`;
  return common
    ? sql`select rank, id from ${table} where rank + 0 <= ${sql.lit(bestSellers)} and tsv @@ ${all}`
    : sql`select rank, id from (select rank, id, tsv from ${table} where tsv @@ ${startingWith([rarest])}::tsquery offset 0) rare
        where tsv @@ ${all}`;
};

/** Counts the products that have a word with each beginning. Longer words are counted by their precomputed beginning. */
const countWords = async (
  db: Db,
  locale: Locale,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const prefixes = words.map(countedPrefix);
  const rows = await db
    .selectFrom('suggest')
    .select(['prefix', 'hits'])
    .where('locale', '=', locale)
    .where('prefix', 'in', prefixes)
    .execute();
  const hits = new Map(rows.map((row) => [row.prefix, row.hits]));
  return new Map(words.map((word) => [word, hits.get(countedPrefix(word)) ?? 0]));
};

/** Undefined if one of the words occurs in no product, since then no product has all of them. */
const matchOf = (hits: ReadonlyMap<string, number>): Match | undefined => {
  const [rarest] = [...hits].toSorted(([, a], [, b]) => a - b);
  return rarest && rarest[1] > 0
    ? { words: [...hits.keys()], rarest: rarest[0], common: rarest[1] > fewEnough }
    : undefined;
};

/** Whether a match finds a product. A single precomputed word needs no query, everything else does. */
const findsSomething = async (db: Db, locale: Locale, match: Match): Promise<boolean> => {
  if (isCounted(match)) return true;
  const { rows } = await sql<{ found: boolean }>`select exists (${matched(locale, match)}) found`.execute(db);
  return rows[0]?.found === true;
};

/** A match, and the result of looking it up. */
export interface Found<A> {
  readonly match: Match;
  readonly found: A;
}

/**
 * Returns what a query finds and the result of `look` for it. `look` returns undefined if nothing is found. If the
 * query as typed finds nothing, its unknown words are corrected.
 */
export const findWith = async <A>(
  db: Db,
  locale: Locale,
  query: string,
  look: (match: Match) => Promise<A | undefined>,
): Promise<Found<A> | undefined> => {
  const words = searchWords(query, mostWords).map((word) => word.slice(0, longestWord));
  if (words.length === 0) return undefined;
  const lookFor = async (asked: readonly string[], corrected?: string): Promise<Found<A> | undefined> => {
    const match = matchOf(await countWords(db, locale, asked));
    const found = match && (await look(match));
    if (!match || found === undefined) return undefined;
    return { match: corrected === undefined ? match : { ...match, corrected }, found };
  };
  const typed = await lookFor(words);
  if (typed) return typed;
  const corrections = await Promise.all(words.map((word) => correctWord(db, locale, word)));
  const corrected = corrections.flatMap((correction) => correction ?? []);
  if (corrected.length < words.length || corrected.every(({ term }, i) => term === words[i]))
    return undefined;
  const terms = [...new Set(corrected.map(({ term }) => term))];
  return lookFor(terms, corrected.map(({ shown }) => shown).join(' '));
};

/** Returns the match for a query, corrected if needed. */
export const findMatches = async (db: Db, locale: Locale, query: string): Promise<Match> => {
  const look = async (match: Match) => (await findsSomething(db, locale, match)) || undefined;
  return (await findWith(db, locale, query, look))?.match ?? nothing;
};
