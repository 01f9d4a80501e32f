import type { PaymentOutcome } from './payment.ts';

/** What is left to be done at the provider once a payment has ended in the shop. */
export type ProviderDue = 'settle' | 'release' | 'credit';

/**
 * Money that was authorised for an order that stands is taken; what nobody waits for is let go of, or given back where it
 * was taken already. Asked again after it was done, there is nothing left. Source: CHK-11.
 */
export const dueAtProvider = (payment: PaymentOutcome, status: string): ProviderDue | undefined => {
  if (status === 'authorized') {
    if (payment === 'succeeded') return 'settle';
    return payment === 'refunded' ? 'release' : undefined;
  }
  const isTaken = status === 'settled' || status === 'transmitted';
  return isTaken && payment === 'refunded' ? 'credit' : undefined;
};
