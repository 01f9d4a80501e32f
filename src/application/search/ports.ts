import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import type { SearchResult } from '../../domain/search/search.ts';
import type { Failure } from '../shared/failure.ts';

/** Asks for the cards of products that are known by their ids. Source: SRCH-4. */
export interface ProductListRequest {
  /** In this order; what is not sold is left out. */
  readonly productIds: readonly ProductId[];
  /** Names the list, so that a cache tells it from others. */
  readonly cacheKey: string;
  /** Only what costs more. Units: minor. */
  readonly priceAbove?: number;
  /** Counts from 1. */
  readonly page?: number;
  readonly itemsPerPage?: number;
}

export interface ProductList {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly page: number;
}

export interface SearchPort {
  readonly search: (query: string, hitsPerPage: number) => TaskEither<Failure, SearchResult>;
  readonly products: (request: ProductListRequest) => TaskEither<Failure, ProductList>;
}
