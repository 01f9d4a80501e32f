import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { CartFacts } from '../cart/cart-facts.ts';

/** The state of an order at an engine. `waiting`: for its payment. */
export type SoldState = 'waiting' | 'open' | 'shipped' | 'cancelled';

/** An order at an engine, in the shop's terms. Amounts in minor units. */
export interface SoldOrder {
  /** The token that opens the order. It opens no cart. */
  readonly token: string;
  readonly number: string;
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly state: SoldState;
  /** The cart as it was ordered. */
  readonly cart: CartFacts;
  readonly currency: Currency;
  readonly placedAt: Date;
  /** When its payment is due at the latest. Undefined if it awaits none. */
  readonly payableUntil?: Date;
  /** When it was paid. Undefined if it was not. */
  readonly paidAt?: Date;
  /** The carrier's tracking number. */
  readonly tracking?: string;
  /** Whether it was placed outside the shop. Its buyer was then notified by the system in which it was placed. */
  readonly elsewhere?: boolean;
  /** Whether all of it is in stock. Undefined if this was not checked. */
  readonly inStock?: boolean;
}
