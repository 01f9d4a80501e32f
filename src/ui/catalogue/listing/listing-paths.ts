import { defaultSort, type ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';

/**
 * Where a search engine finds this page of a listing in every language. Nothing for a listing that somebody narrowed,
 * sorted or sized: it is one of countless, and not to be found.
 */
export const listingPaths = (
  { filters, sort, itemsPerPage, page, allFilters, compared }: ListingQuery,
  themeDefault: number,
  path: (locale: Locale) => string,
): { readonly paths?: Localised } => {
  const isPlain =
    Object.keys(filters).length === 0 &&
    !allFilters &&
    !compared &&
    sort === defaultSort &&
    itemsPerPage === themeDefault;
  if (!isPlain) return {};
  const query = page === 1 ? '' : `?page=${page}`;
  const at = (locale: Locale) => `${path(locale)}${query}`;
  return { paths: { de: at('de'), en: at('en'), it: at('it'), fr: at('fr') } };
};
