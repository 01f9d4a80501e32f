/** The cache key of a public page: two requests with the same key get the same response. */

import type { BrandId } from './brand-id.ts';
import type { Locale } from './locale.ts';

/**
 * Returns the relevant part of a query: the first value of each name, in the order of `names`, so that neither the
 * order nor unknown parameters create another cached page. For a list, which a form without scripts sends value by
 * value, all values are joined by commas. Values that contain NUL are dropped. Source: ROUTE-10, CAT-3.
 */
export const queryThatMatters = (
  names: readonly string[],
  query: URLSearchParams,
  lists: ReadonlySet<string> = new Set(),
): string => {
  const kept = names.flatMap((name) => {
    const values = query.getAll(name).slice(0, lists.has(name) ? undefined : 1);
    const sound = values.filter((value) => !value.includes('\0'));
    return sound.length === 0 ? [] : [[name, sound.join(',')]];
  });
  return new URLSearchParams(kept).toString();
};

export interface CacheKeyParts {
  readonly brand: BrandId;
  readonly locale: Locale;
  /** As in the address. */
  readonly path: string;
  /** The result of `queryThatMatters`. */
  readonly query: string;
}

/** Returns the key as one line. Its parts are separated by spaces, so no two pages share a key. Source: ROUTE-10. */
export const cacheKey = ({ brand, locale, path, query }: CacheKeyParts): string =>
  [brand, locale, path.replaceAll(' ', '%20'), query].join(' ');
