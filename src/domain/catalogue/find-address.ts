import type { Locale } from '../shared/locale.ts';
import { pathTo } from '../shared/paths.ts';
import { type ListingQuery, writeListingQuery } from './listing-query.ts';

/**
 * Returns the address of the search for lenses by eye values, within the category `in` (its slugs) and with the filters
 * of a listing. The eye values are not part of it. Source: FIND-4.
 */
export const findAddress = (
  locale: Locale,
  within: string,
  query: ListingQuery,
  itemsPerPage: number,
): string => {
  const written = writeListingQuery({ ...query, page: 1 }, itemsPerPage).slice(1);
  const parts = [within && `in=${encodeURIComponent(within).replaceAll('%2F', '/')}`, written];
  const all = parts.filter(Boolean).join('&');
  return `${pathTo.find(locale)}${all && `?${all}`}`;
};

/** Returns the slugs of the category that an address lists. Empty if it lists none. */
export const withinOf = (path: string): string => decodeURIComponent(/\/c\/(.*)$/.exec(path)?.[1] ?? '');
