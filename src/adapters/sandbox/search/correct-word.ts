import { sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Database } from '../db/connect.ts';
import { editDistance } from './edit-distance.ts';

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

/** The whole word, or its beginning while it is still being typed. */
const distance = (word: string, term: string): number =>
  Math.min(editDistance(word, term), editDistance(word, term.slice(0, word.length)));

/** The nearest word of the dictionary, the more common of two; the word itself where one begins with it; else none. */
export const correctWord = async (
  db: Database,
  locale: Locale,
  word: string,
): Promise<Correction | undefined> => {
  const { rows } = await sql<Row>`select term, shown, df from term
    where locale = ${locale} and (term % ${word} or term like ${`${word.slice(0, 2)}%`})`.execute(db);
  if (rows.some(({ term }) => term.startsWith(word))) return { term: word, shown: word };
  const near = rows
    .map((row) => ({ row, far: distance(word, row.term) }))
    .filter(({ far }) => far <= allowance(word))
    .toSorted((a, b) => a.far - b.far || b.row.df - a.row.df || (a.row.term < b.row.term ? -1 : 1));
  const [best] = near;
  return best && { term: best.row.term, shown: best.row.shown };
};
