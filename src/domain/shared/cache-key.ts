/** What tells one public page from another: two requests with the same key get the same answer. */

import type { BrandId } from './brand-id.ts';
import type { Locale } from './locale.ts';

/**
 * The part of a query that matters, as a query: the first value of each name, in the order of the names, so that
 * neither order nor strangers make a page of their own. Of a list, which a form without scripts sends value by value,
 * all of them, with commas between. A value with a NUL in it is none. Source: ROUTE-10, CAT-3.
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
  /** What `queryThatMatters` left of it. */
  readonly query: string;
}

/** One line; a space parts what it is made of, so no two pages share a key. Source: ROUTE-10. */
export const cacheKey = ({ brand, locale, path, query }: CacheKeyParts): string =>
  [brand, locale, path.replaceAll(' ', '%20'), query].join(' ');
