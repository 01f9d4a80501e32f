import type * as E from 'fp-ts/Either';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { NewItemWire } from '../../contract/cart/cart-item.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { CartFacts } from '../cart/cart-facts.ts';
import type { Refusal } from '../refusal.ts';
import type { Account } from './companion.ts';
import type { SoldOrder } from './sold-order.ts';

/** Goods that an account has sent while nobody is there: no gift, no coupon. */
export interface Delivery {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly account: Account;
  readonly items: readonly NewItemWire[];
  readonly billing: AddressWire;
  readonly shipping: AddressWire;
  /** Wanted; where it does not fit, the cheapest other one. */
  readonly shippingMethod?: string;
  readonly paymentMethod: string;
  readonly milesAndMore?: string;
}

/** What the companion asks of an engine about deliveries. Rejects while the engine is away. */
export interface DeliveryEngine {
  /** What it would be as an order now. Left: why it cannot be one. */
  readonly weigh: (delivery: Delivery) => Promise<E.Either<Refusal, CartFacts>>;
  /** As it was weighed. Asked again by its token, which the companion drew, it is the same order. */
  readonly place: (
    delivery: Delivery,
    token: string,
    weighed: CartFacts,
  ) => Promise<E.Either<Refusal, SoldOrder>>;
  /** The order that a token became; undefined: none. */
  readonly placed: (
    delivery: Pick<Delivery, 'brand' | 'locale' | 'account'>,
    token: string,
  ) => Promise<SoldOrder | undefined>;
}
