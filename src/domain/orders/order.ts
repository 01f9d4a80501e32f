import type { Cart } from '../cart/cart.ts';
import type { PaymentOutcome } from '../checkout/payment.ts';
import type { PrescriptionFacts } from '../checkout/prescription-facts.ts';
import type { Money } from '../shared/money.ts';
import type { OrderState } from './order-state.ts';

export type OrderToken = string & { readonly OrderToken: unique symbol };

/** The number by which the shop's own systems know an order. */
export type InternalOrderId = string & { readonly InternalOrderId: unique symbol };

/** A cart that was ordered. */
export interface Order extends Omit<Cart, 'token'> {
  readonly token: OrderToken;
  /** What the shopper reads and says on the phone. */
  readonly number: string;
  /** The same to the shop's own systems. */
  readonly internalId: InternalOrderId;
  readonly state: OrderState;
  /** ISO instants. */
  readonly createdAt: string;
  readonly paidAt?: string;
  /** ISO instant: unpaid by then, it is cancelled. */
  readonly payableUntil?: string;
  /** All money that went back: what came twice or too late, and what the shop gave back. */
  readonly refunded?: Money;
  /** What of it the shop gave back of its own accord. */
  readonly givenBack?: Money;
  /** ISO instant: when the last of it went back. */
  readonly refundedAt?: string;
  readonly payment?: { readonly method: string; readonly outcome: PaymentOutcome };
  readonly delivery?: { readonly earliest: string; readonly latest: string };
  /** The carrier's number, once the parcel is on its way. */
  readonly tracking?: string;
  /** What its contact lenses were bought on, where the country of delivery asked. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
  readonly reorderable: boolean;
  /** `yyyy-MM-dd`: the mail that reminds its customer to order again. Source: ACC-6. */
  readonly nextReminder?: string;
  /** What it credits its customer with; none where nothing stands to their credit. Source: ACC-4. */
  readonly bonusPoints?: number;
}
