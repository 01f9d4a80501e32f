import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { CartFacts } from '../cart/cart-facts.ts';

/** How far an engine has come with an order. `waiting`: for its payment. */
export type SoldState = 'waiting' | 'open' | 'shipped' | 'cancelled';

/** An order as an engine keeps it, in the words of the shop. Amounts in minor units. */
export interface SoldOrder {
  /** What opens it, and no cart. */
  readonly token: string;
  readonly number: string;
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly state: SoldState;
  /** What was ordered, as it was then. */
  readonly cart: CartFacts;
  readonly currency: Currency;
  readonly placedAt: Date;
  /** Until when it waits; none: it does not. */
  readonly payableUntil?: Date;
  /** When its money came; none: it did not. */
  readonly paidAt?: Date;
  /** The carrier's number. */
  readonly tracking?: string;
  /** Not made at the shop: its buyer was told by whoever made it. */
  readonly elsewhere?: boolean;
  /** Whether all of it lies on the shelf; none: nobody looked. */
  readonly inStock?: boolean;
}
