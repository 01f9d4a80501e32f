import type { TaskEither } from 'fp-ts/TaskEither';
import type { Category } from '../../domain/catalogue/category.ts';
import type { DeliveryDates, DeliveryPrediction, DeliveryQuery } from '../../domain/catalogue/delivery.ts';
import type { Replacement } from '../../domain/catalogue/lens/changed-parameters.ts';
import type { LastChoice } from '../../domain/catalogue/lens/last-choice.ts';
import type { Configuration, ProductOption } from '../../domain/catalogue/lens/lens-options.ts';
import type { Filters, Listing, SortOrder } from '../../domain/catalogue/listing.ts';
import type { Pricing, PricingRequest } from '../../domain/catalogue/price/pricing.ts';
import type { Product, ProductDetails, ProductId } from '../../domain/catalogue/product.ts';
import type { ProductSafety } from '../../domain/catalogue/product-safety.ts';
import type { ReviewPage, ReviewScores } from '../../domain/catalogue/rating/review.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Failure } from '../shared/failure.ts';

export interface ListingRequest {
  /** A category's id; undefined for the whole shop. */
  readonly category?: string;
  readonly search?: string;
  readonly page?: number;
  readonly itemsPerPage?: number;
  readonly sort?: SortOrder;
  readonly filters?: Filters;
}

/** Reviews of a product, in the adapter's language. Source: CAT-17. */
export interface ReviewPort {
  /** Newest first; `page` counts from 1. */
  readonly reviews: (id: ProductId, page: number, limit: number) => TaskEither<Failure, ReviewPage>;
  readonly reviewScores: (id: ProductId) => TaskEither<Failure, ReviewScores>;
}

/** How a parcel is shipped and where to. Default: the shop's usual option and its own country. */
export interface DeliveryWay {
  readonly shippingOption?: string | undefined;
  readonly countryTo?: CountryCode | undefined;
}

/** The catalogue in the adapter's language and shop. */
export interface CataloguePort extends ReviewPort {
  /** `path`: one to five slugs joined by `/`, in the adapter's language; empty for the shop's root. */
  readonly category: (path: string) => TaskEither<Failure, Category>;
  readonly products: (request: ListingRequest) => TaskEither<Failure, Listing>;
  readonly product: (id: ProductId) => TaskEither<Failure, Product>;
  /** Up to a hundred products at once. Products that the shop does not have are left out. Source: CAT-29. */
  readonly details: (ids: readonly ProductId[]) => TaskEither<Failure, readonly ProductDetails[]>;
  /**
   * The options that remain once axis and colour are chosen. With a GTIN, the values that it stands for. Source: CAT-9,
   * PHOTO-5.
   */
  readonly options: (
    id: ProductId,
    chosen: Pick<Configuration, 'axis' | 'color'> & { readonly gtin?: string },
  ) => TaskEither<Failure, readonly ProductOption[]>;
  readonly pricing: (request: PricingRequest) => TaskEither<Failure, Pricing>;
  /** Manufacturer, responsible person and CE marking. Source: LAW-6. */
  readonly safety: (id: ProductId) => TaskEither<Failure, ProductSafety>;
  /** The product to buy instead; `NotFound` if there is none. */
  readonly replacement: (id: ProductId) => TaskEither<Failure, Replacement>;
  readonly deliveryDates: (items: readonly DeliveryQuery[]) => TaskEither<Failure, DeliveryDates>;
  /** When the items arrive. */
  readonly deliveryPrediction: (
    items: readonly DeliveryQuery[],
    way?: DeliveryWay,
  ) => TaskEither<Failure, DeliveryPrediction>;
}

/** The products viewed on this device in this shop, newest first. They leave the device only as the ids of a list request. */
export interface SeenProducts {
  readonly read: () => readonly ProductId[];
  readonly add: (id: ProductId) => void;
  readonly clear: () => void;
}

/**
 * What was last chosen for a lens on this device, in this shop. Never sent to a server, and kept only if the visitor
 * agreed to that. Source: LAW-30.
 */
export interface LastChoices {
  readonly isAllowed: () => boolean;
  /** Stores the visitor's answer at the form. A no deletes what is kept. */
  readonly allow: (allows: boolean) => Promise<void>;
  /** Hands a choice to the next page in this tab, where it can be read once. An order in progress needs no consent. */
  readonly handOver: (choice: LastChoice) => Promise<void>;
  /** Whether there is something to read. Answers synchronously, before the rest of the port is loaded. */
  readonly isKept: () => boolean;
  /** Undefined if nothing is kept or it cannot be read. */
  readonly read: () => Promise<LastChoice | undefined>;
  /** Does nothing if keeping is not allowed. A device without storage loses the choice. */
  readonly keep: (choice: LastChoice) => Promise<void>;
  readonly forget: () => void;
  /** Calls `then` whenever the choice is forgotten, in this or another tab. */
  readonly onForgotten: (then: () => void, until: AbortSignal) => void;
}
