import type { ClockPort } from '../../application/shared/clock.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Controls } from './controls/controls.ts';
import type { Database } from './db/connect.ts';
import type { BrandLook } from './pages/brand-look.ts';

/** What went wrong, without what was sent: no payload, no token, no address with one. */
export interface Incident {
  readonly operation: string;
  readonly kind: 'crash' | 'wrong-answer' | 'job-failed';
  /** The error's own name, code and place, or the path that a codec refused. */
  readonly detail: string;
}

/** All that the embedded backend stands on. Handed to every handler; nothing reaches around it. */
export interface Sandbox {
  readonly db: Database;
  readonly clock: ClockPort;
  readonly shops: Readonly<Record<BrandId, Shop>>;
  readonly looks: Readonly<Record<BrandId, BrandLook>>;
  /** Where a shop's pages are: `http://okulino.localhost:4200`, without a slash at its end. */
  readonly publicUrl: (brand: BrandId) => string;
  /** Every address that a shop answers at, for the start page; none: its public one. */
  readonly addresses?: (brand: BrandId) => readonly string[];
  readonly report: (incident: Incident) => void;
  /** Calls of one client; both bounds keep a script from filling or guessing. */
  readonly limits: { readonly cartsPerMinute: number; readonly couponTriesPerMinute: number };
  /** Checks every answer against its codec before it is sent: development and tests. */
  readonly checkAnswers: boolean;
  /** What tests can change while it runs; absent everywhere else. */
  readonly controls?: Controls;
}
