/** What a page of the content service is made of. A closed list: what is not here is not shown. Source: CONT-1. */

import type { Placement } from './banner.ts';
import type { ContentImage, ScreenImages } from './content-image.ts';
import type { opticians } from './drawing.ts';
import type { WantedVariable } from './experiment.ts';
import type { ContentLink } from './link-target.ts';
import type { Promotion } from './promotion.ts';
import type { RichText } from './rich-text.ts';

interface Identified {
  /** Tells it from its neighbours; an editor can find it by this. */
  readonly id: string;
}
interface Headed extends Identified {
  readonly heading?: string;
  readonly text?: string;
}

/** One offer among several: it has its time and its pages. Source: CONT-2. */
export interface Offer extends Identified {
  readonly placement: Placement;
  readonly title: string;
  readonly text?: string;
  readonly images?: ScreenImages;
  readonly link?: ContentLink;
  /** Source: CONT-7. */
  readonly promotion?: Promotion;
}
export interface HeroItem extends Offer {
  /** A few words above the title. */
  readonly eyebrow?: string;
  readonly secondLink?: ContentLink;
}
export type Banner = Offer;

export interface HeroBlock extends Identified {
  readonly kind: 'hero';
  readonly items: readonly HeroItem[];
}

/** `header-menu`: a group of offers within the open menu. */
export const bannerSizes = ['big', 'small', 'header-menu'] as const;
export type BannerSize = (typeof bannerSizes)[number];
export interface BannersBlock extends Headed {
  readonly kind: 'banners';
  readonly size: BannerSize;
  readonly items: readonly Banner[];
}

/** `popular`: what is ordered most, of one category or of all; `chosen`: by their numbers, in this order. */
export type ProductSource =
  | { readonly of: 'popular'; readonly category?: string }
  | { readonly of: 'chosen'; readonly ids: readonly string[] };
export interface ProductsBlock extends Headed {
  readonly kind: 'products';
  readonly source: ProductSource;
  /** Whole, 1 to 24. */
  readonly most: number;
  readonly link?: ContentLink;
}

/** There is no justified text. */
export const alignments = ['left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];
export interface TextBlock extends Identified {
  readonly kind: 'text';
  readonly heading?: string;
  readonly body: RichText;
  readonly align: Alignment;
}

/** Chat, phone and hours are the shop's own. */
export interface SupportBlock extends Headed {
  readonly kind: 'support';
}

/** Who answers; by what ways, how soon and until when is the shop's own. Source: HELP-3. */
export interface ContactBlock extends Headed {
  readonly kind: 'contact';
  readonly people: readonly (Identified & {
    readonly portrait: (typeof opticians)[number];
    readonly name: string;
    /** What they are asked about. */
    readonly subject: string;
  })[];
}

/** What speaks for the shop, at most nine. */
export const mostUsps = 9;
export interface UspsBlock extends Headed {
  readonly kind: 'usps';
  readonly items: readonly { readonly id: string; readonly text: string }[];
}

/** Three figures. */
export const trustCount = 3;
export interface TrustBlock extends Headed {
  readonly kind: 'trust';
  readonly items: readonly { readonly id: string; readonly number: string; readonly text: string }[];
}

/** The ways of sending with what they cost now, which the backend says. */
export interface ShippingOptionsBlock extends Headed {
  readonly kind: 'shipping-options';
}

/** A page of an origin that the shop has allowed. */
export interface IframeBlock extends Identified {
  readonly kind: 'iframe';
  readonly url: string;
  readonly title: string;
  /** Units: pixels. */
  readonly height: number;
}

export const consentOverviewTypes = ['all', 'category', 'category-only'] as const;
export type ConsentOverviewType = (typeof consentOverviewTypes)[number];
export interface ConsentOverviewBlock extends Identified {
  readonly kind: 'consent-overview';
  readonly type: ConsentOverviewType;
  readonly category?: string;
}

/** What only one side of an experiment sees. Source: CONT-3. */
export interface ExperimentBlock extends Identified {
  readonly kind: 'experiment';
  readonly featureKey: string;
  readonly wanted: readonly WantedVariable[];
  readonly defaultVariant: boolean;
  readonly blocks: readonly Block[];
}

export interface ServiceItem extends Identified {
  readonly title: string;
  readonly text?: string;
  readonly image?: ContentImage;
  readonly link?: ContentLink;
}
export interface ServicesBlock extends Headed {
  readonly kind: 'services';
  readonly image?: ScreenImages;
  readonly items: readonly ServiceItem[];
}

/** Cards of a magazine, one of them twice as wide in each row. */
export interface LookbookBlock extends Headed {
  readonly kind: 'lookbook';
  readonly items: readonly ServiceItem[];
}

export const orderStepCount = 3;
export interface OrderStep extends Identified {
  readonly title?: string;
  readonly text: string;
  readonly image?: ContentImage;
  readonly link?: ContentLink;
  /** An address to write to. */
  readonly email?: string;
  readonly phone?: { readonly number: string; readonly label: string };
}
export interface SimpleToOrderBlock extends Headed {
  readonly kind: 'simple-to-order';
  readonly steps: readonly OrderStep[];
}

export interface InfoTimelineBlock extends Headed {
  readonly kind: 'info-timeline';
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly image?: ContentImage;
    readonly link?: ContentLink;
  }[];
}

