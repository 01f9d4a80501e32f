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
