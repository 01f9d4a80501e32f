import { defaultSort, type ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';

/**
 * Returns the addresses of this listing page in every language, for search engines. Empty for a filtered, sorted or
 * resized listing, because there are too many of those to index.
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
