import type * as E from 'fp-ts/Either';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Refusal } from '../refusal.ts';
import type { SoldOrder } from './sold-order.ts';

/** A customer as an engine keeps them: the same one in all its shops. */
export interface EngineCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  /** `YYYY-MM-DD` */
  readonly birthday?: string;
  readonly loyaltyNumber?: string;
  /** Whether the engine has seen that the mailbox is theirs: only then does the e-mail say who somebody is. */
  readonly verified: boolean;
  readonly hasPassword: boolean;
}

/** A session at an engine. */
export interface EngineSession {
  /** What it is ended by; it opens nothing. */
  readonly id: string;
  /** What opens it: no browser and no log ever sees it. */
  readonly token: string;
}

export interface OpenedAtEngine {
  readonly customer: EngineCustomer;
  readonly session: EngineSession;
}

/** What is left out stays; null: it is taken off. */
export interface EngineCustomerChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string | null;
  readonly birthday?: string | null;
  readonly loyaltyNumber?: string | null;
}

/** Left: the engine is away. */
type Asked<A> = Promise<E.Either<Refusal, A>>;

/**
 * Who keeps a shop's customers, where an engine does: e-mail, password and name are what it says. That somebody may be
 * asked about, or changed, is the shop's own word.
 */
export interface AccountEngine {
  /** Undefined: it does not let them in, and does not say why. `customer`: whom the shop knows by this e-mail already. */
  readonly signIn: (
    brand: BrandId,
    who: { readonly email: string; readonly password: string; readonly customer?: string },
  ) => Asked<OpenedAtEngine | undefined>;
  /** By a proof of the shop's own. Undefined: there is no such customer any more. */
  readonly open: (brand: BrandId, customer: string) => Asked<OpenedAtEngine | undefined>;
  /** Whose session it is. Undefined: it has ended there. */
  readonly whoIs: (brand: BrandId, token: string) => Asked<EngineCustomer | undefined>;
  /** Undefined: nobody who can sign in. */
  readonly look: (
    brand: BrandId,
    whose: { readonly customer: string } | { readonly email: string },
  ) => Asked<EngineCustomer | undefined>;
  /**
   * A new customer. `proven`: the shop has seen that the mailbox is theirs; then it is whoever is there by that e-mail, and
   * what was chosen there by somebody who never showed it is void.
   */
  readonly add: (
    brand: BrandId,
    account: {
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly password?: string;
      readonly proven: boolean;
    },
  ) => Asked<EngineCustomer | 'taken'>;
  readonly matches: (brand: BrandId, customer: string, password: string) => Asked<boolean>;
  /** Every session ends but `but`, by its id. `proven`: a mail's link led to it. Undefined: there is no such customer any more. */
  readonly setPassword: (
    brand: BrandId,
    chosen: {
      readonly customer: string;
      readonly password: string;
      readonly proven: boolean;
      readonly but?: string;
    },
  ) => Asked<EngineCustomer | undefined>;
  /** Undefined: there is no such customer any more. */
  readonly update: (
    brand: BrandId,
    customer: string,
    change: EngineCustomerChange,
  ) => Asked<EngineCustomer | undefined>;
  /** By their ids. May be repeated. */
  readonly end: (brand: BrandId, sessions: readonly string[]) => Asked<void>;
  /** `account`: as carts and orders name it; `everywhere`: false where they have an account in another shop. May be repeated. */
  readonly remove: (
    brand: BrandId,
    leaving: { readonly customer: string; readonly account: string; readonly everywhere: boolean },
  ) => Asked<void>;
  /** Orders of a customer that were not made at the shop and that no account has yet, in a language; the newest, and whether there are more. */
  readonly pastOrders: (
    shop: { readonly brand: BrandId; readonly locale: Locale },
    customer: string,
  ) => Asked<{ readonly orders: readonly SoldOrder[]; readonly more: boolean }>;
  /** They are an account's from now on. */
  readonly claimOrders: (brand: BrandId, account: string, orders: readonly string[]) => Asked<void>;
}
