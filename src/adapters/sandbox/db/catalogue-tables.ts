import type { ColumnType, Generated } from 'kysely';
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
import type { ShopCurrency } from '../../../domain/shared/amounts.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { ProductSummaryWire } from '../../contract/catalogue/product.ts';
import type { CareKind, Contents, Narrowing } from '../seed/range/seed-product.ts';
import type { StockProfile } from '../seed/range/stock-profile.ts';
import type { Json } from './json.ts';

interface ProductTable {
  id: number;
  sku: string;
  /** The manufacturer's part number. Null for products of an older seed. */
  mpn: string | null;
  /** The product that search engines are sent to. Its own id if it has no group. */
  group_id: number;
  category: ProductCategory;
  manufacturer: string;
  brand: string;
  lens_type: LensType | null;
  lens_usage: LensUsage | null;
  care_kind: CareKind | null;
  contents: Json<Contents>;
  /** Average in tenths of a star. */
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

/** The scores of a product. The average and the number of ratings are in the product's row. */
interface ProductScoreTable {
  product_id: number;
  /** The numbers of ratings with five, four, three, two and one stars. */
  given: Json<readonly number[]>;
  /** The rating of each aspect, in tenths of a star. */
  categories: Json<readonly { readonly code: string; readonly tenths: number }[]>;
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

/** The rank of every product by sales. A rebuild recomputes it. */
interface RankTable {
  id: number;
  rank: number;
}

/**
 * The columns for filtering and sorting: one narrow row per price channel, category and product. 0: the product has no
 * value.
 */
export interface KeyTable {
  channel: number;
  category: number;
  id: number;
  rank: number;
  brand: number;
  ltype: number;
  usage: number;
  pband: number;
  rband: number;
  avail: number;
  price: number;
  rating: number;
  /** Days since 1970. */
  created: number;
  /** Monthly cost of wearing, in minor units. Products that are no lenses have the largest possible number. */
  wear: number;
  /** The traits of the product, four bits each. */
  traits: number;
  /** The range: lenses with the same range are made in the same values. 0: no lens. */
  range: number;
}

/** The values in which lenses are made. All lenses made in the same values share one row. Rows are never changed or deleted. */
interface LensRangeTable {
  num: Generated<number>;
  hash: string;
  options: Json<readonly ProductOption[]>;
  narrowings: Json<readonly Narrowing[]>;
}

interface CubeTable {
  channel: number;
  category: number;
  brand: number;
  ltype: number;
  usage: number;
  pband: number;
  rband: number;
  avail: number;
  traits: number;
  range: number;
  n: number;
}

/** The yearly cost of care for reusable lenses, both eyes, at the prices of a channel. Units: minor. */
interface CareCostTable {
  channel: number;
  year: number;
}

/** The content of a product card in one language, without price and stock. */
export type Card = Omit<
  ProductSummaryWire,
  'price' | 'stock' | 'price_per_unit' | 'has_bulk_price' | 'care_year'
>;

interface ListingTable {
  id: number;
  locale: Locale;
  card: Json<Card>;
}

/** One row per product with all its words, in order of popularity. */
interface SearchTable {
  rank: number;
  id: number;
  tsv: ColumnType<string, string, string>;
  /** The spelling of its words, where it differs from the searched form. */
  shown: Json<Readonly<Record<string, string>>>;
}

/** The dictionary: every word of a language with its spelling and the number of products that contain it. */
interface TermTable {
  locale: Locale;
  term: string;
  shown: string;
  df: number;
}

/** The six best products for a prefix, and the number of matches. */
interface SuggestTable {
  locale: Locale;
  prefix: string;
  hits: number;
  ids: number[];
}

/** Tables of the catalogue: filled by the seed, read by catalogue and search. */
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
  product_rank: RankTable;
  lk: KeyTable;
  facet_cube: CubeTable;
  facet_brands: Omit<CubeTable, 'traits' | 'range'>;
  facet_nb: Omit<CubeTable, 'brand' | 'range'>;
  facet_made: Omit<CubeTable, 'brand'>;
  facet_made_brands: Omit<CubeTable, 'traits'>;
  facet_made_b: Pick<CubeTable, 'channel' | 'category' | 'brand' | 'range' | 'n'>;
  lens_range: LensRangeTable;
  facet_b: Pick<CubeTable, 'channel' | 'category' | 'brand' | 'n'>;
  listing: ListingTable;
  search_de: SearchTable;
  search_en: SearchTable;
  search_it: SearchTable;
  search_fr: SearchTable;
  term: TermTable;
  suggest: SuggestTable;
}

/** The tables that listings read: the keys of products, and the counted combinations. */
export const listingTables = [
  'lk',
  'facet_cube',
  'facet_brands',
  'facet_nb',
  'facet_b',
  'facet_made',
  'facet_made_brands',
  'facet_made_b',
] as const satisfies readonly (keyof CatalogueTables)[];
