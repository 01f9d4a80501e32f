import type { ClockPort } from '../../application/shared/clock.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { Texts } from '../../application/shared/texts.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Fleet } from './fleet.ts';

/** What went wrong, without what was sent: no payload, no token, no address with one. */
export interface Incident {
  readonly operation: string;
  readonly kind: 'crash' | 'wrong-answer' | 'job-failed' | 'job-given-up';
  /** The error's own name, code and place, or the path that a codec refused. */
  readonly detail: string;
}

/** Calls of one client; all bounds keep a script from filling or guessing. */
export interface Limits {
  readonly cartsPerMinute: number;
  readonly couponTriesPerMinute: number;
  /** Look-ups and withdrawals of one client. */
  readonly guestTriesPerMinute: number;
  /** The same about one order or to one e-mail address, whoever asks. */
  readonly guestTriesPerHour: number;
  /** Of one account within a quarter of an hour: passwords that are tried, mails that are asked for. */
  readonly accountTries: number;
}

/** What every server of the contract stands on, whatever keeps its carts and orders. */
export interface ShopServer {
  readonly clock: ClockPort;
  readonly shops: Readonly<Record<BrandId, Shop>>;
  /** What refusals say, and the names of options. */
  readonly texts: Texts;
  /** Where a shop's pages are: `http://okulino.localhost:4200`, without a slash at its end. */
  readonly publicUrl: (brand: BrandId) => string;
  readonly report: (incident: Incident) => void;
  readonly limits: Limits;
  /** The other servers of this shop; none: it is the only one. */
  readonly fleet?: Fleet;
  /** Checks every answer against its codec before it is sent: development and tests. */
  readonly checkAnswers: boolean;
}
