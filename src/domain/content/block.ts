/** The blocks of a page of the content service. A closed list: blocks of other kinds are not shown. Source: CONT-1. */

import type { Placement } from './banner.ts';
import type { ContentImage, ScreenImages } from './content-image.ts';
import type { DayPart, opticians } from './drawing.ts';
import type { WantedVariable } from './experiment.ts';
import type { ContentLink } from './link-target.ts';
import type { Promotion } from './promotion.ts';
import type { RichText } from './rich-text.ts';

interface Identified {
  /** Unique within the page. An editor can find the block by it. */
  readonly id: string;
}
interface Headed extends Identified {
  readonly heading?: string;
  readonly text?: string;
}

/** One offer among several, with its own time window and pages. Source: CONT-2. */
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

/** `popular`: the most ordered products, of one category or of all; `chosen`: by product number, in this order. */
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

/** Justified text is not supported. */
export const alignments = ['left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];
export interface TextBlock extends Identified {
  readonly kind: 'text';
  readonly heading?: string;
  readonly body: RichText;
  readonly align: Alignment;
}

/** Chat, phone and hours come from the shop's configuration. */
export interface SupportBlock extends Headed {
  readonly kind: 'support';
}

/** The people who answer. The contact channels, response times and hours come from the shop's configuration. Source: HELP-3. */
export interface ContactBlock extends Headed {
  readonly kind: 'contact';
  readonly people: readonly (Identified & {
    readonly portrait: (typeof opticians)[number];
    readonly name: string;
    /** The subject they answer questions about. */
    readonly subject: string;
  })[];
}

/** The shop's selling points, at most nine. */
export const mostUsps = 9;
export interface UspsBlock extends Headed {
  readonly kind: 'usps';
  readonly items: readonly { readonly id: string; readonly text: string }[];
}

/** The number of figures. */
export const trustCount = 3;
export interface TrustBlock extends Headed {
  readonly kind: 'trust';
  readonly items: readonly { readonly id: string; readonly number: string; readonly text: string }[];
}

/** The shipping methods with their current prices from the backend. */
export interface ShippingOptionsBlock extends Headed {
  readonly kind: 'shipping-options';
}

/** A page of an origin that the shop allows. */
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

/** Content shown to only one variant of an experiment. Source: CONT-3. */
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

/** Cards in a magazine layout, one of them twice as wide in each row. */
export interface LookbookBlock extends Headed {
  readonly kind: 'lookbook';
  readonly items: readonly ServiceItem[];
}

/** A day at the shop. Each moment shows the shop's place as it looks then, in the current season. */
export interface DayBlock extends Headed {
  readonly kind: 'day';
  readonly items: readonly (Identified & {
    readonly part: DayPart;
    /** The time of day, as its readers write it. */
    readonly time: string;
    readonly title: string;
    readonly text: string;
  })[];
}

export const orderStepCount = 3;
export interface OrderStep extends Identified {
  readonly title?: string;
  readonly text: string;
  readonly image?: ContentImage;
  readonly link?: ContentLink;
  /** An e-mail address. */
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

/** A recommendation by one of the shop's opticians, with the reason. */
export interface Choice extends Identified {
  /** The product number. The row is left out if the product is not available now. */
  readonly product: string;
  /** The portrait drawn beside it. */
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

/** Arrival date, shipping price, returns and payment methods. The values come from the shop. */
export interface FactsBlock extends Identified {
  readonly kind: 'facts';
}

/** One question with its answer. */
export interface AskedQuestion extends Identified {
  /** The heading that the question is listed under. Without one, it comes before all headings. */
  readonly theme?: string;
  readonly question: string;
  readonly answer: RichText;
}
export interface FaqBlock extends Headed {
  readonly kind: 'faq';
  readonly items: readonly AskedQuestion[];
  /** Whether to include the questions that the shop answers with its own figures. */
  readonly withShopQuestions: boolean;
}

/** The products recently viewed on this device. */
export interface RecentlySeenBlock extends Identified {
  readonly kind: 'recently-seen';
}

/**
 * Pages that contain sections required by the law of the shop's country. The shop generates them; an editor cannot
 * leave them out.
 */
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
/** The sections that the country's law requires. Source: LAW-7. */
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
  | DayBlock
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
