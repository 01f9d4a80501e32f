import type { ColumnType, Generated } from 'kysely';
import type { ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { ProductSummaryWire } from '../../contract/catalogue/product.ts';
import type { Narrowing } from '../seed/range/seed-product.ts';
import type { Json } from './json.ts';

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

/** Tables of lists and search: rebuilt from the products. */
export interface ListingTables {
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
] as const satisfies readonly (keyof ListingTables)[];
