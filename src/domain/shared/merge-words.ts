/** How the words of a shop are laid one over the other: language, style of address, brand. */

/** Words of one namespace: keys lead to texts or to groups of keys. */
export type WordTree = { readonly [key: string]: string | WordTree };

const isTree = (input: string | WordTree | undefined): input is WordTree => typeof input === 'object';

/** Lays one list over another; where both have a text, the upper one counts. Source: I18N-3. */
export const overlay = (lower: WordTree, upper: WordTree): WordTree => {
  const merged: Record<string, string | WordTree> = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = merged[key];
    merged[key] = isTree(value) && isTree(below) ? overlay(below, value) : value;
  }
  return merged;
};

/** The lists of one language, from the lowest to the highest: language, style, brand. Source: I18N-3. */
export type Layers = readonly WordTree[];

/** A key that a language lacks is German, in the same order of brand, style, language. Source: I18N-3. */
export const mergeWords = (german: Layers, own: Layers): WordTree => [...german, ...own].reduce(overlay, {});
