import { countedPrefix, prefixesOf, type SearchEntry, suggested } from './search-entry.ts';

/** How many products have a word that begins so, and the best sold of them. */
export interface Beginning {
  readonly prefix: string;
  readonly hits: number;
  readonly ids: readonly number[];
}

interface Counted {
  readonly prefix: string;
  hits: number;
  readonly ids: number[];
  /** The product it was counted for last. */
  last: number;
}

/**
 * Counts beginnings of words while products come by, the best sold first. What a word begins with is looked up once for
 * all products that have it.
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
