import type * as E from 'fp-ts/Either';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CartFacts } from '../cart/cart-facts.ts';
import type { LevelsOf } from '../delivery/handlers.ts';
import type { Refusal } from '../refusal.ts';
import type { AccountEngine } from './account-engine.ts';
import type { DeliveryEngine } from './delivery-engine.ts';
import type { SoldOrder } from './sold-order.ts';

/** Identifies an order of the engine by its token. */
export interface OrderName {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly token: string;
}

/**
 * What the shop reports about orders to an engine and requests from it. Every call may be repeated. Calls reject while
 * the engine is unavailable.
 */
export interface OrderEngine {
  /** Returns an order in the language in which it was placed. Undefined if it does not exist. */
  readonly look: (order: Omit<OrderName, 'locale'>) => Promise<SoldOrder | undefined>;
  /** Returns the orders of an account, in the given language. */
  readonly ofAccount: (shop: Omit<OrderName, 'token'>, account: string) => Promise<readonly SoldOrder[]>;
  /** Reports a payment. `closed`: the order was cancelled before, and the money has to be refunded. */
  readonly paid: (
    order: OrderName,
    payment: { readonly method: string; readonly reference: string },
  ) => Promise<'told' | 'closed'>;
  /**
   * Reports that the buyer pays after delivery, so that the order waits no longer. `closed`: the order was cancelled
   * before.
   */
  readonly paidLater: (order: OrderName, method: string) => Promise<'told' | 'closed'>;
  /** Reports a refund. Units of `amount`: minor. */
  readonly refunded: (
    order: OrderName,
    refund: { readonly amount: number; readonly reference: string; readonly reason?: string },
  ) => Promise<void>;
  /** Removes the eye values from a finished order. The shop has already removed them from its copy. Source: LAW-33. */
  readonly forgetValues: (order: OrderName) => Promise<void>;
}

/** An abandoned cart with an e-mail. `account`: as named by the companion. */
export interface LeftCart {
  readonly token: string;
  readonly locale: Locale;
  readonly email: string;
  readonly account?: string;
}

/** The operations for an engine's carts that the companion calls. They reject while the engine is unavailable. */
export interface CartEngine {
  /** Returns the carts that have not changed since and had no reminder, oldest first. */
  readonly left: (brand: BrandId, before: Date) => Promise<readonly LeftCart[]>;
  /** Undefined if it has been ordered or abandoned. */
  readonly look: (
    brand: BrandId,
    cart: Pick<LeftCart, 'token' | 'locale' | 'account'>,
  ) => Promise<CartFacts | undefined>;
  readonly reminded: (brand: BrandId, token: string) => Promise<void>;
  /** Returns the tokens of an account's carts that are not ordered yet, newest first. Refuses while the engine is unavailable. Source: LAW-34. */
  readonly ofAccount: (brand: BrandId, account: string) => Promise<E.Either<Refusal, readonly string[]>>;
  /**
   * Deletes the carts of an account that were never ordered. Returns their tokens; a repeated call returns none.
   * Source: LAW-33.
   */
  readonly forgetOf: (brand: BrandId, account: string) => Promise<readonly string[]>;
  /** Deletes the carts that were never ordered and have not changed since. Source: LAW-33. */
  readonly forgetOld: (brand: BrandId, before: Date) => Promise<void>;
}

/**
 * A single-use coupon that takes an amount off the goods. `account`: its owner, as named by the companion. Units of
 * `amount`: minor.
 */
export interface EarnedCoupon {
  readonly brand: BrandId;
  readonly code: string;
  readonly amount: number;
  readonly account: string;
  readonly endsAt: Date;
}

/**
 * The operations for coupons that the companion calls at an engine. A repeated call creates only one coupon. They
 * reject while the engine is unavailable.
 */
export interface CouponEngine {
  readonly make: (coupon: EarnedCoupon) => Promise<void>;
}

/** The engine behind a shop, as seen by the data that the shop keeps beside it. */
export interface EngineBehind {
  readonly orders: OrderEngine;
  readonly carts: CartEngine;
  readonly coupons: CouponEngine;
  readonly deliveries: DeliveryEngine;
  /** Undefined if the companion keeps the shop's customers. */
  readonly accounts?: AccountEngine;
  readonly levelsOf: LevelsOf;
}
