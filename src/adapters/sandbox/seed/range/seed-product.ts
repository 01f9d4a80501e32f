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

/** The contents of a box or bottle. An article consists of `count` packs of `amount` each: 2 × 360 ml. */
export interface Contents {
  readonly unit: 'lenses' | 'ml' | 'piece';
  readonly amount: number;
  readonly count: number;
}

/** The kind of a care product, beyond its category. Lenses have none. */
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

/** One complete product of the seed, from which tables, pictures and tests are made. */
export interface SeedProduct {
  readonly id: string;
  readonly sku: string;
  /** Shared by all packs of one line. The first of them is canonical. */
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
  /** Price of one article, before a shop's own adjustment. */
  readonly basePrice: Amounts;
  /** The maker's recommended price. If undefined, no price is struck through. */
  readonly recommendedPrice?: Amounts;
  readonly hasBulkPrice: boolean;
  /** Average in tenths of a star. */
  readonly rating: { readonly tenths: number; readonly count: number };
  readonly popularity: number;
  /** First day of sale, `yyyy-MM-dd`. */
  readonly since: string;
  readonly stock: StockProfile;
  readonly badge?: ProductBadge;
  readonly isActive: boolean;
  readonly discontinued: boolean;
  readonly isTrial: boolean;
  readonly replacement?: string;
  readonly art: Art;
}
