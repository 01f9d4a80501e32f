import type { ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { MissingFact } from '../../../domain/catalogue/passport/missing-facts.ts';
import type { Passport } from '../../../domain/catalogue/passport/passport.ts';
import type {
  LensType,
  LensUsage,
  ProductBadge,
  ProductCategory,
} from '../../../domain/catalogue/product.ts';
import type { Party } from '../../../domain/catalogue/product-safety.ts';
import type { CountedRatings, Tally } from '../../../domain/catalogue/rating/counted-ratings.ts';
import type { ShopCurrency } from '../../../domain/shared/amounts.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { ProductExtras } from '../../contract/catalogue/product.ts';
import type { CareKind, Contents, Narrowing } from '../seed/range/seed-product.ts';
import type { StockProfile } from '../seed/range/stock-profile.ts';
import type { Json } from './json.ts';

interface ProductTable {
  id: number;
  sku: string;
  /** The product that search engines are sent to. Its own id if it has no group. */
  group_id: number;
  category: ProductCategory;
  manufacturer: string;
  brand: string;
  lens_type: LensType | null;
  lens_usage: LensUsage | null;
  care_kind: CareKind | null;
  contents: Json<Contents>;
  /** Average in tenths of a star, and number: computed from the scores, if there are any. */
  rating_tenths: number;
  rating_count: number;
  popularity: number;
  /** `yyyy-MM-dd`. */
  since: string;
  stock_profile: StockProfile;
  badge: ProductBadge | null;
  is_active: boolean;
  discontinued: boolean;
  is_trial: boolean;
  replacement_id: number | null;
  options: Json<readonly ProductOption[]>;
  narrowings: Json<readonly Narrowing[]>;
  facts: Json<readonly { readonly code: string; readonly value: string }[]>;
  /** Fields that no query needs, as they are sent. Null: none. */
  extras: Json<ProductExtras | null>;
  /** Views from which it can be pictured, cover first. */
  views: Json<readonly string[]>;
  /** The category in its breadcrumb, if an engine specifies it. */
  home_category: string | null;
}

/** When the content of a product page last changed. No row if it has not changed since this is recorded. */
interface ProductChangeTable {
  product_id: number;
  changed_at: Date;
}

interface ProductTextTable {
  product_id: number;
  locale: Locale;
  title: string;
  slug: string;
  description: string;
}

/** The price lists: one for each channel and currency. Source: PRICE-7. */
interface PriceChannelTable {
  num: number;
  code: string;
  currency: ShopCurrency;
  /** The shop that may use it. Null if it belongs to no shop. */
  brand: BrandId | null;
  /** Whether products are listed, sorted and counted at the prices of this channel. */
  listed: boolean;
}

/** Prices by channel. The recommended retail price is a channel of its own. Minor units, in the currency of the list. */
interface ProductPriceTable {
  channel: number;
  product_id: number;
  price: number;
  /** Prices per piece from a quantity on, smallest quantity first. */
  bulk: Json<readonly { readonly quantity: number; readonly price: number }[]>;
  /** The manufacturer's recommended price in this shop. Null: the price of the channel of recommended prices. */
  struck: number | null;
}

/**
 * Prices of a product in a shop and when each began. The last row is the current price. No rows for a product whose
 * price never changed.
 */
interface PriceHistoryTable {
  channel: number;
  product_id: number;
  /** `yyyy-MM-dd`. */
  since: string;
  price: number;
}

/**
 * Manufacturers, by the name on their products, and their responsible representatives where the manufacturer is not
 * established.
 */
interface MakerTable {
  name: string;
  country: string;
  party: Json<Party>;
  in_eu: Json<Party> | null;
  in_ch: Json<Party> | null;
  /** Number of the notified body for this manufacturer's products. */
  notified_body: string;
}

/** The legally required data of a product, as far as they are known. Its manufacturer may be in the table of makers. */
interface ProductPassportTable {
  product_id: number;
  passport: Json<Passport>;
}

/** What a product lacks to be sold in a shop. No row: nothing. */
interface ProductGapTable {
  product_id: number;
  brand: BrandId;
  missing: Json<readonly MissingFact[]>;
}

/** The countries and rules by which the gaps of a shop were determined. */
interface GapRulesTable {
  brand: BrandId;
  rules: string;
}

interface ProductRelationTable {
  product_id: number;
  kind: 'similar' | 'upsell' | 'care';
  position: number;
  other_id: number;
}

/** A picture or text with a time window. Dates as `yyyy-MM-dd HH:mm`; empty: no limit on that side. */
interface ProductContentTable {
  product_id: number;
  kind: 'image' | 'text';
  position: number;
  brand: BrandId;
  locale: Locale;
  start_date: string;
  end_date: string;
  body: Json<unknown>;
}

/** The ratings of a product. Their average and number are in the product's row, computed from these. */
interface ProductScoreTable {
  product_id: number;
  /** The numbers of ratings with five, four, three, two and one stars. */
  given: Json<readonly number[]>;
  /** Ratings of which only the average is known. Null: none. */
  earlier: Json<Tally> | null;
  aspects: Json<CountedRatings['aspects']>;
}

interface ProductReviewTable {
  product_id: number;
  locale: Locale;
  position: number;
  author: string;
  stars: number;
  title: string;
  body: string;
  /** `yyyy-MM-dd`. */
  written: string;
  /** The rating with which it is deleted. Null: of the seed. */
  rating_id: number | null;
}

interface CategoryTable {
  num: number;
  id: string;
  parent: number | null;
  depth: number;
  /** Position among the categories with the same parent. */
  position: number;
}

interface CategoryTextTable {
  category: number;
  locale: Locale;
  title: string;
  description: string;
  slug: string;
  /** Slugs from the outermost category, joined by `/`. */
  path: string;
}

/** Former paths of categories that were renamed or moved. */
type CategoryFormerPathTable = Pick<CategoryTextTable, 'category' | 'locale' | 'path'>;

/** All categories of a product, including the outer ones. */
interface CategoryProductTable {
  category: number;
  product_id: number;
  /** Whether it is the deepest category in the product's breadcrumb. */
  is_home: boolean;
}

interface BrandTable {
  num: number;
  name: string;
}

/** The yearly cost of care for reusable lenses, both eyes, at the prices of a channel. Units: minor. */
interface CareCostTable {
  channel: number;
  year: number;
}

/** Tables of the catalogue: filled by the seed. */
export interface CatalogueTables {
  product: ProductTable;
  product_change: ProductChangeTable;
  product_text: ProductTextTable;
  price_channel: PriceChannelTable;
  product_price: ProductPriceTable;
  maker: MakerTable;
  price_history: PriceHistoryTable;
  care_cost: CareCostTable;
  product_passport: ProductPassportTable;
  product_gap: ProductGapTable;
  gap_rules: GapRulesTable;
  product_relation: ProductRelationTable;
  product_content: ProductContentTable;
  product_score: ProductScoreTable;
  product_review: ProductReviewTable;
  category: CategoryTable;
  category_text: CategoryTextTable;
  category_former_path: CategoryFormerPathTable;
  category_product: CategoryProductTable;
  brand: BrandTable;
}
