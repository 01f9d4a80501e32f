import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Db } from '../db/schema.ts';
import { correctWord } from './correct-word.ts';
import { countedPrefix } from './search-entry.ts';
import { searchWords } from './words.ts';

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

/** One word, no longer than what is counted beforehand. */
export const isCounted = ({ words }: Match): boolean => {
  const [word = '', ...others] = words;
  return others.length === 0 && word === countedPrefix(word);
};

const startingWith = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Positions in the order of sales, as a query of the column `rank`. */
export interface Places {
  readonly ranks: RawBuilder<unknown>;
  /** The last position that is looked at; none: all are. */
  readonly last?: number;
}

/** The positions of a match’s products in the order of sales. A look-up by position reads neighbouring rows. */
export const matchedPlaces = (locale: Locale, match: Match): Places => ({
  ranks: sql`select rank from (${matched(locale, match)}) hits`,
  ...(match.common && { last: bestSellers }),
});

/** Yields what a match finds, as a query of the columns `rank` and `id`. */
export const matched = (locale: Locale, { words, rarest, common }: Match): RawBuilder<unknown> => {
  const table = sql.table(`search_${locale}`);
  if (words.length === 0) return sql`select rank, id from ${table} where false`;
  const all = sql`${startingWith(words)}::tsquery`;
  return common
    ? sql`select rank, id from ${table} where rank + 0 <= ${sql.lit(bestSellers)} and tsv @@ ${all}`
    : sql`select rank, id from (select rank, id, tsv from ${table} where tsv @@ ${startingWith([rarest])}::tsquery offset 0) rare
        where tsv @@ ${all}`;
};

/** How many products have a word that begins so; longer words count as their beginning does. */
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

/** Undefined where no product has one of the words, so that none can have all. */
const matchOf = (hits: ReadonlyMap<string, number>): Match | undefined => {
  const [rarest] = [...hits].toSorted(([, a], [, b]) => a - b);
  return rarest && rarest[1] > 0
    ? { words: [...hits.keys()], rarest: rarest[0], common: rarest[1] > fewEnough }
    : undefined;
};

/** How many products have exactly what is counted of a word alone is known; all else has to be looked up. */
const findsSomething = async (db: Db, locale: Locale, match: Match): Promise<boolean> => {
  if (isCounted(match)) return true;
  const { rows } = await sql<{ found: boolean }>`select exists (${matched(locale, match)}) found`.execute(db);
  return rows[0]?.found === true;
};

/** A match, and what was looked up for it. */
export interface Found<A> {
  readonly match: Match;
  readonly found: A;
}

/**
 * What a query finds, and what `look` gives for that; it gives nothing where nothing is found. Words that nothing begins
 * with are corrected when the query as typed finds nothing.
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

/** What a query finds, corrected where that is needed. */
export const findMatches = async (db: Db, locale: Locale, query: string): Promise<Match> => {
  const look = async (match: Match) => (await findsSomething(db, locale, match)) || undefined;
  return (await findWith(db, locale, query, look))?.match ?? nothing;
};
