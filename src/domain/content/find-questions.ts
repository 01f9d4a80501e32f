/** Which of many questions somebody means who types a few words. */

export interface Findable {
  readonly question: string;
  /** All that is answered, as one text. */
  readonly answer: string;
}

/** Letters alone, without marks and case: "Rückgabe" is found by "ruckgabe". */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe');

/** So many letters tell a word; endings of four languages are shorter than what is left. */
const stem = 5;

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Articles and the like say nothing. */
const shortest = 3;

/** A word that was typed, as far as it has to be there: a long one without its ending. */
const rootOf = (word: string): string =>
  word.length > stem + 1 ? word.slice(0, Math.max(stem, word.length - 3)) : word;

/** 2: all of it is in the question; 1: some is in the answer alone; 0: some is nowhere. */
const rank = ({ question, answer }: Findable, roots: readonly string[]): 0 | 1 | 2 => {
  const asked = folded(question);
  if (roots.every((root) => asked.includes(root))) return 2;
  const all = `${asked} ${folded(answer)}`;
  return roots.every((root) => all.includes(root)) ? 1 : 0;
};

/**
 * Questions in which all typed words are, those that ask by them before those that answer with them, each in its order. No
 * word, or none that says something: all. Source: HELP-1.
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
