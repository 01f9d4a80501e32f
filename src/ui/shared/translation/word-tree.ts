import type { WordTree } from '../../../domain/shared/merge-words.ts';

/** The same words by their dotted keys: `line.remove`. */
export const flatten = (tree: WordTree): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const walk = (branch: WordTree, path: string): void => {
    for (const key in branch) {
      const value = branch[key];
      if (typeof value === 'string') texts.set(path + key, value);
      else if (value) walk(value, `${path}${key}.`);
    }
  };
  walk(tree, '');
  return texts;
};
