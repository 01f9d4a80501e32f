import type { PaymentOutcome } from './payment.ts';

/** What remains to be done at the provider after a payment has ended in the shop. */
export type ProviderDue = 'settle' | 'release' | 'credit';

/**
 * Returns what to do at the provider. An authorised payment for a valid order is settled. Money that no order needs is
 * released, or credited if it was already taken. Undefined once this has been done. Source: CHK-11.
 */
export const dueAtProvider = (payment: PaymentOutcome, status: string): ProviderDue | undefined => {
  if (status === 'authorized') {
    if (payment === 'succeeded') return 'settle';
    return payment === 'refunded' ? 'release' : undefined;
  }
  const isTaken = status === 'settled' || status === 'transmitted';
  return isTaken && payment === 'refunded' ? 'credit' : undefined;
};
