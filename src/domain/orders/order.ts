import type { Cart } from '../cart/cart.ts';
import type { PaymentOutcome } from '../checkout/payment.ts';
import type { PrescriptionFacts } from '../checkout/prescription-facts.ts';
import type { Money } from '../shared/money.ts';
import type { OrderState } from './order-state.ts';
import type { ReceivedWithdrawal } from './withdrawal.ts';

export type OrderToken = string & { readonly OrderToken: unique symbol };

/** The order's id in the shop's own systems. */
export type InternalOrderId = string & { readonly InternalOrderId: unique symbol };

/** A cart that was ordered. */
export interface Order extends Omit<Cart, 'token'> {
  readonly token: OrderToken;
  /** The number shown to the shopper and used on the phone. */
  readonly number: string;
  /** The id in the shop's own systems. */
  readonly internalId: InternalOrderId;
  readonly state: OrderState;
  /** ISO instants. */
  readonly createdAt: string;
  readonly paidAt?: string;
  /** ISO instant. The order is cancelled if it is not paid by then. */
  readonly payableUntil?: string;
  /** The total refunded: payments that came twice or too late, and voluntary refunds by the shop. */
  readonly refunded?: Money;
  /** The part of it that the shop refunded voluntarily. */
  readonly givenBack?: Money;
  /** ISO instant of the last refund. */
  readonly refundedAt?: string;
  readonly payment?: {
    readonly method: string;
    readonly outcome: PaymentOutcome;
    /** The stored payment method is being charged without the buyer. Source: SUBS-10. */
    readonly isCharging?: boolean;
  };
  readonly delivery?: { readonly earliest: string; readonly latest: string };
  /** The carrier's tracking number, once the parcel has been shipped. */
  readonly tracking?: string;
  /** The prescription for its contact lenses, if the country of delivery requires one. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts;
  /** The withdrawals from it that the shop received, oldest first. Source: LAW-37. */
  readonly withdrawals?: readonly ReceivedWithdrawal[];
  readonly reorderable: boolean;
  /** `yyyy-MM-dd`: the date of the e-mail that reminds the customer to reorder. Source: ACC-6. */
  readonly nextReminder?: string;
  /** The points that it credits to the customer. Absent if there are none. Source: ACC-4. */
  readonly bonusPoints?: number;
}
