import type { PaymentProvider } from '../../application/checkout/payment-provider.ts';
import type { IdentityProvider } from '../../application/identity/identity-provider.ts';
import type { ClockPort } from '../../application/shared/clock.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Controls } from './controls/controls.ts';
import type { PasswordHashing } from './customers/password-hashing.ts';
import type { Database } from './db/connect.ts';
import type { ErrorList } from './errors/error-list.ts';
import type { BrandLook } from './pages/brand-look.ts';

/** What went wrong, without what was sent: no payload, no token, no address with one. */
export interface Incident {
  readonly operation: string;
  readonly kind: 'crash' | 'wrong-answer' | 'job-failed' | 'job-given-up';
  /** The error's own name, code and place, or the path that a codec refused. */
  readonly detail: string;
}

/** All that the embedded backend stands on. Handed to every handler; nothing reaches around it. */
export interface Sandbox {
  readonly db: Database;
  readonly clock: ClockPort;
  readonly shops: Readonly<Record<BrandId, Shop>>;
  readonly looks: Readonly<Record<BrandId, BrandLook>>;
  /** A shop's typefaces as CSS, where its fonts are served beside the sandbox; none: the system's. */
  readonly typeOf?: (brand: BrandId) => string;
  /** Where a shop's pages are: `http://okulino.localhost:4200`, without a slash at its end. */
  readonly publicUrl: (brand: BrandId) => string;
  /** Every address that a shop answers at, for the start page; none: its public one. */
  readonly addresses?: (brand: BrandId) => readonly string[];
  readonly report: (incident: Incident) => void;
  /** Calls of one client; all bounds keep a script from filling or guessing. */
  readonly limits: {
    readonly cartsPerMinute: number;
    readonly couponTriesPerMinute: number;
    /** Look-ups and withdrawals of one client. */
    readonly guestTriesPerMinute: number;
    /** The same about one order or to one e-mail address, whoever asks. */
    readonly guestTriesPerHour: number;
    /** Of one account within a quarter of an hour: passwords that are tried, mails that are asked for. */
    readonly accountTries: number;
  };
  readonly hashing: PasswordHashing;
  /** After how long a session ends that nobody uses. Units: ms. Source: AUTH-19. */
  readonly sessionIdleMs: number;
  /** Where visitors prove who they are; none: the sandbox's own pages, which believe every answer. */
  readonly identity?: IdentityProvider;
  /** Who takes the money; none: the sandbox's own pay page, where none moves. */
  readonly provider?: PaymentProvider;
  /** How long nobody touches a cart before its owner is reminded of it. Units: ms. Source: REO-5. */
  readonly cartLeftAfterMs: number;
  /** Checks every answer against its codec before it is sent: development and tests. */
  readonly checkAnswers: boolean;
  /** An editor published: pages that were made before are old. */
  readonly onPublished?: () => void;
  /** Errors of browsers and of the server, where they are kept here. */
  readonly errors?: ErrorList;
  /** What tests can change while it runs; absent everywhere else. */
  readonly controls?: Controls;
}
