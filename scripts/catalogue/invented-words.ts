import { randomOf } from '../crash-test/random.ts';

const starts = 'b br c cl cr d dr f fl fr g gl gr h j k kl l m n p pl pr qu r s sl sp st t tr v w z'.split(
  ' ',
);
const middles = 'a e i o u ai au ea ei ia io ou y'.split(' ');
const ends = ['', '', '', 'l', 'm', 'n', 'r', 's', 't', 'nd', 'x'];

/**
 * Returns the given number of different words that could be names. The same seed gives the same words. Each has two to
 * four syllables.
 */
export const inventWords = (count: number, seed: number): readonly string[] => {
  const random = randomOf(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 2 + Math.floor(random() * 3);
    words.add(
      Array.from({ length: syllables }, () => `${pick(starts)}${pick(middles)}${pick(ends)}`).join(''),
    );
  }
  return [...words];
};

/** A word with a typo: one letter left out, doubled, changed or swapped with its neighbour. */
export const mistype = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + (letter === 'e' ? 'a' : 'e') + after;
    default:
      return before + after.charAt(0) + letter + after.slice(1);
  }
};
