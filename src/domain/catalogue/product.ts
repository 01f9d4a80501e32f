import type { BrandId } from '../shared/brand-id.ts';
import type { Locale, Localised } from '../shared/locale.ts';
import type { Money } from '../shared/money.ts';
import type { ColourLooks } from './colour-looks.ts';
import type { ProductOption } from './lens/lens-options.ts';

export type ProductId = string & { readonly ProductId: unique symbol };

/** The product categories. Reading glasses are our own addition: the source names the other three. */
export const productCategories = ['lens', 'lenscare', 'sunglasses', 'reading_glasses'] as const;
export type ProductCategory = (typeof productCategories)[number];

export const lensTypes = ['spherical', 'toric', 'multifocal', 'color'] as const;
export type LensType = (typeof lensTypes)[number];

/** Wear schedule: how long one lens is worn. */
export const lensUsages = ['daily', 'two_weekly', 'monthly'] as const;
export type LensUsage = (typeof lensUsages)[number];

export const productBadges = ['new', 'bestseller', 'sale', 'eco'] as const;
export type ProductBadge = (typeof productBadges)[number];

export interface Price {
  readonly current: Money;
  /** The maker's recommended price, if it is higher. */
  readonly original?: Money;
  /** If the shop reduced the price: the lowest price of the days before. Source: LAW-2. */
  readonly before?: Money;
}

/** From `quantity` pieces, one piece costs `price`. */
export interface BulkStep<Price> {
  readonly quantity: number;
  readonly price: Price;
}

/** From `quantity` boxes, one box costs `price`. Source: PRICE-5. */
export type BulkPrice = BulkStep<Money>;

/** `average` in stars, 0 to 5 with one decimal. Source: CAT-15. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export const contentUnits = ['lenses', 'ml', 'piece'] as const;
type ContentUnit = (typeof contentUnits)[number];

/** The contents of one sold piece: 30 (lenses in a box), 360 (ml in a bottle). */
export interface Contents {
  readonly amount: number;
  readonly unit: ContentUnit;
}

/** The data shown on a product card and in a search result. */
export interface ProductSummary {
  readonly id: ProductId;
  readonly title: string;
  readonly slug: string;
  /** URL of the main picture, without size. */
  readonly image: string;
  readonly manufacturer: readonly string[];
  readonly brand: readonly string[];
  readonly category: ProductCategory;
  readonly lensType?: LensType;
  readonly lensUsage?: LensUsage;
  readonly badge?: ProductBadge;
  /** Pieces that can be shipped today. Negative if more are promised than are in stock. */
  readonly stock: number;
  readonly price: Price;
  readonly hasBulkPrice: boolean;
  readonly rating: Rating;
  readonly contents: Contents;
  readonly orderable: Orderable;
  /** The supplier delivers no more: only what is in stock can be bought. Source: STOCK-3. */
  readonly stopOrder?: boolean;
  /**
   * The cost of care for both eyes for a year in this shop. Absent if the lens is thrown away or the cost is unknown.
   * Source: LAW-17.
   */
  readonly careYear?: Money;
}

/**
 * Whether a product can be ordered, and why not. `withheld`: it lacks information that the law requires here. Source:
 * CAT-16, LAW-21.
 */
export type Orderable = 'orderable' | 'discontinued' | 'inactive' | 'withheld';

/** A picture or text shown for one language and brand, within its time window. Source: CAT-14. */
export interface TimedContent {
  readonly locale: Locale;
  readonly brand: BrandId;
  /** `yyyy-MM-dd HH:mm`, or empty if the window is open on that side. */
  readonly start: string;
  readonly end: string;
}

/** A picture with a link. Its title is the accessible name of the link. */
export interface MarketingImage extends TimedContent {
  readonly title: string;
  readonly image: string;
  readonly link: string;
  readonly imageType: string;
}

/** A text about a product. */
export interface RichContent extends TimedContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly image?: string;
  readonly imageType?: string;
  /** A link to more information. */
  readonly link?: string;
}

/** The views of a product in its gallery, in display order. */
export const galleryViews = ['front', 'face', 'back', 'blister', 'parameters'] as const;
export type GalleryView = (typeof galleryViews)[number];

/** URLs of pictures without size, by view. Source: CAT-1. */
export interface Gallery extends Readonly<Partial<Record<GalleryView, string>>> {
  readonly front: string;
  /** The pictures for narrow screens. */
  readonly mobile: Readonly<Partial<Record<GalleryView, string>>>;
}

/** A gallery as displayed: it contains only those pictures for narrow screens that differ from the wide ones. */
export type ShownGallery = Omit<Gallery, 'mobile'> & Partial<Pick<Gallery, 'mobile'>>;

/** A row of the product's table: 'water_content' → '58 %'. The codes are keys of the locale files. */
export interface ProductFact {
  readonly code: string;
  readonly value: string;
}

/** Returns the value of a fact. Undefined if the product's table does not state it. */
export const factOf = (
  { facts }: { readonly facts: readonly ProductFact[] },
  code: string,
): string | undefined => facts.find((fact) => fact.code === code)?.value;

/** The data of a product page. */
export interface ShownProduct extends ProductSummary {
  readonly sku: string;
  /** The maker's part number, for search engines. */
  readonly mpn?: string;
  /** Whether it is a sample, whose quantity is fixed. */
  readonly isTrial: boolean;
  readonly description: string;
  readonly gallery: ShownGallery;
  readonly bulkPrices: readonly BulkPrice[];
  readonly options: readonly ProductOption[];
  /** Pictures of its colours, if there are any. */
  readonly looks?: ColourLooks;
  readonly facts: readonly ProductFact[];
  readonly replacement?: ProductId;
  readonly similar: readonly ProductSummary[];
  readonly upsell: readonly ProductSummary[];
  /** Slugs of the categories above the product, outermost first. */
  readonly breadcrumb: readonly { readonly slug: string; readonly title: string }[];
}

export interface Product extends ShownProduct {
  readonly gallery: Gallery;
  readonly titles: Localised;
  readonly slugs: Localised;
  readonly images: readonly string[];
  /** If several products are one product to search engines, the one that the canonical link names. Source: CAT-12. */
  readonly group?: { readonly canonical: boolean; readonly canonicalProductId: ProductId };
  /** Care products for a reusable lens, the best match first. Empty for other products. */
  readonly careProducts: readonly ProductId[];
  readonly marketingImages: readonly MarketingImage[];
  readonly richContent: readonly RichContent[];
}

/** The data of a product when several are requested at once: its card, and what lists and comparisons show in addition. */
export interface ProductDetails
  extends ProductSummary,
    Pick<Product, 'options' | 'facts' | 'richContent' | 'replacement'> {}
