/** How the texts of a shop are layered: language, form of address, brand. */

/** The texts of one namespace: keys map to texts or to groups of keys. */
export type WordTree = { readonly [key: string]: string | WordTree };

const isTree = (input: string | WordTree | undefined): input is WordTree => typeof input === 'object';

/** Merges two lists. If both have a text, the upper one wins. Source: I18N-3. */
export const overlay = (lower: WordTree, upper: WordTree): WordTree => {
  const merged: Record<string, string | WordTree> = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = merged[key];
    merged[key] = isTree(value) && isTree(below) ? overlay(below, value) : value;
  }
  return merged;
};

/** The lists of one language, from the lowest layer to the highest: language, style, brand. Source: I18N-3. */
export type Layers = readonly WordTree[];

/**
 * Merges the texts. A key missing in a language falls back to German, with the same precedence: brand, style, language.
 * Source: I18N-3.
 */
export const mergeWords = (german: Layers, own: Layers): WordTree => [...german, ...own].reduce(overlay, {});
