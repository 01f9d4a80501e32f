import { folded, spelledOut } from '../../../domain/shared/folded.ts';

/** Returns the words by which a text is searched: a–z and digits, in order, without duplicates. At most `limit`. */
export const searchWords = (text: string, limit = Number.POSITIVE_INFINITY): readonly string[] =>
  [...new Set(folded(text).split(/[^a-z0-9]+/))].filter(Boolean).slice(0, limit);

const isPlain = (written: string): boolean => /^[a-z0-9]+$/.test(written);

/** Maps the indexed forms of words to their spelling: 'Lösung' is found by `losung` and by `loesung`. */
export const indexedWords = (text: string): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  const add = (word: string, written: string): void => {
    if (!words.has(word)) words.set(word, written);
  };
  for (const written of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
    // Shortcut: in a range of a million products, most words are indexed exactly as spelled.
    if (isPlain(written)) add(written, written);
    else {
      for (const word of [...searchWords(written), ...searchWords(spelledOut(written))]) add(word, written);
    }
  }
  return words;
};
