import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import type {
  PaymentId,
  PaymentMethod,
  PaymentOutcome,
  PaymentStart,
} from '../../domain/checkout/payment.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { Order, OrderToken } from '../../domain/orders/order.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Failure } from '../shared/failure.ts';

export interface CheckoutPort {
  readonly setEmail: (token: CartToken, email: string) => TaskEither<Failure, Cart>;
  readonly setAddresses: (
    token: CartToken,
    addresses: { readonly email: string; readonly billing: Address; readonly shipping: Address },
  ) => TaskEither<Failure, Cart>;
  readonly setMilesAndMoreNumber: (token: CartToken, number: string) => TaskEither<Failure, Cart>;
  readonly setComment: (token: CartToken, comment: string) => TaskEither<Failure, Cart>;
  /** The methods that this cart's shipment can be sent by. */
  readonly shippingMethods: (
    token: CartToken,
    shipment: string,
  ) => TaskEither<Failure, readonly ShippingMethod[]>;
  readonly chooseShipping: (token: CartToken, shipment: string, key: string) => TaskEither<Failure, Cart>;
  /** Active options to a country, cheapest rows included, whether or not there is a cart. */
  readonly shippingOptions: (countryTo: CountryCode) => TaskEither<Failure, readonly ShippingMethod[]>;
  readonly paymentMethods: (token: CartToken) => TaskEither<Failure, readonly PaymentMethod[]>;
  readonly choosePayment: (token: CartToken, code: string) => TaskEither<Failure, Cart>;
  /** Makes the cart an order, once: asked again for the same cart it answers with the same order. Source: CHK-12. */
  readonly placeOrder: (token: CartToken) => TaskEither<Failure, Order>;
}

export interface OrderPort {
  readonly order: (token: OrderToken) => TaskEither<Failure, Order>;
}

/** The way to the payment provider and back. */
export interface PaymentPort {
  /** `returnPath` is where the provider sends the shopper back to; `method` replaces the one chosen before. */
  readonly start: (
    order: OrderToken,
    options: { readonly returnPath: string; readonly method?: string },
  ) => TaskEither<Failure, PaymentStart>;
  /** Asks what became of a payment when the shopper comes back. May be asked any number of times. */
  readonly outcome: (order: OrderToken, payment: PaymentId) => TaskEither<Failure, PaymentOutcome>;
}

/** Remembers, for this tab, the cart whose order was asked for and not yet answered. */
export interface OrderAttempts {
  readonly read: () => CartToken | undefined;
  readonly write: (token: CartToken) => void;
  readonly clear: () => void;
}
