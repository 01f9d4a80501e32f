import type { Locale } from '../shared/locale.ts';
import { prefixOf } from '../shared/paths.ts';
import type { ProductId } from './product.ts';

/** More do not stand side by side. Source: CAT-21. */
export const mostCompared = 4;

const isId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

const firstOf = <A extends string>(ids: readonly A[]): readonly A[] =>
  [...new Set(ids)].slice(0, mostCompared);

/** The products that an address compares, `products=10010,10020`: each once, the first four. What is malformed counts as absent. */
export const readCompared = (query: URLSearchParams): readonly ProductId[] =>
  firstOf(
    query
      .getAll('products')
      .flatMap((list) => list.split(','))
      .filter(isId) as ProductId[],
  );

/** Where products stand side by side. Ours: nobody named it before. Source: CAT-21. */
export const comparePath = (locale: Locale, ids: readonly ProductId[]): string => {
  const compared = firstOf(ids).join(',');
  return `${prefixOf(locale)}/compare${compared && `?products=${compared}`}`;
};
