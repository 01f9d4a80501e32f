import { type RawBuilder, sql } from 'kysely';
import { editDistance } from '../../../domain/shared/edit-distance.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Db } from '../db/schema.ts';

/** A word of the dictionary and its spelling for display. */
export interface Correction {
  readonly term: string;
  readonly shown: string;
}

interface Row extends Correction {
  readonly df: number;
}

/** Returns how many typing errors a word may contain. Short words and numbers are not corrected. */
const allowance = (word: string): number =>
  /^\d+$/.test(word) || word.length < 4 ? 0 : word.length < 6 ? 1 : 2;

/** Two swapped letters are one error here, but two edits for the database. */
const stepsPerSlip = 2;

/**
 * Returns the dictionary words that are near enough, and some that are not. They are compared whole or cut to the
 * length of the typed word. A term longer than the word with all its errors can only match as one that is still being
 * typed.
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

/** Computes the distance to the whole term, or to its beginning in case the word is still being typed. */
const distance = (word: string, term: string, slips: number): number =>
  Math.min(editDistance(word, term, slips), editDistance(word, term.slice(0, word.length), slips));

/** Returns the nearest word within this many errors. If two are equally near, the more common one. */
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
 * Returns the nearest dictionary word, or the more common of two; the word itself if a term begins with it or it has
 * digits; else undefined. The first letter is rarely wrong: terms with another one are tried last. One error is tried
 * first: it is the usual case, and searching further costs far more.
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
