import type { PaymentOutcome } from './payment.ts';

/** The state of an order and one of its payments, before a report of the provider is processed. */
export interface PaymentPosition {
  /** Whether the order still waits for payment: it is neither paid, nor sold on account, nor cancelled. */
  readonly awaited: boolean;
  readonly payment: PaymentOutcome;
}

/** The changes caused by a report. */
export interface Settlement {
  readonly payment: PaymentOutcome;
  /** Whether this payment pays the order. */
  readonly sells: boolean;
  /** Whether the money is refunded, because no order waits for it. */
  readonly refunds: boolean;
}

/** The outcomes that a provider can report. A refund is made by the shop itself. */
export type ReportedOutcome = Exclude<PaymentOutcome, 'refunded'>;

/**
 * Processes a report of the provider on a payment; reports may repeat and arrive in any order. The first payment pays
 * the order. Another one is refunded, also if it arrives after the order was cancelled. A final outcome does not
 * change, unless money arrives after all. Source: CHK-11, CHK-12.
 */
export const settlement = ({ awaited, payment }: PaymentPosition, reported: ReportedOutcome): Settlement => {
  const hasMoney = payment === 'succeeded' || payment === 'refunded';
  if (reported === 'succeeded' && !hasMoney)
    return awaited
      ? { payment: 'succeeded', sells: true, refunds: false }
      : { payment: 'refunded', sells: false, refunds: true };
  return { payment: payment === 'pending' ? reported : payment, sells: false, refunds: false };
};
