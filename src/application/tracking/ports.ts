import type { Observable } from 'rxjs';
import type { Consent, Granted, OptionalCategory } from '../../domain/tracking/consent.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';
import type { Tracking } from '../../domain/tracking/tracking-cookie.ts';

/**
 * The tool that asks visitors for consent: the shop's own bar, or a platform whose script loads after the page. Source:
 * TRK-7.
 */
export interface ConsentPlatform {
  readonly isThere: () => boolean;
  /** The current consent and every change of it. */
  readonly consent$: Observable<Consent>;
  /** Shows the settings on a visitor's request. */
  readonly open: () => void;
  /** The language code of consent tools: `DE`. */
  readonly speak: (language: string) => void;
}

/** The answer as stored in this browser. */
export interface KeptConsent {
  readonly read: () => Consent;
  readonly write: (allowed: ReadonlySet<OptionalCategory>) => void;
}

/** The visitor's other tabs of the same shop. */
export interface ConsentTabs {
  /** Tells the other tabs that the answer has changed. */
  readonly tell: () => void;
  readonly told$: Observable<unknown>;
}

/**
 * Counts what happens in the shop. Cannot be called without consent, and its failures do not affect the shop. Source:
 * TRK-1, TRK-7.
 */
export interface AnalyticsPort {
  /**
   * Called before the first event, and again when consent changes. `marketing`: advertisers may receive the data too.
   * `user`: the user named in a link; undefined without consent to both.
   */
  readonly begin: (
    granted: Granted<'statistics'>,
    marketing: Granted<'marketing'> | undefined,
    user?: string,
  ) => void;
  readonly track: (granted: Granted<'statistics'>, event: ShopEvent) => void;
  /** Consent was withdrawn. */
  readonly end: () => void;
}

/** Stores which events, of those that count only once, were counted already. Kept beyond the page. */
export interface CountedOnce {
  readonly has: (name: string) => boolean;
  readonly add: (granted: Granted<'statistics'>, name: string) => void;
}

/** The cookie `vsf-tracking`. Source: TRK-2. */
export interface CampaignMemory {
  readonly read: () => Tracking;
  /** What an order needs is kept without consent, the rest only with it. */
  readonly keep: (tracking: Tracking, granted: Granted<'marketing'> | undefined) => void;
}

/** The cookie `vsf-uid`. Source: TRK-3. */
export interface UserMemory {
  readonly keep: (granted: Granted<'marketing'>, uid: string) => void;
  readonly read: (granted: Granted<'marketing'>) => string | undefined;
}
