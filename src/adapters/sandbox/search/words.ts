const joined: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Lower-cases a text and removes accents: 'Größe' → 'grosse'. Letters of other scripts are dropped later. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøłđ]/g, (letter) => joined[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Returns the words by which a text is searched: a–z and digits, in order, without duplicates. At most `limit`. */
export const searchWords = (text: string, limit = Number.POSITIVE_INFINITY): readonly string[] =>
  [...new Set(plain(text).split(/[^a-z0-9]+/))].filter(Boolean).slice(0, limit);

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
      const umlauts = written.normalize('NFC').replace(/[äöü]/g, (letter) => spelled[letter] ?? '');
      for (const word of [...searchWords(written), ...searchWords(umlauts)]) add(word, written);
    }
  }
  return words;
};
