import { ratingSteps } from '../../domain/catalogue/facet-values.ts';
import {
  type FilterCode,
  type Filters,
  filterCodes,
  type SortOrder,
} from '../../domain/catalogue/listing.ts';
import { sortedIndexOf } from './index-names.ts';
import { facetAttributes } from './index-record.ts';

/** One of several queries in a request. */
export interface AlgoliaQuery {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly attributesToRetrieve: readonly string[];
  readonly facets?: readonly string[];
  /** All entries of the outer list must match, and one of each inner list. */
  readonly facetFilters?: readonly (readonly string[])[];
  readonly filters?: string;
  readonly numericFilters?: readonly string[];
}

/** Algolia ignores the rest of a longer query. Units: characters. */
const longestQuery = 512;

/**
 * Returns the search text. Undefined if it contains no letter or digit: Algolia would find everything, the shop finds
 * nothing.
 */
export const words = (query: string): string | undefined =>
  /[\p{L}\p{N}]/u.test(query) ? [...query.trim()].slice(0, longestQuery).join('') : undefined;

export const pageQuery = (
  indexName: string,
  query: string,
  page: number,
  hitsPerPage: number,
): AlgoliaQuery => ({
  indexName,
  query,
  page,
  hitsPerPage,
  attributesToRetrieve: ['objectID'],
});

/** Returns the chosen values of a facet in the form in which the index counts them. For stars, the lowest chosen step. */
export const chosenOf = (code: FilterCode, chosen: Filters): readonly string[] => {
  if (code !== 'rating') return chosen[code] ?? [];
  const steps = ratingSteps.filter((step) => chosen.rating?.includes(String(step)));
  return steps.length > 0 ? [String(Math.min(...steps))] : [];
};

/** Returns a facet filter. A value that begins with a hyphen is escaped: Algolia would exclude it. */
const facetRule = (code: FilterCode, value: string): string =>
  `${facetAttributes[code]}:${value.startsWith('-') ? '\\' : ''}${value}`;

const narrowed = (chosen: Filters, without?: FilterCode): readonly (readonly string[])[] =>
  filterCodes
    .filter((code) => code !== without)
    .map((code) => chosenOf(code, chosen).map((value) => facetRule(code, value)))
    .filter((any) => any.length > 0);

export interface ListingQuestion {
  readonly index: string;
  readonly query: string;
  /** Counts from 0. */
  readonly page: number;
  readonly limit: number;
  readonly sort: SortOrder;
  readonly chosen: Filters;
}

/** Returns the facets with chosen values. Each of them is counted as if nothing were chosen in it. */
export const narrowedCodes = (chosen: Filters): readonly FilterCode[] =>
  filterCodes.filter((code) => chosenOf(code, chosen).length > 0);

/**
 * Builds the queries of a listing: one page with all facets, then one query for each facet with chosen values, ignoring
 * its own. Source: CAT-3.
 */
export const listingQueries = ({
  index,
  query,
  page,
  limit,
  sort,
  chosen,
}: ListingQuestion): readonly AlgoliaQuery[] => [
  {
    ...pageQuery(sortedIndexOf(index, sort), query, page, limit),
    facets: Object.values(facetAttributes),
    facetFilters: narrowed(chosen),
  },
  ...narrowedCodes(chosen).map((code) => ({
    ...pageQuery(index, query, 0, 0),
    facets: [facetAttributes[code]],
    facetFilters: narrowed(chosen, code),
  })),
];

/** Builds the query for a list of products, optionally only those above a price. Units: minor. Source: SRCH-4. */
export const listQuery = (
  indexName: string,
  ids: readonly string[],
  above: number | undefined,
  hitsPerPage: number,
): AlgoliaQuery => ({
  ...pageQuery(indexName, '', 0, hitsPerPage),
  filters: ids.map((id) => `objectID:${id}`).join(' OR '),
  ...(above !== undefined && { numericFilters: [`price>${above}`] }),
});
