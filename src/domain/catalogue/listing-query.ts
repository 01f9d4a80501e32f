import { readChosen, writeChosen } from './compared.ts';
import {
  type Facet,
  type FilterCode,
  type Filters,
  filterCodes,
  type SortOrder,
  sortOrders,
  usualCodes,
} from './listing.ts';
import type { ProductId } from './product.ts';

/** The page sizes offered. The theme's default is added to them. Source: CAT-4. */
export const pageSizeOptions = [10, 20, 40, 100] as const;
/** The default of the theme if a shop sets none. Source: CAT-4. */
export const themeItemsPerPage = 16;
/** The default of the shop's API if a request names none. Source: CAT-4. */
export const shopItemsPerPage = 10;
export const defaultSort: SortOrder = 'popular';

/** The state of a listing in its address. `page` counts from 1. */
export interface ListingQuery {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly sort: SortOrder;
  /** Trimmed. Absent if there is no search. */
  readonly search?: string;
  readonly filters: Filters;
  /** Whether every facet is offered, not only the usual ones. Source: CAT-20. */
  readonly allFilters?: true;
  /** The products selected for a comparison so far, at most four. Present only in selection mode. Source: CAT-21. */
  readonly compared?: readonly ProductId[];
}

/** Returns the page sizes to choose from, smallest first. Source: CAT-4. */
export const pageSizes = (themeDefault: number): readonly number[] =>
  [...new Set([...pageSizeOptions, themeDefault])].sort((a, b) => a - b);

/** Writes a value of a facet as a form and an address send it: several are joined by commas. Source: CAT-3. */
export const writeFacetValue = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');

/** The inverse of `writeFacetValue`. Empty if malformed. */
export const readFacetValue = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

const whole = (input: string | null): number => (/^[1-9]\d{0,5}$/.test(input ?? '') ? Number(input) : 0);

const readFilters = (query: URLSearchParams): Filters => {
  const chosen = (code: FilterCode): readonly string[] => [
    ...new Set(query.getAll(code).flatMap((list) => list.split(',').map(readFacetValue).filter(Boolean))),
  ];
  return Object.fromEntries(
    filterCodes.flatMap((code) => {
      const values = chosen(code);
      return values.length > 0 ? [[code, values]] : [];
    }),
  );
};

/**
 * Reads `page, itemsPerPage, sort, search` (or `phrase`), the filters, whether all facets are offered, and the compared
 * products. Malformed values count as absent, so no address causes an error. A filter may be repeated, because forms
 * without script send it that way. Source: CAT-3.
 */
export const readListingQuery = (
  input: string | URLSearchParams,
  themeDefault: number = themeItemsPerPage,
): ListingQuery => {
  const query = new URLSearchParams(input);
  const size = whole(query.get('itemsPerPage'));
  const compared = readChosen(query);
  const search = query.get('search')?.trim() || query.get('phrase')?.trim();
  return {
    page: whole(query.get('page')) || 1,
    itemsPerPage: pageSizes(themeDefault).includes(size) ? size : themeDefault,
    sort: sortOrders.find((order) => order === query.get('sort')) ?? defaultSort,
    ...(search && { search }),
    filters: readFilters(query),
    ...(query.get('filters') === 'all' && { allFilters: true }),
    ...(compared && { compared }),
  };
};

const component = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Returns the query of an address, including the `?`. Empty if everything has its default. Source: CAT-3. */
export const writeListingQuery = (
  { page, itemsPerPage, sort, search, filters, allFilters, compared }: ListingQuery,
  themeDefault: number = themeItemsPerPage,
): string => {
  const parts = [
    ...(search ? [`search=${component(search)}`] : []),
    ...filterCodes.flatMap((code) => {
      const values = filters[code] ?? [];
      return values.length > 0
        ? [`${code}=${values.map((value) => component(writeFacetValue(value))).join(',')}`]
        : [];
    }),
    ...(allFilters ? ['filters=all'] : []),
    ...(compared ? [writeChosen(compared)] : []),
    ...(sort === defaultSort ? [] : [`sort=${sort}`]),
    ...(itemsPerPage === themeDefault ? [] : [`itemsPerPage=${itemsPerPage}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** Changes a listing and returns to the first page. */
export const changeListing = (query: ListingQuery, change: Partial<ListingQuery>): ListingQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** Adds a value of a facet, or removes it if it is already chosen. */
export const toggleFilter = (query: ListingQuery, code: FilterCode, value: string): ListingQuery => {
  const { [code]: before = [], ...others } = query.filters;
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return changeListing(query, { filters: values.length > 0 ? { ...others, [code]: values } : others });
};

/**
 * Returns the filters that the listing's facets know, because an address may name anything. A facet keeps a chosen
 * value that no product has any more, so that it can be removed. Source: CAT-3.
 */
export const knownFilters = (filters: Filters, facets: readonly Facet[]): Filters =>
  Object.fromEntries(
    facets.flatMap(({ code, values }) => {
      const known = filters[code]?.filter((chosen) => values.some(({ value }) => value === chosen)) ?? [];
      return known.length > 0 ? [[code, known]] : [];
    }),
  );

/** Whether a facet has something to choose or to remove. */
const isOfUse = ({ code, values }: Facet, { filters }: ListingQuery): boolean =>
  values.length > 1 || (values.length === 1 && filters[code] !== undefined);

/**
 * Returns the facets that a listing offers: the usual ones and those with a choice, or all of them on request. Source:
 * CAT-20.
 */
export const offeredFacets = (query: ListingQuery, facets: readonly Facet[]): readonly Facet[] =>
  facets.filter(
    (facet) =>
      isOfUse(facet, query) &&
      (query.allFilters === true ||
        usualCodes.includes(facet.code) ||
        query.filters[facet.code] !== undefined),
  );

/** Whether there are useful facets that are not offered yet. */
export const hasMoreFacets = (query: ListingQuery, facets: readonly Facet[]): boolean =>
  offeredFacets({ ...query, allFilters: true }, facets).length > offeredFacets(query, facets).length;
