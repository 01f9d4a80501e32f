import type { HydrationState } from 'react-router';
import type { BroughtFlags } from '../../application/flags/lazy-flags.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { ShopCurrency } from '../../domain/shared/amounts.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';
import type { Shell } from '../../ui/document.tsx';
import type { PageNotes } from '../../ui/page-notes.ts';
import type { PublicPageName } from '../../ui/public-pages.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';

/** Who counts what happens in the shop; empty: nobody. */
export interface Counting {
  /** The page's own data layer. */
  readonly layer?: true;
  /** Id of a tag manager's container: `GTM-ABC123`. */
  readonly container?: string;
  /** The shop's own sandbox shows the last events. */
  readonly sandbox?: true;
  /** Somebody decides of experiments: whoever allows it draws a bucket. */
  readonly experiments?: true;
}

/**
 * The only data that a page carries: one block of JSON. It is not executable, so the content security policy needs
 * neither nonce nor hash for it.
 */
export interface Boot {
  /** What the starter imports, in this order and pausing between: the entry comes last. */
  readonly scripts: readonly string[];
  /** What the first island will need: fetched when the browser is idle, and not run before. */
  readonly ahead?: readonly string[];
  /** Sheets whose rules came with the page, but for those of the frame: nobody loads them again. */
  readonly sheets: readonly string[];
  /** A personal page has nothing to show before its loader ran in the browser: the starter does not wait. */
  readonly urgent?: boolean;
  /** Shops answer on ports of their own here: a host name that means none of them is shared by all. */
  readonly brandPorts?: true;
  /** Where the shop is reached, if not where its own file says. */
  readonly origin?: string;
  /** Where its people chat; true: in the sandbox. */
  readonly chat?: string | true;
  /** What it sells in, if not what its own file says. */
  readonly currency?: ShopCurrency;
  /** What the merchant's own identity service is called, where there is one. */
  readonly houseIdentity?: string;
  /** Whose buyers are told what 100 ml cost; none: everybody what a litre costs. */
  readonly per100ml?: NonNullable<Shop['per100ml']>;
  /** Whose calendar the shop's days follow, if not the usual one. */
  readonly zone?: string;
  /** Where events are counted, for whoever allows it. */
  readonly counting: Counting;
  /** What the app draws its document of; one with parts stays as it was sent. */
  readonly shell?: Shell;
  /** Where the words of this brand and language are: `*` stands for the part of the shop. */
  readonly words: string;
  /** Those of them that this page needs to hydrate. */
  readonly needs: readonly Namespace[];
  /** What was decided of the features that the page holds; none: it holds none. */
  readonly flags?: BroughtFlags;
  /** Sentry hears of errors, by its DSN. */
  readonly dsn?: string;
  /** Our own server hears of them. */
  readonly ownErrors?: true;
  /** What the app goes on with; a document has parts instead. */
  readonly state?: HydrationState;
  /** What is kept of a document once its visitor is there. */
  readonly notes?: PageNotes;
  /** What a document shows, for who counts it with the visitor's consent. */
  readonly contents?: readonly ShopEvent[];
  /** Which public page it is, and the status of one that could not be shown. */
  readonly page?: PublicPageName;
  readonly status?: number;
  /** What the parts of a document are made of, by their names. */
  readonly islands?: Readonly<Record<string, object>>;
}

/** `<` is the only character that can end or confuse a raw-text element. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What search engines read of a page, in one block. */
export const jsonLd = (data: readonly object[]): string =>
  data.length === 0 ? '' : `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
