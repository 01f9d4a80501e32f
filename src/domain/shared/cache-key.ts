/** What tells one public page from another: two requests with the same key get the same answer. */

import type { BrandId } from './brand-id.ts';
import type { Locale } from './locale.ts';

/**
 * The part of a query that matters, as a query: the first value of each name, in the order of the names, so that
 * neither order nor strangers make a page of their own. A value with a NUL in it is none. Source: ROUTE-10.
 */
export const queryThatMatters = (names: readonly string[], query: URLSearchParams): string => {
  const kept = names.flatMap((name) => {
    const value = query.get(name);
    return value === null || value.includes('\0') ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
};

export interface CacheKeyParts {
  readonly brand: BrandId;
  readonly locale: Locale;
  /** As in the address. */
  readonly path: string;
  /** What `queryThatMatters` left of it. */
  readonly query: string;
}

/** One line; a space parts what it is made of, so no two pages share a key. Source: ROUTE-10. */
export const cacheKey = ({ brand, locale, path, query }: CacheKeyParts): string =>
  [brand, locale, path.replaceAll(' ', '%20'), query].join(' ');
