import type { PaymentOutcome } from './payment.ts';

/** An order and one of its payments, before a report of the provider is taken in. */
export interface PaymentPosition {
  /** The order still waits for its money: it is neither paid, nor sold on account, nor cancelled. */
  readonly awaited: boolean;
  readonly payment: PaymentOutcome;
}

/** What a report changes. */
export interface Settlement {
  readonly payment: PaymentOutcome;
  /** The order is paid by this. */
  readonly sells: boolean;
  /** The money goes back: nobody waits for it. */
  readonly refunds: boolean;
}

/** What a provider can report; giving money back is the shop's own doing. */
export type ReportedOutcome = Exclude<PaymentOutcome, 'refunded'>;

/**
 * Takes in what the provider reports of a payment, however often and in whatever order reports come. Money counts once:
 * the first payment sells the order, another one goes back, also where it comes after the order was given up. What has
 * ended stays as it ended, but for money that arrives after all. Source: CHK-11, CHK-12.
 */
export const settlement = ({ awaited, payment }: PaymentPosition, reported: ReportedOutcome): Settlement => {
  const hasMoney = payment === 'succeeded' || payment === 'refunded';
  if (reported === 'succeeded' && !hasMoney)
    return awaited
      ? { payment: 'succeeded', sells: true, refunds: false }
      : { payment: 'refunded', sells: false, refunds: true };
  return { payment: payment === 'pending' ? reported : payment, sells: false, refunds: false };
};
