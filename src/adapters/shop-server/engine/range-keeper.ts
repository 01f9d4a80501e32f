import type { OptionCode, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Passport } from '../../../domain/catalogue/passport/passport.ts';
import type { BulkStep } from '../../../domain/catalogue/price/bulk-price.ts';
import type {
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

/** What a product costs, in minor units with tax. */
export interface RangePrice {
  readonly price: number;
  /** From so many pieces on, one costs so much; fewest first. */
  readonly steps: readonly BulkStep<number>[];
}

/** A product of an engine's range, as one shop sells it. */
export interface RangeProduct {
  readonly id: ProductId;
  readonly sku: string;
  readonly partNumber?: string;
  /** The pack of its line that search engines are sent to; its own id where it stands alone. */
  readonly group: ProductId;
  readonly category: ProductCategory;
  /** Empty where nobody said it. */
  readonly manufacturer: string;
  readonly brand: string;
  readonly lensType?: LensType;
  readonly lensUsage?: LensUsage;
  readonly contents: { readonly unit: 'lenses' | 'ml' | 'piece'; readonly amount: number };
  readonly badge?: ProductBadge;
  /** The category that its breadcrumb names. */
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
  /** What the law of products asks of it, as far as anybody said. */
  readonly passport?: Passport;
  readonly related: readonly { readonly kind: 'similar' | 'upsell' | 'care'; readonly id: ProductId }[];
  readonly views: readonly string[];
  /** Of a product that nobody here rated yet. Average in tenths of a star. */
  readonly rating: { readonly tenths: number; readonly count: number };
  readonly popularity: number;
  readonly soldSince?: Day;
  /** `struck`: what its maker recommends. Units: minor. */
  readonly own: RangePrice & { readonly struck?: number };
  readonly partners: readonly (RangePrice & { readonly channel: string })[];
  /** All variants together: what a card shows. */
  readonly stock: { readonly available: number; readonly stopOrder: boolean };
}

export interface RangeCategory {
  readonly id: string;
  /** None: right below the shop. */
  readonly parent?: string;
  /** Among those of the same parent. */
  readonly position: number;
  readonly texts: InEveryLocale<{
    readonly title: string;
    readonly description: string;
    /** Slugs from the outermost category, joined by `/`. */
    readonly path: string;
  }>;
  /** Products that were put into it; those of inner categories are its own as well. */
  readonly productIds: readonly ProductId[];
}

/** How far the copy of a shop's range goes, by the engine's clock. */
export interface RangeMark {
  readonly asOf: Date;
  /** When it was last copied whole. */
  readonly wholeAt: Date;
}

/** Keeps the copy of an engine's range that pages are drawn from. Told twice, nothing is written the second time. */
export interface RangeKeeper {
  /** Nothing of a shop that was never copied from this engine. */
  readonly marks: () => Promise<ReadonlyMap<BrandId, RangeMark>>;
  /** New products and changed ones; what is not among them stays as it is. */
  readonly keepProducts: (shop: BrandId, products: readonly RangeProduct[]) => Promise<void>;
  /** Of each shop, what it sells: all else can no longer be ordered there. */
  readonly dropProductsBut: (there: ReadonlyMap<BrandId, ReadonlySet<ProductId>>) => Promise<void>;
  /** The categories of all shops, each once; all of them, for where a product is follows from all. */
  readonly keepCategories: (categories: readonly RangeCategory[]) => Promise<void>;
  readonly dropCategoriesBut: (there: ReadonlySet<string>) => Promise<void>;
  /** Brings lists, search and addresses up to date, and remembers how far the copy goes. */
  readonly finish: (marks: ReadonlyMap<BrandId, RangeMark>) => Promise<void>;
}
