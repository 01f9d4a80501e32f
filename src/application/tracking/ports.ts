import type { Observable } from 'rxjs';
import type { Consent, Granted, OptionalCategory } from '../../domain/tracking/consent.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';
import type { Tracking } from '../../domain/tracking/tracking-cookie.ts';

/** Whoever asks visitors for consent: our own bar, or a platform whose script arrives some time after the page. Source: TRK-7. */
export interface ConsentPlatform {
  readonly isThere: () => boolean;
  /** What counts now, and every change of it. */
  readonly consent$: Observable<Consent>;
  /** Shows the settings, whenever a visitor wants to see them. */
  readonly open: () => void;
  /** As consent tools write languages: `DE`. */
  readonly speak: (language: string) => void;
}

/** The answer as this browser keeps it. */
export interface KeptConsent {
  readonly read: () => Consent;
  readonly write: (allowed: ReadonlySet<OptionalCategory>) => void;
}

/** The visitor's other tabs of the same shop. */
export interface ConsentTabs {
  /** The answer is another than before. */
  readonly tell: () => void;
  readonly told$: Observable<unknown>;
}

/** Counts what happens in the shop. It cannot be spoken to without consent, and what fails in it is not the shop's concern. Source: TRK-1, TRK-7. */
export interface AnalyticsPort {
  /**
   * Before the first event, and again when more or less is allowed. `marketing`: those who advertise may know of it too.
   * `user`: whom a link named; nobody without consent to both.
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

/** What was counted already and counts once. It outlives the page. */
export interface CountedOnce {
  readonly has: (name: string) => boolean;
  readonly add: (granted: Granted<'statistics'>, name: string) => void;
}

/** The cookie `vsf-tracking`. Source: TRK-2. */
export interface CampaignMemory {
  readonly read: () => Tracking;
  /** What an order needs is kept without consent, the rest with it alone. */
  readonly keep: (tracking: Tracking, granted: Granted<'marketing'> | undefined) => void;
}

/** The cookie `vsf-uid`. Source: TRK-3. */
export interface UserMemory {
  readonly keep: (granted: Granted<'marketing'>, uid: string) => void;
  readonly read: (granted: Granted<'marketing'>) => string | undefined;
}