export interface StudioListBlock extends Headed {
  readonly kind: 'studio-list';
  readonly rows: readonly {
    readonly id: string;
    readonly title: string;
    readonly text?: string;
    readonly link: ContentLink;
  }[];
}

/** What one of the shop's opticians chose, and why. */
export interface Choice extends Identified {
  /** The number of a product; a row whose product cannot be had now is left out. */
  readonly product: string;
  /** Who is drawn beside it. */
  readonly portrait: (typeof opticians)[number];
  /** Name and town. */
  readonly by: string;
  readonly reason: string;
}
export interface ChoicesBlock extends Headed {
  readonly kind: 'choices';
  readonly items: readonly Choice[];
}

/** The shop's departments. */
export interface CategoriesBlock extends Headed {
  readonly kind: 'categories';
}

/** When it arrives, what sending costs, whether it can go back, how to pay: figures of the shop. */
export interface FactsBlock extends Identified {
  readonly kind: 'facts';
}

/** One question with its answer. */
export interface AskedQuestion extends Identified {
  /** Under which heading it stands among many; none: before them all. */
  readonly theme?: string;
  readonly question: string;
  readonly answer: RichText;
}
export interface FaqBlock extends Headed {
  readonly kind: 'faq';
  readonly items: readonly AskedQuestion[];
  /** Whether the questions that the shop answers by its own figures come too. */
  readonly withShopQuestions: boolean;
}

/** What was looked at on this device. */
export interface RecentlySeenBlock extends Identified {
  readonly kind: 'recently-seen';
}

/** Pages of which the law of the shop's country asks sections; the shop makes them, no editor can leave them out. */
export const lawPages = [
  'shipping',
  'returns',
  'terms',
  'privacy',
  'legal',
  'disclaimer',
  'accessibility',
] as const;
export type LawPage = (typeof lawPages)[number];
/** The sections that follow from the country's law. Source: LAW-7. */
export interface LawBlock extends Identified {
  readonly kind: 'law';
  readonly page: LawPage;
}

export type Block =
  | HeroBlock
  | BannersBlock
  | ProductsBlock
  | TextBlock
  | SupportBlock
  | ContactBlock
  | UspsBlock
  | TrustBlock
  | ShippingOptionsBlock
  | IframeBlock
  | ConsentOverviewBlock
  | ExperimentBlock
  | ServicesBlock
  | LookbookBlock
  | SimpleToOrderBlock
  | InfoTimelineBlock
  | StudioListBlock
  | ChoicesBlock
  | CategoriesBlock
  | FactsBlock
  | FaqBlock
  | RecentlySeenBlock
  | LawBlock;
export type BlockKind = Block['kind'];
