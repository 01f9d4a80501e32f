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
import type { Failure } from '../shared/failure.ts';

export interface ShippingPort {
  /** Active options to a country, cheapest rows included, whether or not there is a cart. */
  readonly shippingOptions: (countryTo: CountryCode) => TaskEither<Failure, readonly ShippingMethod[]>;
}

export interface CheckoutPort {
  /** `reminder`: whether its owner wants a mail where they leave the cart; nothing said changes nothing. Source: LAW-32. */
  readonly setEmail: (token: CartToken, email: string, reminder?: boolean) => TaskEither<Failure, Cart>;
  /** No bill's address: that of the cart stays, or is still to come. */
  readonly setAddresses: (
    token: CartToken,
    addresses: { readonly email: string; readonly billing?: Address; readonly shipping: Address },
  ) => TaskEither<Failure, Cart>;
  readonly setMilesAndMoreNumber: (token: CartToken, number: string) => TaskEither<Failure, Cart>;
  /** Keeps what the lenses of a cart are bought on, for the order that it becomes; no cart says it again. Source: LAW-27. */
  readonly setPrescription: (token: CartToken, facts: PrescriptionFacts) => TaskEither<Failure, Cart>;
  /** Whether the lens values of what comes regularly may be kept for it. Source: LAW-30. */
  readonly agreeToRegular: (token: CartToken, given: boolean) => TaskEither<Failure, Cart>;
  /** What who is signed in bought lenses on the last time; none: never. A guest is refused. Source: LAW-27. */
  readonly lastPrescription: () => TaskEither<Failure, PrescriptionFacts | undefined>;
  readonly setComment: (token: CartToken, comment: string) => TaskEither<Failure, Cart>;
  /** The methods that this cart's shipment can be sent by. */
  readonly shippingMethods: (
    token: CartToken,
    shipment: string,
  ) => TaskEither<Failure, readonly ShippingMethod[]>;
  /** `notice`: whether the carrier may have e-mail and phone number; where it announces nothing it is not said. Source: CHK-9. */
  readonly chooseShipping: (
    token: CartToken,
    shipment: string,
    key: string,
    notice?: boolean,
  ) => TaskEither<Failure, Cart>;
  readonly paymentMethods: (token: CartToken) => TaskEither<Failure, readonly PaymentMethod[]>;
  /** When who is signed in ordered last, as an instant; none: never. A guest is refused. Source: CHK-16, ORD-2. */
  readonly lastOrder: () => TaskEither<Failure, string | undefined>;
  /** How who is signed in paid for their last order; none: they never ordered. A guest is refused. Source: CHK-26. */
  readonly lastWay: () => TaskEither<Failure, string | undefined>;
  /** Whether this order can be sold on account. Source: CHK-16. */
  readonly invoiceAdvice: (request: ScoreRequest) => TaskEither<Failure, InvoiceAdvice>;
  readonly choosePayment: (token: CartToken, code: string) => TaskEither<Failure, Cart>;
  /**
   * Makes the cart an order, once: asked again for the same cart it answers with the same order. One that would differ
   * from what its buyer saw is refused. `source`: where it comes from. Source: CHK-12, CHK-20, TRK-2.
   */
  readonly placeOrder: (seen: SeenOrder, source?: OrderSource) => TaskEither<Failure, Order>;
}

export interface OrderPort {
  readonly order: (token: OrderToken) => TaskEither<Failure, Order>;
  /** How long the goods last, and when to order again. */
  readonly reorderInterval: (
    email: string,
    items: readonly Pick<CartItem, 'productId' | 'options' | 'quantity'>[],
  ) => TaskEither<Failure, ReorderInterval>;
  /** Paths of the files that belong to an order; none while its sale is open. */
  readonly documents: (token: OrderToken) => TaskEither<Failure, readonly string[]>;
  /** `NotFound` whichever of the two is wrong. Source: ORD-3. */
  readonly lookUp: (lookup: OrderLookup) => TaskEither<Failure, OrderToken>;
  /** May be sent again: the same declaration gets the same receipt. Source: LAW-4. */
  readonly withdraw: (withdrawal: Withdrawal) => TaskEither<Failure, WithdrawalReceipt>;
  /** May be sent again: the same declaration gets the same receipt. Source: ACC-5. */
  readonly cancel: (cancellation: Cancellation) => TaskEither<Failure, CancellationReceipt>;
}

/** `alias`: what is kept pays; `keepAlias`: what pays is kept for the customer's next order. Source: ACC-7. */
export interface PaymentWish {
  readonly alias?: AliasId;
  readonly keepAlias?: boolean;
}

/** The way to the payment provider and back. */
export interface PaymentPort {
  /** `returnPath` is where the provider sends the shopper back to; `method` replaces the one chosen before. */
  readonly start: (
    order: OrderToken,
    options: { readonly returnPath: string; readonly method?: string } & PaymentWish,
  ) => TaskEither<Failure, PaymentStart>;
  /** Asks what became of a payment when the shopper comes back. May be asked any number of times. */
  readonly outcome: (order: OrderToken, payment: PaymentId) => TaskEither<Failure, PaymentOutcome>;
}

/** The browser's ways to the payment provider's page. Source: CHK-11. */
export interface ProviderWindow {
  /** Instead of the shop's page. */
  readonly go: (url: string) => void;
  /**
   * Over the shop's page. Answers when it is gone: `closed` by the shopper, or `failed`: it could not be shown. It does
   * not answer where the payment ended, for then the whole window moves on.
   */
  readonly show: (script: string, payment: string) => Promise<'closed' | 'failed'>;
  readonly hide: () => void;
}

/** An order that was asked for. `at`: when its button was pressed, in milliseconds since 1970. */
export interface OrderAttempt {
  readonly seen: SeenOrder;
  readonly at: number;
}

/** Remembers, for this tab, the order that was asked for and not yet answered. */
export interface OrderAttempts {
  readonly read: () => OrderAttempt | undefined;
  readonly write: (attempt: OrderAttempt) => void;
  readonly clear: () => void;
}

/** What the way here said of the order, of an optician's shop or a service, as this browser keeps it. Source: TRK-2, D70. */
export type KeptOrderSource = () => Promise<OrderSource>;

/** What led a visitor to their order, as their browser keeps it: an order uses it up. Source: CART-4. */
export interface OrderTraces {
  readonly clear: () => void;
}
