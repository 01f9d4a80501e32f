import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import type { SearchResult } from '../../domain/search/search.ts';
import type { Failure } from '../shared/failure.ts';

/** A request for the cards of products by their ids. Source: SRCH-4. */
export interface ProductListRequest {
  /** In this order; products that are not sold are left out. */
  readonly productIds: readonly ProductId[];
  /** Identifies the list in a cache. */
  readonly cacheKey: string;
  /** Only products above this price. Units: minor. */
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
