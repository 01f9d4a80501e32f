import type { Locale } from '../shared/locale.ts';
import { prefixOf } from '../shared/paths.ts';
import type { ProductId } from './product.ts';

/** More do not stand side by side. Source: CAT-21. */
export const mostCompared = 4;

const isId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

const readIds = (lists: readonly string[]): readonly ProductId[] => [
  ...new Set(lists.flatMap((list) => list.split(',')).filter(isId) as ProductId[]),
];

/** The products that an address compares, `products=10010,10020`: each once, the first four. What is malformed counts as absent. */
export const readCompared = (query: URLSearchParams): readonly ProductId[] =>
  readIds(query.getAll('products')).slice(0, mostCompared);

/** Whether an address names more products than stand side by side. Source: CAT-21. */
export const namesTooMany = (query: URLSearchParams): boolean =>
  readIds(query.getAll('products')).length > mostCompared;

/**
 * What a list is asked to compare: `compare=10010,10020` are taken already, `compare=choose` none. Absent: products of the
 * list are not chosen for a comparison. Source: CAT-21.
 */
export const readChosen = (query: URLSearchParams): readonly ProductId[] | undefined => {
  const chosen = query.getAll('compare');
  return chosen.length === 0
    ? undefined
    : readIds(chosen.filter((one) => one !== 'choose')).slice(0, mostCompared);
};

/** As `readChosen` reads it. */
export const writeChosen = (ids: readonly ProductId[]): string => `compare=${ids.join(',') || 'choose'}`;

/** Where products stand side by side. Ours: nobody named it before. Source: CAT-21. */
export const comparePath = (locale: Locale, ids: readonly ProductId[]): string => {
  const compared = [...new Set(ids)].slice(0, mostCompared).join(',');
  return `${prefixOf(locale)}/compare${compared && `?products=${compared}`}`;
};

/** Whether what is said of each is the same, so that it is enough to say it once. Of one alone nothing is. Source: CAT-30. */
export const isAlike = (said: readonly string[]): boolean =>
  said.length > 1 && said.every((one) => one === said[0]);

/** The place of the lowest of some figures; none where one is not known, or two share it. Source: CAT-30. */
export const lowestOf = (figures: readonly (number | undefined)[]): number | undefined => {
  const known = figures.filter((figure) => figure !== undefined);
  const least = Math.min(...known);
  return known.length === figures.length &&
    known.length > 1 &&
    known.filter((one) => one === least).length === 1
    ? figures.indexOf(least)
    : undefined;
};
