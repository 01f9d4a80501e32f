import { countedPrefix, prefixesOf, type SearchEntry, suggested } from './search-entry.ts';

/** A beginning of words: the number of products that have such a word, and the best sellers among them. */
export interface Beginning {
  readonly prefix: string;
  readonly hits: number;
  readonly ids: readonly number[];
}

interface Counted {
  readonly prefix: string;
  hits: number;
  readonly ids: number[];
  /** The product for which it was last counted. */
  last: number;
}

/**
 * Counts word beginnings while products are added, best sellers first. The beginnings of a word are computed once for
 * all products that contain it.
 */
export const makeBeginningCounter = () => {
  const beginnings = new Map<string, Counted>();
  const ofWord = new Map<string, readonly Counted[]>();

  const beginning = (prefix: string): Counted => {
    const known = beginnings.get(prefix) ?? { prefix, hits: 0, ids: [], last: 0 };
    if (known.hits === 0) beginnings.set(prefix, known);
    return known;
  };
  const beginningsOf = (word: string): readonly Counted[] => {
    const counted = countedPrefix(word);
    const known = ofWord.get(counted);
    if (known) return known;
    const found = [...prefixesOf([counted])].map(beginning);
    ofWord.set(counted, found);
    return found;
  };

  const add = ({ id, words }: Pick<SearchEntry, 'id' | 'words'>): void => {
    for (const word of words)
      for (const counted of beginningsOf(word)) {
        if (counted.last === id) continue;
        counted.last = id;
        counted.hits += 1;
        if (counted.ids.length < suggested) counted.ids.push(id);
      }
  };
  const counted = (): readonly Beginning[] => [...beginnings.values()];
  return { add, counted };
};
