import type { Observable } from 'rxjs';
import type { CheckoutStep } from '../../domain/checkout/checkout-state.ts';
import type { PaymentMethod, PaymentStart } from '../../domain/checkout/payment.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';

/** What the checkout is doing, or how the last thing it did ended. A screen moves on when its step is `Done`. */
export type CheckoutTask =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Saving'; readonly step: CheckoutStep | 'order' }
  | { readonly _tag: 'Done'; readonly step: CheckoutStep }
  /** The order exists; `start` says where to pay, if anywhere. */
  | { readonly _tag: 'Ordered'; readonly order: Order; readonly start: PaymentStart }
  /** The order exists, but its payment could not be begun: the order's page offers it again. */
  | { readonly _tag: 'PaymentNotStarted'; readonly order: Order; readonly failure: Failure }
  | { readonly _tag: 'Failed'; readonly step: CheckoutStep | 'order'; readonly failure: Failure };

export interface CheckoutView {
  readonly task: CheckoutTask;
  readonly shippingMethods: RemoteState<Failure, readonly ShippingMethod[]>;
  readonly paymentMethods: RemoteState<Failure, readonly PaymentMethod[]>;
}

/**
 * From a cart to an order. The cart itself is the cart session's: answers are handed to it.
 * Commands while another is under way are ignored, so that a button pressed twenty times acts once.
 */
export interface CheckoutSession {
  readonly state$: Observable<CheckoutView>;
  /** Sends begin-checkout once per cart. Source: CHK-5. */
  readonly begin: () => void;
  readonly submitEmail: (email: string) => void;
  readonly submitAddresses: (addresses: {
    readonly email: string;
    readonly billing: Address;
    readonly shipping: Address;
    readonly milesAndMoreNumber?: string;
  }) => void;
  readonly loadShippingMethods: () => void;
  readonly chooseShipping: (key: string) => void;
  readonly loadPaymentMethods: () => void;
  readonly choosePayment: (code: string) => void;
  /** `returnPath` gets the order's token. Source: CHK-11, 12. */
  readonly placeOrder: (input: {
    readonly comment?: string;
    readonly returnPath: (order: Order) => string;
  }) => void;
  /** Back to `Idle`: the screen has seen how it ended. */
  readonly acknowledge: () => void;
}
