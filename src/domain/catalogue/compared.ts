import type { Locale } from '../shared/locale.ts';
import { prefixOf } from '../shared/paths.ts';
import type { ProductId } from './product.ts';

/** The maximum number of products compared side by side. Source: CAT-21. */
export const mostCompared = 4;

const isId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

const readIds = (lists: readonly string[]): readonly ProductId[] => [
  ...new Set(lists.flatMap((list) => list.split(',')).filter(isId) as ProductId[]),
];

/**
 * Reads the products to compare from an address, `products=10010,10020`: each once, the first four. Malformed values
 * count as absent.
 */
export const readCompared = (query: URLSearchParams): readonly ProductId[] =>
  readIds(query.getAll('products')).slice(0, mostCompared);

/** Whether an address names more products than can be compared. Source: CAT-21. */
export const namesTooMany = (query: URLSearchParams): boolean =>
  readIds(query.getAll('products')).length > mostCompared;

/**
 * Reads which products a list has selected for a comparison: `compare=10010,10020` are already selected,
 * `compare=choose` means none yet. Absent: the list is not in selection mode. Source: CAT-21.
 */
export const readChosen = (query: URLSearchParams): readonly ProductId[] | undefined => {
  const chosen = query.getAll('compare');
  return chosen.length === 0
    ? undefined
    : readIds(chosen.filter((one) => one !== 'choose')).slice(0, mostCompared);
};

/** Writes the parameter that `readChosen` reads. */
export const writeChosen = (ids: readonly ProductId[]): string => `compare=${ids.join(',') || 'choose'}`;

/** Returns the address of a comparison of products. The path is our own choice; no earlier one existed. Source: CAT-21. */
export const comparePath = (locale: Locale, ids: readonly ProductId[]): string => {
  const compared = [...new Set(ids)].slice(0, mostCompared).join(',');
  return `${prefixOf(locale)}/compare${compared && `?products=${compared}`}`;
};

/** Whether all texts are equal, so that one is enough. False for a single text. Source: CAT-30. */
export const isAlike = (said: readonly string[]): boolean =>
  said.length > 1 && said.every((one) => one === said[0]);

/** Returns the index of the lowest figure. Undefined if a figure is unknown or two share the lowest. Source: CAT-30. */
export const lowestOf = (figures: readonly (number | undefined)[]): number | undefined => {
  const known = figures.filter((figure) => figure !== undefined);
  const least = Math.min(...known);
  return known.length === figures.length &&
    known.length > 1 &&
    known.filter((one) => one === least).length === 1
    ? figures.indexOf(least)
    : undefined;
};
