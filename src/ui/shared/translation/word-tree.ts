import type { WordTree } from '../../../domain/shared/merge-words.ts';

/** The same words by their dotted keys, `line.remove`, put to those that there are. `path`: what stands before each. */
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
