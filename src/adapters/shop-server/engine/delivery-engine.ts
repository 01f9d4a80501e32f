import type * as E from 'fp-ts/Either';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { NewItemWire } from '../../contract/cart/cart-item.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { CartFacts } from '../cart/cart-facts.ts';
import type { Refusal } from '../refusal.ts';
import type { Account } from './companion.ts';
import type { SoldOrder } from './sold-order.ts';

/** Goods ordered for an account without the customer being present: no gift, no coupon. */
export interface Delivery {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly account: Account;
  readonly items: readonly NewItemWire[];
  readonly billing: AddressWire;
  readonly shipping: AddressWire;
  /** The wanted shipping method. If it does not fit, the cheapest other one is used. */
  readonly shippingMethod?: string;
  readonly paymentMethod: string;
  readonly milesAndMore?: string;
}

/** The operations for deliveries that the companion calls at an engine. They reject while the engine is unavailable. */
export interface DeliveryEngine {
  /** Returns what the delivery would be as an order now. Left: why it cannot be ordered. */
  readonly weigh: (delivery: Delivery) => Promise<E.Either<Refusal, CartFacts>>;
  /**
   * Places the order as it was weighed. Repeating it with the same token, which the companion generates, returns the
   * same order.
   */
  readonly place: (
    delivery: Delivery,
    token: string,
    weighed: CartFacts,
  ) => Promise<E.Either<Refusal, SoldOrder>>;
  /** Returns the order that was placed with a token. Undefined if there is none. */
  readonly placed: (
    delivery: Pick<Delivery, 'brand' | 'locale' | 'account'>,
    token: string,
  ) => Promise<SoldOrder | undefined>;
}
