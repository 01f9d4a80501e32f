import type * as E from 'fp-ts/Either';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Refusal } from '../refusal.ts';
import type { SoldOrder } from './sold-order.ts';

/** A customer as kept by an engine: the same one in all its shops. */
export interface EngineCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  /** `YYYY-MM-DD` */
  readonly birthday?: string;
  readonly loyaltyNumber?: string;
  /** Whether the engine has verified that the mailbox is theirs. Only then does the e-mail identify the customer. */
  readonly verified: boolean;
  readonly hasPassword: boolean;
}

/** A session at an engine. */
export interface EngineSession {
  /** The id by which it is ended. It cannot be used to open it. */
  readonly id: string;
  /** The secret that opens it. It is never sent to a browser or written to a log. */
  readonly token: string;
}

export interface OpenedAtEngine {
  readonly customer: EngineCustomer;
  readonly session: EngineSession;
}

/** Absent fields stay unchanged. Null removes a value. */
export interface EngineCustomerChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string | null;
  readonly birthday?: string | null;
  readonly loyaltyNumber?: string | null;
}

/** Left: the engine is unavailable. */
type Asked<A> = Promise<E.Either<Refusal, A>>;

/**
 * The customer accounts of an engine that keeps them: e-mail, password and name are what the engine says. Whether an
 * account may be read or changed is decided by the shop.
 */
export interface AccountEngine {
  /** Undefined if the engine refuses, without a reason. `customer`: the customer whom the shop already knows by this e-mail. */
  readonly signIn: (
    brand: BrandId,
    who: { readonly email: string; readonly password: string; readonly customer?: string },
  ) => Asked<OpenedAtEngine | undefined>;
  /** Opens a session on the shop's own proof of identity. Undefined if the customer does not exist any more. */
  readonly open: (brand: BrandId, customer: string) => Asked<OpenedAtEngine | undefined>;
  /** Returns the customer of a session. Undefined if it has ended at the engine. */
  readonly whoIs: (brand: BrandId, token: string) => Asked<EngineCustomer | undefined>;
  /** Undefined if there is no customer who can sign in. */
  readonly look: (
    brand: BrandId,
    whose: { readonly customer: string } | { readonly email: string },
  ) => Asked<EngineCustomer | undefined>;
  /**
   * Adds a customer. `proven`: the shop has verified that the mailbox is theirs. A customer who exists with that e-mail
   * is then used, and what was chosen there without ever proving the mailbox is void.
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
  /**
   * Sets a password and ends every session except `but`, given by its id. `proven`: the customer came through a link in
   * a mail. Undefined if the customer does not exist any more.
   */
  readonly setPassword: (
    brand: BrandId,
    chosen: {
      readonly customer: string;
      readonly password: string;
      readonly proven: boolean;
      readonly but?: string;
    },
  ) => Asked<EngineCustomer | undefined>;
  /** Undefined if the customer does not exist any more. */
  readonly update: (
    brand: BrandId,
    customer: string,
    change: EngineCustomerChange,
  ) => Asked<EngineCustomer | undefined>;
  /** Ends sessions by their ids. May be repeated. */
  readonly end: (brand: BrandId, sessions: readonly string[]) => Asked<void>;
  /** `account`: as named by carts and orders; `everywhere`: false if they have an account in another shop. May be repeated. */
  readonly remove: (
    brand: BrandId,
    leaving: { readonly customer: string; readonly account: string; readonly everywhere: boolean },
  ) => Asked<void>;
  /**
   * Returns the newest orders of a customer that were not placed in the shop and belong to no account yet, in a
   * language, and whether there are more.
   */
  readonly pastOrders: (
    shop: { readonly brand: BrandId; readonly locale: Locale },
    customer: string,
  ) => Asked<{ readonly orders: readonly SoldOrder[]; readonly more: boolean }>;
  /** Assigns orders to an account. */
  readonly claimOrders: (brand: BrandId, account: string, orders: readonly string[]) => Asked<void>;
}
