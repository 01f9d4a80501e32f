import type { WordTree } from '../../../domain/shared/merge-words.ts';

/** Adds the texts to a map by dotted keys, `line.remove`. `path`: the prefix of each key. */
export const flatten = (
  tree: WordTree,
  texts: Map<string, string> = new Map(),
  path = '',
): Map<string, string> => {
  for (const key in tree) {
    const value = tree[key];
    if (typeof value === 'string') texts.set(path + key, value);
    else if (value) flatten(value, texts, `${path}${key}.`);
  }
  return texts;
};
