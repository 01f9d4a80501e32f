import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartItem, CartToken } from '../../domain/cart/cart.ts';
import type { ScoreRequest } from '../../domain/checkout/credit-score.ts';
import type { InvoiceAdvice } from '../../domain/checkout/invoice-advice.ts';
import type {
  PaymentId,
  PaymentMethod,
  PaymentOutcome,
  PaymentStart,
} from '../../domain/checkout/payment.ts';
import type { AliasId } from '../../domain/checkout/payment-alias.ts';
import type { PrescriptionFacts } from '../../domain/checkout/prescription-facts.ts';
import type { SeenOrder } from '../../domain/checkout/seen-order.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { Cancellation, CancellationReceipt } from '../../domain/orders/cancellation.ts';
import type { Order, OrderToken } from '../../domain/orders/order.ts';
import type { OrderLookup } from '../../domain/orders/order-lookup.ts';
import type { ReorderInterval } from '../../domain/orders/reorder-interval.ts';
import type { Withdrawal, WithdrawalReceipt } from '../../domain/orders/withdrawal.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { OrderSource } from '../../domain/tracking/campaign.ts';
import type { CartRenewal } from '../cart/ports.ts';
import type { Failure } from '../shared/failure.ts';

export interface ShippingPort {
  /** Active options for a country, including the cheapest rows, with or without a cart. */
  readonly shippingOptions: (countryTo: CountryCode) => TaskEither<Failure, readonly ShippingMethod[]>;
}

export interface CheckoutPort extends CartRenewal {
  /** `reminder`: whether the buyer wants a mail if they abandon the cart; undefined changes nothing. Source: LAW-32. */
  readonly setEmail: (token: CartToken, email: string, reminder?: boolean) => TaskEither<Failure, Cart>;
  /** Without a billing address, that of the cart stays, or is entered later. */
  readonly setAddresses: (
    token: CartToken,
    addresses: { readonly email: string; readonly billing?: Address; readonly shipping: Address },
  ) => TaskEither<Failure, Cart>;
  readonly setMilesAndMoreNumber: (token: CartToken, number: string) => TaskEither<Failure, Cart>;
  /** Stores the prescription data of a cart's lenses for its order. The cart does not return it. Source: LAW-27. */
  readonly setPrescription: (token: CartToken, facts: PrescriptionFacts) => TaskEither<Failure, Cart>;
  /** Stores whether the lens values of a subscription may be kept for it. Source: LAW-30. */
  readonly agreeToRegular: (token: CartToken, given: boolean) => TaskEither<Failure, Cart>;
  /**
   * The prescription data of the signed-in customer's last lens order; undefined if there is none. Refused for guests.
   * Source: LAW-27.
   */
  readonly lastPrescription: () => TaskEither<Failure, PrescriptionFacts | undefined>;
  readonly setComment: (token: CartToken, comment: string) => TaskEither<Failure, Cart>;
  /** The methods available for this shipment of the cart. */
  readonly shippingMethods: (
    token: CartToken,
    shipment: string,
  ) => TaskEither<Failure, readonly ShippingMethod[]>;
  /**
   * `notice`: whether the carrier may have the e-mail and phone number; omitted if the carrier sends no announcements.
   * Source: CHK-9.
   */
  readonly chooseShipping: (
    token: CartToken,
    shipment: string,
    key: string,
    notice?: boolean,
  ) => TaskEither<Failure, Cart>;
  readonly paymentMethods: (token: CartToken) => TaskEither<Failure, readonly PaymentMethod[]>;
  /**
   * The instant of the signed-in customer's last order; undefined if they never ordered. Refused for guests. Source:
   * CHK-16, ORD-2.
   */
  readonly lastOrder: () => TaskEither<Failure, string | undefined>;
  /**
   * How the signed-in customer paid for their last order; undefined if they never ordered. Refused for guests. Source:
   * CHK-26.
   */
  readonly lastWay: () => TaskEither<Failure, string | undefined>;
  /** Whether this order can be sold on account. Source: CHK-16. */
  readonly invoiceAdvice: (request: ScoreRequest) => TaskEither<Failure, InvoiceAdvice>;
  readonly choosePayment: (token: CartToken, code: string) => TaskEither<Failure, Cart>;
  /**
   * Turns the cart into an order, once. A repeated request for the same cart returns the same order. Refused if the
   * order would differ from what the buyer saw. `source`: where the order comes from. Source: CHK-12, CHK-20, TRK-2.
   */
  readonly placeOrder: (seen: SeenOrder, source?: OrderSource) => TaskEither<Failure, Order>;
}

export interface OrderPort {
  readonly order: (token: OrderToken) => TaskEither<Failure, Order>;
  /** How long the goods last, and when to reorder. */
  readonly reorderInterval: (
    email: string,
    items: readonly Pick<CartItem, 'productId' | 'options' | 'quantity' | 'eye'>[],
  ) => TaskEither<Failure, ReorderInterval>;
  /** Paths of the files of an order; none while its sale is still open. */
  readonly documents: (token: OrderToken) => TaskEither<Failure, readonly string[]>;
  /** `NotFound` if either value is wrong; it does not say which. Source: ORD-3. */
  readonly lookUp: (lookup: OrderLookup) => TaskEither<Failure, OrderToken>;
  /** May be repeated: the same declaration gets the same receipt. Source: LAW-4. */
  readonly withdraw: (withdrawal: Withdrawal) => TaskEither<Failure, WithdrawalReceipt>;
  /** May be repeated: the same declaration gets the same receipt. Source: ACC-5. */
  readonly cancel: (cancellation: Cancellation) => TaskEither<Failure, CancellationReceipt>;
}

/**
 * `alias`: pay with this stored payment means; `keepAlias`: store the payment means for the customer's next order.
 * Source: ACC-7.
 */
export interface PaymentWish {
  readonly alias?: AliasId;
  readonly keepAlias?: boolean;
}

/** Starts payments at the provider and reads their results. */
export interface PaymentPort {
  /** `returnPath`: the path that the provider sends the shopper back to; `method` replaces the one chosen before. */
  readonly start: (
    order: OrderToken,
    options: { readonly returnPath: string; readonly method?: string } & PaymentWish,
  ) => TaskEither<Failure, PaymentStart>;
  /** Requests the result of a payment when the shopper comes back. May be repeated any number of times. */
  readonly outcome: (order: OrderToken, payment: PaymentId) => TaskEither<Failure, PaymentOutcome>;
}

/** How the browser opens the payment provider's page. Source: CHK-11. */
export interface ProviderWindow {
  /** Redirects to the page. */
  readonly go: (url: string) => void;
  /**
   * Shows the page as an overlay. Resolves when it is gone: `closed` by the shopper, or `failed` if it could not be
   * shown. Does not resolve when the payment ends, because the whole window then navigates.
   */
  readonly show: (script: string, payment: string) => Promise<'closed' | 'failed'>;
  readonly hide: () => void;
}

/** A requested order. `at`: when its button was pressed, in milliseconds since 1970. */
export interface OrderAttempt {
  readonly seen: SeenOrder;
  readonly at: number;
}

/** Stores, for this tab, an order that was requested and not yet answered. */
export interface OrderAttempts {
  readonly read: () => OrderAttempt | undefined;
  readonly write: (attempt: OrderAttempt) => void;
  readonly clear: () => void;
}

/** Returns the source of the order, such as an optician's shop or a service, as this browser stores it. Source: TRK-2. */
export type KeptOrderSource = () => Promise<OrderSource>;

/** The stored traces of what led a visitor to their order. An order clears them. Source: CART-4. */
export interface OrderTraces {
  readonly clear: () => void;
}
