import type { ClockPort } from '../../application/shared/clock.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { Texts } from '../../application/shared/texts.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Fleet } from './fleet.ts';

/** What went wrong, without the data sent: no payload, no token, no URL that contains one. */
export interface Incident {
  readonly operation: string;
  /** `no-connection`: the database gave none in time; the client is told to retry. */
  readonly kind: 'crash' | 'no-connection' | 'wrong-answer' | 'job-failed' | 'job-given-up';
  /** The error's name, code and place, or the path that a codec rejected. */
  readonly detail: string;
}

/** Rate limits for one client. They all keep scripts from filling the shop or guessing. */
export interface Limits {
  readonly cartsPerMinute: number;
  readonly couponTriesPerMinute: number;
  /** Order look-ups and withdrawals of one client. */
  readonly guestTriesPerMinute: number;
  /** The same for one order or one e-mail address, whichever client calls. */
  readonly guestTriesPerHour: number;
  /** For one account within a quarter of an hour: password attempts and requested mails. */
  readonly accountTries: number;
}

/** The dependencies of every server of the contract, whatever keeps its carts and orders. */
export interface ShopServer {
  readonly clock: ClockPort;
  readonly shops: Readonly<Record<BrandId, Shop>>;
  /** The texts of refusals and the names of options. */
  readonly texts: Texts;
  /** The origin of a shop's pages: `http://okulino.localhost:4200`, without a trailing slash. */
  readonly publicUrl: (brand: BrandId) => string;
  readonly report: (incident: Incident) => void;
  readonly limits: Limits;
  /** The other servers of this shop. Undefined if it is the only one. */
  readonly fleet?: Fleet;
  /** Whether every response is checked against its codec before it is sent: in development and tests. */
  readonly checkAnswers: boolean;
}
