import type { ProductSummary } from '../catalogue/product.ts';

/** Source: SRCH-1. */
export const hitsRequested = 6;
export const hitsShown = 5;
export const searchDebounceMs = 300;

/** `page` counts from 0, as search services do. Source: SRCH-3, D36. */
export interface SearchResult {
  readonly query: string;
  readonly hits: readonly ProductSummary[];
  readonly page: number;
  readonly hitCount: number;
  readonly pageCount: number;
  readonly hitsPerPage: number;
  /** The query that was really asked, where the one typed found nothing. */
  readonly corrected?: string;
}

/** Source: SRCH-2. */
export const trackedFrom = 3;

/** Whether there is anything to search for. Source: SRCH-2. */
export const searchable = (input: string): boolean => input.trim() !== '';

/** The hits that a list of suggestions shows. Source: SRCH-1. */
export const shownHits = ({ hits }: Pick<SearchResult, 'hits'>): readonly ProductSummary[] =>
  hits.slice(0, hitsShown);

/** Whether there is more to see than is shown: then the list ends with a way to all of it. Source: SRCH-1, D37. */
export const hasMore = ({ hits, hitCount }: Pick<SearchResult, 'hits' | 'hitCount'>): boolean =>
  Math.max(hits.length, hitCount) > hitsShown;

/** Whether analytics hears of it. Units: characters as people count them. Source: SRCH-2. */
export const isTracked = (input: string): boolean => [...input.trim()].length >= trackedFrom;
