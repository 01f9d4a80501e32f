import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Localised } from '../../domain/shared/locale.ts';
import type { Failure } from '../shared/failure.ts';

/** Where a product is in each language. */
export interface ProductAddress {
  readonly id: ProductId;
  readonly slugs: Localised;
  /** When what its page shows last changed, where that is known: ISO 8601. */
  readonly changedAt?: string;
}

export interface ProductAddresses {
  readonly products: readonly ProductAddress[];
  readonly total: number;
}

/** What is to be found of a shop. */
export interface SiteIndexPort {
  /** Products that can be bought, in a lasting order; `page` counts from 1. */
  readonly products: (page: number, itemsPerPage: number) => TaskEither<Failure, ProductAddresses>;
}
