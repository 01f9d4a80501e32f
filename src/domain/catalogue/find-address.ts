import type { Locale } from '../shared/locale.ts';
import { pathTo } from '../shared/paths.ts';
import { type ListingQuery, writeListingQuery } from './listing-query.ts';

/** Where products are found by values. Ours: nobody named it before. Source: FIND-2. */
export const findPath = pathTo.find;

/** The same within a category, `in`: its slugs, and under the choice of a listing. No values stand in it. Source: FIND-4. */
export const findAddress = (
  locale: Locale,
  within: string,
  query: ListingQuery,
  itemsPerPage: number,
): string => {
  const written = writeListingQuery({ ...query, page: 1 }, itemsPerPage).slice(1);
  const parts = [within && `in=${encodeURIComponent(within).replaceAll('%2F', '/')}`, written];
  const all = parts.filter(Boolean).join('&');
  return `${findPath(locale)}${all && `?${all}`}`;
};

/** The slugs of the category that an address lists; empty: it lists none. */
export const withinOf = (path: string): string => decodeURIComponent(/\/c\/(.*)$/.exec(path)?.[1] ?? '');
