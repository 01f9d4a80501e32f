import type { ProductSummary } from '../catalogue/product.ts';

/** One more than is shown, to know whether there are more. Source: SRCH-1. */
export const hitsRequested = 6;
/** The maximum number of products in the suggestions. Source: SRCH-1. */
export const hitsShown = 5;
/** The pause after the last key before a search is sent. Units: milliseconds. Source: SRCH-1. */
export const searchDebounceMs = 300;

/** `page` counts from 0, as in search services. Source: SRCH-3. */
export interface SearchResult {
  readonly query: string;
  readonly hits: readonly ProductSummary[];
  readonly page: number;
  readonly hitCount: number;
  readonly pageCount: number;
  readonly hitsPerPage: number;
  /** The query that was actually used, if the entered one found nothing. */
  readonly corrected?: string;
}

/** The shortest query that is reported. Units: characters. Source: SRCH-2. */
export const trackedFrom = 3;

/** Whether the input is not empty. Source: SRCH-2. */
export const searchable = (input: string): boolean => input.trim() !== '';

/** Returns the hits shown in a list of suggestions. Source: SRCH-1. */
export const shownHits = ({ hits }: Pick<SearchResult, 'hits'>): readonly ProductSummary[] =>
  hits.slice(0, hitsShown);

/** Whether there are more hits than shown. The list then ends with a link to all of them. Source: SRCH-1. */
export const hasMore = ({ hits, hitCount }: Pick<SearchResult, 'hits' | 'hitCount'>): boolean =>
  Math.max(hits.length, hitCount) > hitsShown;

/** Whether a search is sent to analytics. Units: characters as people count them. Source: SRCH-2. */
export const isTracked = (input: string): boolean => [...input.trim()].length >= trackedFrom;
