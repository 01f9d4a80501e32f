import { type RawBuilder, sql } from 'kysely';
import { editDistance } from '../../../domain/shared/edit-distance.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Db } from '../db/schema.ts';

/** A word of the dictionary, and how it is written. */
export interface Correction {
  readonly term: string;
  readonly shown: string;
}

interface Row extends Correction {
  readonly df: number;
}

/** Short words and numbers are not guessed at. */
const allowance = (word: string): number =>
  /^\d+$/.test(word) || word.length < 4 ? 0 : word.length < 6 ? 1 : 2;

/** Two letters that changed places are one slip, but two for the database. */
const stepsPerSlip = 2;

/**
 * The words of the dictionary that lie near enough, and some that do not: whole, or as far as the word has been typed.
 * What is longer than the word with all its slips can only be one that is still being typed.
 */
const candidates = async (
  db: Db,
  locale: Locale,
  word: string,
  among: RawBuilder<boolean>,
  slips: number,
): Promise<readonly Row[]> => {
  const far = sql.lit(slips * stepsPerSlip);
  const isNear = (term: RawBuilder<string>) =>
    sql<boolean>`levenshtein_less_equal(${term}, ${word}, ${far}) <= ${far}`;
  const { rows } = await sql<Row>`select term, shown, df from term
    where locale = ${locale} and ${among} and length(term) >= ${sql.lit(word.length - slips)}
      and (${isNear(sql`left(term, ${sql.lit(word.length)})`)}
        or length(term) between ${sql.lit(word.length + 1)} and ${sql.lit(word.length + slips)} and ${isNear(sql`term`)})`.execute(
    db,
  );
  return rows;
};

/** The whole word, or its beginning while it is still being typed. */
const distance = (word: string, term: string, slips: number): number =>
  Math.min(editDistance(word, term, slips), editDistance(word, term.slice(0, word.length), slips));

/** The nearest word within so many slips, the more common of two. */
const nearest = (word: string, rows: readonly Row[], slips: number): Row | undefined =>
  rows
    .map((row) => ({ row, far: distance(word, row.term, slips) }))
    .filter(({ far }) => far <= slips)
    .toSorted(
      (a, b) =>
        a.far - b.far ||
        b.row.df - a.row.df ||
        (a.row.term < b.row.term ? -1 : a.row.term > b.row.term ? 1 : a.row.shown < b.row.shown ? -1 : 1),
    )[0]?.row;

const begins = async (db: Db, locale: Locale, word: string): Promise<boolean> => {
  const row = await db
    .selectFrom('term')
    .select('term')
    .where('locale', '=', locale)
    .where('term', 'like', `${word}%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * The nearest word of the dictionary, the more common of two; the word itself where one begins with it, or where it has
 * digits; else none. The first letter is rarely wrong: words with another one are looked at only where none is near. Most
 * typing errors are one slip, and to look that far costs a fraction of looking further.
 */
export const correctWord = async (db: Db, locale: Locale, word: string): Promise<Correction | undefined> => {
  if (/\d/.test(word) || (await begins(db, locale, word))) return { term: word, shown: word };
  if (allowance(word) === 0) return undefined;
  const sameLetter = sql<boolean>`term like ${`${word.slice(0, 1)}%`}`;
  for (const among of [sameLetter, sql<boolean>`true`])
    for (let slips = 1; slips <= allowance(word); slips += 1) {
      const best = nearest(word, await candidates(db, locale, word, among, slips), slips);
      if (best) return { term: best.term, shown: best.shown };
    }
  return undefined;
};
