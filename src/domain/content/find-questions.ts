/** Finds the questions that match a few typed words. */

import { folded, spelledOut } from '../shared/folded.ts';

export interface Findable {
  readonly question: string;
  /** The whole answer as one text. */
  readonly answer: string;
}

/** The text to search in: `Rückgabe` is found by `ruckgabe` and by `rueckgabe`. */
const searched = (text: string): string => `${folded(text)} ${folded(spelledOut(text))}`;

/** The minimum number of letters that identify a word. In the four languages, endings are shorter than what is left. */
const stem = 5;

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Shorter words, such as articles, are ignored. */
const shortest = 3;

/** Returns the part of a typed word that must occur: a long word without its ending. */
const rootOf = (word: string): string =>
  word.length > stem + 1 ? word.slice(0, Math.max(stem, word.length - 3)) : word;

/** 2: all words are in the question; 1: some are only in the answer; 0: some are in neither. */
const rank = ({ question, answer }: Findable, roots: readonly string[]): 0 | 1 | 2 => {
  const asked = searched(question);
  if (roots.every((root) => asked.includes(root))) return 2;
  const all = `${asked} ${searched(answer)}`;
  return roots.every((root) => all.includes(root)) ? 1 : 0;
};

/**
 * Returns the questions that contain all typed words: first those with all of them in the question, then those with
 * some in the answer, each in its original order. Without a usable word, returns all. Source: HELP-1.
 */
export const findQuestions = <Question extends Findable>(
  questions: readonly Question[],
  typed: string,
): readonly Question[] => {
  const roots = wordsOf(typed)
    .filter(({ length }) => length >= shortest)
    .map(rootOf);
  const of = (wanted: 1 | 2) => questions.filter((question) => rank(question, roots) === wanted);
  return [...of(2), ...of(1)];
};
