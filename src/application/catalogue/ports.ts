import type { TaskEither } from 'fp-ts/TaskEither';
import type { Category } from '../../domain/catalogue/category.ts';
import type { DeliveryDates, DeliveryPrediction, DeliveryQuery } from '../../domain/catalogue/delivery.ts';
import type { Configuration, ProductOption } from '../../domain/catalogue/lens-options.ts';
import type { Filters, Listing, SortOrder } from '../../domain/catalogue/listing.ts';
import type { Pricing, PricingRequest } from '../../domain/catalogue/pricing.ts';
import type { Product, ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';

export interface ListingRequest {
  /** A category's id; none: the whole shop. */
  readonly category?: string;
  readonly search?: string;
  readonly page?: number;
  readonly itemsPerPage?: number;
  readonly sort?: SortOrder;
  readonly filters?: Filters;
}

/** What is sold, in the language and the shop that the adapter was made for. */
export interface CataloguePort {
  /** `path`: one to five slugs joined by `/`, in the adapter's language; empty: the shop's root. */
  readonly category: (path: string) => TaskEither<Failure, Category>;
  readonly products: (request: ListingRequest) => TaskEither<Failure, Listing>;
  readonly product: (id: ProductId) => TaskEither<Failure, Product>;
  /** The options that remain once axis and colour are chosen. Source: CAT-9. */
  readonly options: (
    id: ProductId,
    chosen: Pick<Configuration, 'axis' | 'color'>,
  ) => TaskEither<Failure, readonly ProductOption[]>;
  readonly pricing: (request: PricingRequest) => TaskEither<Failure, Pricing>;
  /** What to buy instead; `NotFound` when there is nothing. */
  readonly replacement: (id: ProductId) => TaskEither<Failure, ProductSummary>;
  readonly deliveryDates: (items: readonly DeliveryQuery[]) => TaskEither<Failure, DeliveryDates>;
  /** When it arrives; without `shippingOption` by the shop's usual one. */
  readonly deliveryPrediction: (
    items: readonly DeliveryQuery[],
    shippingOption?: string,
  ) => TaskEither<Failure, DeliveryPrediction>;
}
