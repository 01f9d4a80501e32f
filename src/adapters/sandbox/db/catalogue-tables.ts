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

/** Written as text by `json()`, read back as what it was. */
type Json<A> = ColumnType<A, unknown, unknown>;

interface ProductTable {
  id: number;
  sku: string;
  /** The maker's number of it; products of an older seed have none. */
  mpn: string | null;
  /** The product that search engines are sent to; its own id where it stands alone. */
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
  /** What it can be pictured from, cover first. */
  views: Json<readonly string[]>;
  /** The category that its breadcrumb names, where an engine says so. */
  home_category: string | null;
}

/** When what the page of a product shows was last changed, since that is noted. */
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

/** The prices of a channel in one currency: there is one list of each. Source: PRICE-7. */
interface PriceChannelTable {
  num: number;
  code: string;
  currency: ShopCurrency;
  /** The shop that may ask for it; none: it is no shop's own. */
  brand: BrandId | null;
  /** Products are listed, sorted and counted at the prices of this channel. */
  listed: boolean;
}

/** Also holds the recommended retail price, as a channel of its own. Minor units, in the currency of its list. */
interface ProductPriceTable {
  channel: number;
  product_id: number;
  price: number;
  /** From so many pieces on, one costs so much; fewest first. */
  bulk: Json<readonly { readonly quantity: number; readonly price: number }[]>;
  /** What its maker recommends in this shop; null: what the channel of recommended prices says. */
  struck: number | null;
}

/** What a product cost in a shop, from when on: the last row is its price. None for one whose price never changed. */
interface PriceHistoryTable {
  channel: number;
  product_id: number;
  /** `yyyy-MM-dd`. */
  since: string;
  price: number;
}

/** Who makes products, by the name that they carry, and who answers for them where the maker is not. */
interface MakerTable {
  name: string;
  country: string;
  party: Json<Party>;
  in_eu: Json<Party> | null;
  in_ch: Json<Party> | null;
  /** Number of the body that looks at what the maker makes. */
  notified_body: string;
}

/** What the law of products asks of one, as far as it is known. Its maker may be in the table of makers. */
interface ProductPassportTable {
  product_id: number;
  passport: Json<Passport>;
}

/** What a product lacks to be sold in a shop; no row: nothing. */
interface ProductGapTable {
  product_id: number;
  brand: BrandId;
  missing: Json<readonly MissingFact[]>;
}

/** By which countries and rules the gaps of a shop were found. */
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

/** A picture or text with a time window. Dates as `yyyy-MM-dd HH:mm`, empty: open on that side. */
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

/** How a product is rated; its average and number are the product's own. */
interface ProductScoreTable {
  product_id: number;
  /** How many gave five stars, four, three, two and one. */
  given: Json<readonly number[]>;
  /** Tenths of a star by what was rated. */
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
  /** Its place among those of the same parent. */
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

/** Where a category was before it was renamed or moved. */
type CategoryFormerPathTable = Pick<CategoryTextTable, 'category' | 'locale' | 'path'>;

/** Every category that a product is in, the outer ones as well. */
interface CategoryProductTable {
  category: number;
  product_id: number;
  /** The deepest category that its breadcrumb names. */
  is_home: boolean;
}

interface BrandTable {
  num: number;
  name: string;
}

/** The place of every product by how often it is sold, counted anew by a rebuild. */
interface RankTable {
  id: number;
  rank: number;
}

/** What is filtered and sorted by: narrow, one row per price channel, category and product. 0: has none. */
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
  /** What wearing it costs for a month, minor units; what is no lens has the greatest number there is. */
  wear: number;
  /** What the product is like: four bits for each trait. */
  traits: number;
  /** Which lenses are made in the same values; 0: no lens. */
  range: number;
}

/** The values that lenses are made in: a row for all lenses that are made in the same. It never changes, and stays. */
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

/** What caring for a lens that is worn again costs both eyes for a year, at the prices of a channel. Units: minor. */
interface CareCostTable {
  channel: number;
  year: number;
}

/** What a card shows in a language, but for price and stock. */
export type Card = Omit<
  ProductSummaryWire,
  'price' | 'stock' | 'price_per_unit' | 'has_bulk_price' | 'care_year'
>;

interface ListingTable {
  id: number;
  locale: Locale;
  card: Json<Card>;
}

/** One row per product in order of popularity, with all its words. */
interface SearchTable {
  rank: number;
  id: number;
  tsv: ColumnType<string, string, string>;
  /** How its words are written, where that is not how they are found. */
  shown: Json<Readonly<Record<string, string>>>;
}

/** The dictionary: every word of a language as it is written, and in how many products. */
interface TermTable {
  locale: Locale;
  term: string;
  shown: string;
  df: number;
}

/** The six best products for what words begin with, and how many there are. */
interface SuggestTable {
  locale: Locale;
  prefix: string;
  hits: number;
  ids: number[];
}

/** What is sold: filled by the seed, read by catalogue and search. */
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

/** What listings are read from: the keys of products, and the combinations that were counted in them. */
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
