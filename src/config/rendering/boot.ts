import type { HydrationState } from 'react-router';
import type { BroughtFlags } from '../../application/flags/lazy-flags.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { ShopCurrency } from '../../domain/shared/amounts.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';
import type { Shell } from '../../ui/document.tsx';
import type { PageNotes } from '../../ui/page-notes.ts';
import type { PublicPageName } from '../../ui/public-pages.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';

/** The services that count events in the shop; empty if none. */
export interface Counting {
  /** The page's own data layer. */
  readonly layer?: true;
  /** Id of a tag manager's container: `GTM-ABC123`. */
  readonly container?: string;
  /** The shop's own sandbox, which shows the last events. */
  readonly sandbox?: true;
  /** An experiments service: a visitor who consents draws a bucket. */
  readonly experiments?: true;
}

/**
 * The only data in a page: one JSON block. It is not executable, so the content security policy needs no nonce or hash
 * for it.
 */
export interface Boot {
  /** The scripts that the starter imports, in this order and with pauses; the entry comes last. */
  readonly scripts: readonly string[];
  /** Scripts that the first island needs: fetched when the browser is idle, and not run before. */
  readonly ahead?: readonly string[];
  /** Stylesheets whose rules are in the page, except those of the frame, so that they are not loaded again. */
  readonly sheets: readonly string[];
  /** A personal page shows nothing before its loader has run in the browser, so the starter does not wait. */
  readonly urgent?: boolean;
  /** Each shop has its own port here. A host name that belongs to none of them is shared by all. */
  readonly brandPorts?: true;
  /** The shop's origin, if it differs from its own file. */
  readonly origin?: string;
  /** The URL of its chat; true: in the sandbox. */
  readonly chat?: string | true;
  /** The shop's currency, if it differs from its own file. */
  readonly currency?: ShopCurrency;
  /** The name of the merchant's own identity service, if there is one. */
  readonly houseIdentity?: string;
  /** The countries whose buyers see prices per 100 ml; undefined if everyone sees them per litre. */
  readonly per100ml?: NonNullable<Shop['per100ml']>;
  /** The time zone of the shop's days, if not the usual one. */
  readonly zone?: string;
  /** The services that count events, with the visitor's consent. */
  readonly counting: Counting;
  /** What the app renders its document from. A document with islands stays as it was sent. */
  readonly shell?: Shell;
  /** The URL of the texts of this brand and language: `*` stands for the namespace. */
  readonly words: string;
  /** The namespaces that this page needs for hydration. */
  readonly needs: readonly Namespace[];
  /** The decisions for the features that the page uses; undefined if it uses none. */
  readonly flags?: BroughtFlags;
  /** The DSN, if errors are sent to Sentry. */
  readonly dsn?: string;
  /** Set if errors are sent to our own server. */
  readonly ownErrors?: true;
  /** The state that the app continues with; a document has islands instead. */
  readonly state?: HydrationState;
  /** What is stored of a document once its visitor has interacted. */
  readonly notes?: PageNotes;
  /** The contents of a document, for tracking with the visitor's consent. */
  readonly contents?: readonly ShopEvent[];
  /** The public page, and the status if it could not be shown. */
  readonly page?: PublicPageName;
  readonly status?: number;
  /** The data of the document's islands, by their names. */
  readonly islands?: Readonly<Record<string, object>>;
}

/** `<` is the only character that can end or confuse a raw-text element. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The structured data of a page for search engines, in one block. */
export const jsonLd = (data: readonly object[]): string =>
  data.length === 0 ? '' : `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
