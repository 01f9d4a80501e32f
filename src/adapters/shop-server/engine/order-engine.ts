import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CartFacts } from '../cart/cart-facts.ts';
import type { LevelsOf } from '../delivery/handlers.ts';
import type { AccountEngine } from './account-engine.ts';
import type { DeliveryEngine } from './delivery-engine.ts';
import type { SoldOrder } from './sold-order.ts';

/** An order of the engine, by its link. */
export interface OrderName {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly token: string;
}

/** What the shop's side of an order tells an engine and asks of it. All of it may be repeated; rejects while the engine is away. */
export interface OrderEngine {
  /** In the language in which it was ordered. Undefined: there is no such order. */
  readonly look: (order: Omit<OrderName, 'locale'>) => Promise<SoldOrder | undefined>;
  /** What an account bought, in the language that is named. */
  readonly ofAccount: (shop: Omit<OrderName, 'token'>, account: string) => Promise<readonly SoldOrder[]>;
  /** Money came. `closed`: the order was cancelled before, and the money has to go back. */
  readonly paid: (
    order: OrderName,
    payment: { readonly method: string; readonly reference: string },
  ) => Promise<'told' | 'closed'>;
  /** Its buyer pays after delivery: it waits no more. `closed`: the order was cancelled before. */
  readonly paidLater: (order: OrderName, method: string) => Promise<'told' | 'closed'>;
  /** Money went back. Units of `amount`: minor. */
  readonly refunded: (
    order: OrderName,
    refund: { readonly amount: number; readonly reference: string; readonly reason?: string },
  ) => Promise<void>;
  /** The values of eyes go from an order that is over: the shop has taken them out of its copy. Source: LAW-33. */
  readonly forgetValues: (order: OrderName) => Promise<void>;
}

/** A cart that its owner left, with an e-mail. `account`: as the companion names it. */
export interface LeftCart {
  readonly token: string;
  readonly locale: Locale;
  readonly email: string;
  readonly account?: string;
}

/** What the companion asks of the carts that an engine keeps. Rejects while the engine is away. */
export interface CartEngine {
  /** Those that nobody touched since and nobody was reminded of, the oldest first. */
  readonly left: (brand: BrandId, before: Date) => Promise<readonly LeftCart[]>;
  /** Undefined: it was ordered or given up meanwhile. */
  readonly look: (
    brand: BrandId,
    cart: Pick<LeftCart, 'token' | 'locale' | 'account'>,
  ) => Promise<CartFacts | undefined>;
  readonly reminded: (brand: BrandId, token: string) => Promise<void>;
}

/** A coupon of one use that takes an amount off the goods. `account`: whose it is, as the companion names it. Units of `amount`: minor. */
export interface EarnedCoupon {
  readonly brand: BrandId;
  readonly code: string;
  readonly amount: number;
  readonly account: string;
  readonly endsAt: Date;
}

/** What the companion has an engine know of coupons. Told twice, it is one. Rejects while the engine is away. */
export interface CouponEngine {
  readonly make: (coupon: EarnedCoupon) => Promise<void>;
}

/** The engine behind a shop, as what the shop keeps beside it knows it. */
export interface EngineBehind {
  readonly orders: OrderEngine;
  readonly carts: CartEngine;
  readonly coupons: CouponEngine;
  readonly deliveries: DeliveryEngine;
  /** None: the companion keeps the shop's customers. */
  readonly accounts?: AccountEngine;
  readonly levelsOf: LevelsOf;
}
