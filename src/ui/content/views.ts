import { type ComponentType, createContext } from 'react';
import type { CheckedBuild } from '../../application/content/checked-build.ts';
import type { Studio } from '../../application/customer/ports/studios.ts';
import type { CountryLaw } from '../../application/shared/country-law.ts';
import type { PrivacyFacts } from '../../application/shared/privacy-facts.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Block, BlockKind, LawPage } from '../../domain/content/block.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Money } from '../../domain/shared/money.ts';
import type { SaidAbroad } from './rest/law-sections.ts';

export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;

/** What draws each kind of block. */
export type BlockViews = {
  readonly [Kind in BlockKind]: ComponentType<{ readonly block: BlockOf<Kind> }>;
};

/** What the blocks of one page show beside their own words: asked of the backend by the page's loader. */
export interface BlockData {
  /** By the id of the block; a list that could not be had is missing. */
  readonly products: Readonly<Record<string, readonly ProductSummary[]>>;
  /** What the shop's own hero shows where the story has no picture. */
  readonly hero: {
    readonly lenses: readonly ProductSummary[];
    readonly care: readonly ProductSummary[];
    readonly sunglasses: readonly ProductSummary[];
  };
  /** How much oxygen the lenses of a hero let through, by their numbers, where it compares them. Units: Dk/t. */
  readonly oxygen?: Readonly<Record<string, number>>;
  /** For the accessibility statement; none: no whole run of the tests is recorded for this build. */
  readonly checkedBuild?: CheckedBuild;
  /** What pages of the law say of other countries than the shop's. Source: LAW-10. */
  readonly laws?: {
    readonly abroad: Readonly<Partial<Record<LawPage, readonly SaidAbroad[]>>>;
    readonly guarantee: Pick<CountryLaw, 'guaranteeNotice' | 'guaranteeBox' | 'guaranteeYears'>;
  };
  /** What holds of the shop as it runs. Source: LAW-36. */
  readonly privacy?: PrivacyFacts;
  /** Opticians of the shop’s country, and the moment for which their hours are told. Units: ms since 1970. */
  readonly studios?: { readonly list: readonly Studio[]; readonly now: number };
  readonly shippingFrom?: Money | undefined;
  readonly shipping: readonly {
    readonly country: CountryCode;
    readonly options: readonly ShippingMethod[];
  }[];
}

export const noBlockData: BlockData = {
  products: {},
  hero: { lenses: [], care: [], sunglasses: [] },
  shipping: [],
};

export const BlockViewsContext = createContext<Partial<BlockViews>>({});
export const BlockDataContext = createContext<BlockData>(noBlockData);
