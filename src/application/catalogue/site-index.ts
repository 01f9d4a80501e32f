import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Localised } from '../../domain/shared/locale.ts';
import type { Failure } from '../shared/failure.ts';

/** The address of a product in each language. */
export interface ProductAddress {
  readonly id: ProductId;
  readonly slugs: Localised;
  /** When the content of its page last changed, if known: ISO 8601. */
  readonly changedAt?: string;
}

export interface ProductAddresses {
  readonly products: readonly ProductAddress[];
  readonly total: number;
}

/** What a shop lists in its sitemap. */
export interface SiteIndexPort {
  /** Products that can be bought, in a stable order; `page` counts from 1. */
  readonly products: (page: number, itemsPerPage: number) => TaskEither<Failure, ProductAddresses>;
}
