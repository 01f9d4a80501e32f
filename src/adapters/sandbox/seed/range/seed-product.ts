import type { FrameShape } from '../../../../domain/catalogue/facet-values.ts';
import type { OptionCode, ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import type {
  LensType,
  LensUsage,
  ProductBadge,
  ProductCategory,
} from '../../../../domain/catalogue/product.ts';
import type { Amounts } from '../../../../domain/shared/amounts.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import type { Art } from './art-type.ts';
import type { StockProfile } from './stock-profile.ts';

/** Once the option `when` has one of `values`, the option `code` keeps only the values of `keep`. Source: CAT-9. */
export interface Narrowing {
  readonly when: Extract<OptionCode, 'axis' | 'color'>;
  readonly values: readonly string[];
  readonly code: OptionCode;
  readonly keep: readonly string[];
}

/** What is filled into a box or bottle. `count` packs of `amount` each make one article: 2 × 360 ml. */
export interface Contents {
  readonly unit: 'lenses' | 'ml' | 'piece';
  readonly amount: number;
  readonly count: number;
}

/** What a bottle, case or pair of glasses is, beyond its category. Lenses have none. */
export type CareKind = 'multi_purpose' | 'peroxide' | 'saline' | 'drops' | 'case' | 'cleaner';
export type Feature =
  | 'polarised'
  | 'gradient'
  | 'mirrored'
  | 'photochromic'
  | 'clear'
  | 'blue_filter'
  | 'foldable'
  | 'sun_reader';

/** One article of the seed, whole: what the tables, the pictures and the tests are made of. */
export interface SeedProduct {
  readonly id: string;
  readonly sku: string;
  /** Packs of one line share it; the first of them is canonical. */
  readonly group: string;
  readonly category: ProductCategory;
  readonly manufacturer: string;
  readonly brand: string;
  readonly lensType?: LensType;
  readonly lensUsage?: LensUsage;
  readonly careKind?: CareKind;
  readonly shape?: FrameShape;
  readonly feature?: Feature;
  readonly contents: Contents;
  readonly titles: Localised;
  readonly slugs: Localised;
  readonly descriptions: Localised;
  readonly facts: readonly { readonly code: string; readonly value: string }[];
  readonly options: readonly ProductOption[];
  readonly narrowings: readonly Narrowing[];
  /** Price of one article before a shop's own difference. */
  readonly basePrice: Amounts;
  /** What its maker recommends; none: nothing to strike through. */
  readonly recommendedPrice?: Amounts;
  readonly hasBulkPrice: boolean;
  /** Average in tenths of a star. */
  readonly rating: { readonly tenths: number; readonly count: number };
  readonly popularity: number;
  /** Day since which it is sold, `yyyy-MM-dd`. */
  readonly since: string;
  readonly stock: StockProfile;
  readonly badge?: ProductBadge;
  readonly isActive: boolean;
  readonly discontinued: boolean;
  readonly isTrial: boolean;
  readonly replacement?: string;
  readonly art: Art;
}
