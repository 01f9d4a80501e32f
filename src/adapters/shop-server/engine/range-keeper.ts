import type { OptionCode, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Passport } from '../../../domain/catalogue/passport/passport.ts';
import type {
  BulkStep,
  LensType,
  LensUsage,
  ProductBadge,
  ProductCategory,
  ProductFact,
  ProductId,
} from '../../../domain/catalogue/product.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

type InEveryLocale<A> = Readonly<Record<Locale, A>>;

/** The price of a product, in minor units with tax. */
export interface RangePrice {
  readonly price: number;
  /** Prices per piece from certain quantities on, smallest first. */
  readonly steps: readonly BulkStep<number>[];
}

/** A product of an engine's range, as one shop sells it. */
export interface RangeProduct {
  readonly id: ProductId;
  readonly sku: string;
  readonly partNumber?: string;
  /** The canonical pack of its line, for search engines. Its own id if it has no line. */
  readonly group: ProductId;
  readonly category: ProductCategory;
  /** Empty if unknown. */
  readonly manufacturer: string;
  readonly brand: string;
  readonly lensType?: LensType;
  readonly lensUsage?: LensUsage;
  readonly contents: { readonly unit: 'lenses' | 'ml' | 'piece'; readonly amount: number };
  readonly badge?: ProductBadge;
  /** The category shown in its breadcrumb. */
  readonly home?: string;
  readonly isActive: boolean;
  readonly isTrial: boolean;
  readonly discontinued: boolean;
  readonly replacement?: ProductId;
  readonly texts: InEveryLocale<{
    readonly title: string;
    readonly slug: string;
    readonly description: string;
  }>;
  readonly options: readonly ProductOption[];
  readonly narrowings: readonly {
    readonly when: Extract<OptionCode, 'axis' | 'color'>;
    readonly values: readonly string[];
    readonly code: OptionCode;
    readonly keep: readonly string[];
  }[];
  readonly facts: readonly ProductFact[];
  /** The information required by product law, as far as known. */
  readonly passport?: Passport;
  readonly related: readonly { readonly kind: 'similar' | 'upsell' | 'care'; readonly id: ProductId }[];
  readonly views: readonly string[];
  /** The rating of a product that has none here yet. Average in tenths of a star. */
  readonly rating: { readonly tenths: number; readonly count: number };
  readonly popularity: number;
  readonly soldSince?: Day;
  /** `struck`: the maker's recommended price. Units: minor. */
  readonly own: RangePrice & { readonly struck?: number };
  readonly partners: readonly (RangePrice & { readonly channel: string })[];
  /** The stock of all variants together, shown on cards. */
  readonly stock: { readonly available: number; readonly stopOrder: boolean };
}

export interface RangeCategory {
  readonly id: string;
  /** Undefined for a top-level category. */
  readonly parent?: string;
  /** Its position among categories with the same parent. */
  readonly position: number;
  readonly texts: InEveryLocale<{
    readonly title: string;
    readonly description: string;
    /** Slugs from the outermost category, joined by `/`. */
    readonly path: string;
  }>;
  /** Products assigned to it. Those of its subcategories belong to it as well. */
  readonly productIds: readonly ProductId[];
}

/** How up to date the copy of a shop's range is, by the engine's clock. */
export interface RangeMark {
  readonly asOf: Date;
  /** When the whole range was last copied. */
  readonly wholeAt: Date;
}

/** Stores the copy of an engine's range that pages are rendered from. A repeated call writes nothing. */
export interface RangeKeeper {
  /** Has no entry for a shop that was never copied from this engine. */
  readonly marks: () => Promise<ReadonlyMap<BrandId, RangeMark>>;
  /** Stores new and changed products. All others stay unchanged. */
  readonly keepProducts: (shop: BrandId, products: readonly RangeProduct[]) => Promise<void>;
  /** Takes the products that each shop sells. All others cannot be ordered there any more. */
  readonly dropProductsBut: (there: ReadonlyMap<BrandId, ReadonlySet<ProductId>>) => Promise<void>;
  /** Stores the categories of all shops, each once. All must be given, since a product's categories depend on all of them. */
  readonly keepCategories: (categories: readonly RangeCategory[]) => Promise<void>;
  readonly dropCategoriesBut: (there: ReadonlySet<string>) => Promise<void>;
  /** Updates listings, search and URLs, and stores how up to date the copy is. */
  readonly finish: (marks: ReadonlyMap<BrandId, RangeMark>) => Promise<void>;
}
