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

/** The component of each kind of block. */
export type BlockViews = {
  readonly [Kind in BlockKind]: ComponentType<{ readonly block: BlockOf<Kind> }>;
};

/** The data that the blocks of a page show in addition to their own texts. The page's loader requests it from the backend. */
export interface BlockData {
  /** By the id of the block. A list that could not be loaded is missing. */
  readonly products: Readonly<Record<string, readonly ProductSummary[]>>;
  /** The products of the shop's own hero, if the story has no picture. */
  readonly hero: {
    readonly lenses: readonly ProductSummary[];
    readonly care: readonly ProductSummary[];
    readonly sunglasses: readonly ProductSummary[];
  };
  /** The oxygen transmissibility of a hero's lenses, by product id, if the hero compares them. Units: Dk/t. */
  readonly oxygen?: Readonly<Record<string, number>>;
  /** For the accessibility statement. Absent if no complete test run is recorded for this build. */
  readonly checkedBuild?: CheckedBuild;
  /** The texts of law pages about other countries than the shop's. Source: LAW-10. */
  readonly laws?: {
    readonly abroad: Readonly<Partial<Record<LawPage, readonly SaidAbroad[]>>>;
    readonly guarantee: Pick<CountryLaw, 'guaranteeNotice' | 'guaranteeBox' | 'guaranteeYears'>;
  };
  /** Facts about privacy in this deployment. Source: LAW-36. */
  readonly privacy?: PrivacyFacts;
  /** The opticians of the shop’s country, and the time for which their opening hours are shown. Units: ms since 1970. */
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
