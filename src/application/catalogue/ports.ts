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
  /** A category's id; none: the whole shop. */
  readonly category?: string;
  readonly search?: string;
  readonly page?: number;
  readonly itemsPerPage?: number;
  readonly sort?: SortOrder;
  readonly filters?: Filters;
}

/** What buyers say of a product, in the language that the adapter was made for. Source: CAT-17, D83. */
export interface ReviewPort {
  /** The newest first; `page` counts from 1. */
  readonly reviews: (id: ProductId, page: number, limit: number) => TaskEither<Failure, ReviewPage>;
  readonly reviewScores: (id: ProductId) => TaskEither<Failure, ReviewScores>;
}

/** How a parcel goes, and where: what is not known is the shop's usual option and its own country. */
export interface DeliveryWay {
  readonly shippingOption?: string | undefined;
  readonly countryTo?: CountryCode | undefined;
}

/** What is sold, in the language and the shop that the adapter was made for. */
export interface CataloguePort extends ReviewPort {
  /** `path`: one to five slugs joined by `/`, in the adapter's language; empty: the shop's root. */
  readonly category: (path: string) => TaskEither<Failure, Category>;
  readonly products: (request: ListingRequest) => TaskEither<Failure, Listing>;
  readonly product: (id: ProductId) => TaskEither<Failure, Product>;
  /** Several products at once, of a hundred at most; what the shop does not have is missing. Source: CAT-29. */
  readonly details: (ids: readonly ProductId[]) => TaskEither<Failure, readonly ProductDetails[]>;
  /** The options that remain once axis and colour are chosen; of a number of trade, the values that it stands for. Source: CAT-9, PHOTO-5. */
  readonly options: (
    id: ProductId,
    chosen: Pick<Configuration, 'axis' | 'color'> & { readonly gtin?: string },
  ) => TaskEither<Failure, readonly ProductOption[]>;
  readonly pricing: (request: PricingRequest) => TaskEither<Failure, Pricing>;
  /** Who made it, who answers for it, and its CE marking. Source: LAW-6. */
  readonly safety: (id: ProductId) => TaskEither<Failure, ProductSafety>;
  /** What to buy instead; `NotFound` when there is nothing. */
  readonly replacement: (id: ProductId) => TaskEither<Failure, Replacement>;
  readonly deliveryDates: (items: readonly DeliveryQuery[]) => TaskEither<Failure, DeliveryDates>;
  /** When it arrives. */
  readonly deliveryPrediction: (
    items: readonly DeliveryQuery[],
    way?: DeliveryWay,
  ) => TaskEither<Failure, DeliveryPrediction>;
}

/** What was looked at on this device in this shop, the newest first. It leaves the device as the ids of a list only. */
export interface SeenProducts {
  readonly read: () => readonly ProductId[];
  readonly add: (id: ProductId) => void;
  readonly clear: () => void;
}

/** What was last chosen of a lens on this device, in this shop. Never sent anywhere, and kept only where that was agreed to. Source: LAW-30. */
export interface LastChoices {
  readonly isAllowed: () => boolean;
  /** The visitor's own word at the form; a no forgets. */
  readonly allow: (allows: boolean) => Promise<void>;
  /** For the page that comes next, in this tab, and read once: an order that is on its way needs no consent. */
  readonly handOver: (choice: LastChoice) => Promise<void>;
  /** Whether there is something to read; answers at once, before anything else of the port is fetched. */
  readonly isKept: () => boolean;
  /** Nothing where nothing is kept, or what is kept cannot be read. */
  readonly read: () => Promise<LastChoice | undefined>;
  /** Nothing happens where that is not allowed. A device that keeps nothing forgets it. */
  readonly keep: (choice: LastChoice) => Promise<void>;
  readonly forget: () => void;
  /** Calls `then` whenever it is forgotten, here or in another tab. */
  readonly onForgotten: (then: () => void, until: AbortSignal) => void;
}
