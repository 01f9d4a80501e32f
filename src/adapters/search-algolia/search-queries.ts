import { ratingSteps } from '../../domain/catalogue/facet-values.ts';
import {
  type FilterCode,
  type Filters,
  filterCodes,
  type SortOrder,
} from '../../domain/catalogue/listing.ts';
import { sortedIndexOf } from './index-names.ts';
import { facetAttributes } from './index-record.ts';

/** One question of several that are asked at once. */
export interface AlgoliaQuery {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly attributesToRetrieve: readonly string[];
  readonly facets?: readonly string[];
  /** The outer list: all of them; an inner one: any of it. */
  readonly facetFilters?: readonly (readonly string[])[];
  readonly filters?: string;
  readonly numericFilters?: readonly string[];
}

/** Algolia reads no further. Units: characters. */
const longestQuery = 512;

/** What is searched for; undefined where there is no letter and no digit in it, which finds everything there and nothing here. */
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

/** What is chosen of a facet, as the index counts it: of stars the lowest step counts. */
export const chosenOf = (code: FilterCode, chosen: Filters): readonly string[] => {
  if (code !== 'rating') return chosen[code] ?? [];
  const steps = ratingSteps.filter((step) => chosen.rating?.includes(String(step)));
  return steps.length > 0 ? [String(Math.min(...steps))] : [];
};

const narrowed = (chosen: Filters, without?: FilterCode): readonly (readonly string[])[] =>
  filterCodes
    .filter((code) => code !== without)
    .map((code) => chosenOf(code, chosen).map((value) => `${facetAttributes[code]}:${value}`))
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

/** The facets that are narrowed: each is counted as if it were not. */
export const narrowedCodes = (chosen: Filters): readonly FilterCode[] =>
  filterCodes.filter((code) => chosenOf(code, chosen).length > 0);

/** One page of a listing with all its facets; then each facet that is narrowed, without its own choice. Source: CAT-3. */
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

/** The products of a list; only what costs more than so much. Units: minor. Source: SRCH-4. */
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
