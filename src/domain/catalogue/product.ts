import type { BrandId } from '../shared/brand-id.ts';
import type { Locale, Localised } from '../shared/locale.ts';
import type { Money } from '../shared/money.ts';
import type { ColourLooks } from './colour-looks.ts';
import type { ProductOption } from './lens/lens-options.ts';
import type { BulkStep } from './price/bulk-price.ts';

export type ProductId = string & { readonly ProductId: unique symbol };

/** What kind of thing is sold. Reading glasses are ours: the source names the other three. */
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
  /** What its maker recommends, where that is more. */
  readonly original?: Money;
  /** Where the shop reduced it: the lowest price of the days before. Source: LAW-2. */
  readonly before?: Money;
}

/** From `quantity` boxes on, one box costs `price`. Source: PRICE-5. */
export type BulkPrice = BulkStep<Money>;

/** `average` in stars, 0 to 5 with one decimal. Source: CAT-15. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export const contentUnits = ['lenses', 'ml', 'piece'] as const;
type ContentUnit = (typeof contentUnits)[number];

/** What one sold piece holds: 30 (lenses in a box), 360 (ml in a bottle). */
export interface Contents {
  readonly amount: number;
  readonly unit: ContentUnit;
}

/** What a product's card and a search hit show. */
export interface ProductSummary {
  readonly id: ProductId;
  readonly title: string;
  readonly slug: string;
  /** Address of the cover, without size. */
  readonly image: string;
  readonly manufacturer: readonly string[];
  readonly brand: readonly string[];
  readonly category: ProductCategory;
  readonly lensType?: LensType;
  readonly lensUsage?: LensUsage;
  readonly badge?: ProductBadge;
  /** Pieces that can be sent today; negative when more were promised than are there. */
  readonly stock: number;
  readonly price: Price;
  readonly hasBulkPrice: boolean;
  readonly rating: Rating;
  readonly contents: Contents;
  readonly orderable: Orderable;
  /** No more comes from the supplier: only what is in stock can be bought. Source: STOCK-3. */
  readonly stopOrder?: boolean;
  /** What caring for it costs both eyes for a year in this shop; absent where it is thrown away, or nobody knows. Source: LAW-17. */
  readonly careYear?: Money;
}

/** Whether a product can be bought at all, and why not; `withheld`: it lacks what the law asks here. Source: CAT-16, LAW-21. */
export type Orderable = 'orderable' | 'discontinued' | 'inactive' | 'withheld';

/** A picture or text that shows for one language and brand, within its window. Source: CAT-14. */
export interface TimedContent {
  readonly locale: Locale;
  readonly brand: BrandId;
  /** `yyyy-MM-dd HH:mm` or empty: open on that side. */
  readonly start: string;
  readonly end: string;
}

/** A picture that leads somewhere; its title is the link's name. */
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
  /** Where there is more of it. */
  readonly link?: string;
}

/** What a picture of a product shows, in the order of its gallery. */
export const galleryViews = ['front', 'face', 'back', 'blister', 'parameters'] as const;
export type GalleryView = (typeof galleryViews)[number];

/** Addresses of pictures without size, by what they show. Source: CAT-1. */
export interface Gallery extends Readonly<Partial<Record<GalleryView, string>>> {
  readonly front: string;
  /** The same for narrow screens. */
  readonly mobile: Readonly<Partial<Record<GalleryView, string>>>;
}

/** A gallery as it is shown: of the pictures for narrow screens those that are others. */
export type ShownGallery = Omit<Gallery, 'mobile'> & Partial<Pick<Gallery, 'mobile'>>;

/** A fact of the product's table: 'water_content' → '58 %'. Codes are words of the locale files. */
export interface ProductFact {
  readonly code: string;
  readonly value: string;
}

/** What a product's page shows. */
export interface ShownProduct extends ProductSummary {
  readonly sku: string;
  /** The maker's own number of it, for search engines. */
  readonly mpn?: string;
  /** A sample: how many one gets is fixed. */
  readonly isTrial: boolean;
  readonly description: string;
  readonly gallery: ShownGallery;
  readonly bulkPrices: readonly BulkPrice[];
  readonly options: readonly ProductOption[];
  /** What its colours look like, where they are drawn. */
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
  /** Where several products are one to a search engine, the one that its canonical link names. Source: CAT-12. */
  readonly group?: { readonly canonical: boolean; readonly canonicalProductId: ProductId };
  /** What cleans and keeps a lens that is worn again, the best fit first; nothing for others. */
  readonly careProducts: readonly ProductId[];
  readonly marketingImages: readonly MarketingImage[];
  readonly richContent: readonly RichContent[];
}

/** What is known of a product where several are asked for at once: its card, and what lists and comparisons say beside it. */
export interface ProductDetails
  extends ProductSummary,
    Pick<Product, 'options' | 'facts' | 'richContent' | 'replacement'> {}
