import type { CheckoutStep } from '../shared/checkout-step.ts';

/** The screens of the checkout: the first two show two steps each, the third shows the order. Source: CHK-28. */
export const checkoutScreens = ['contact', 'paying', 'review'] as const;
export type CheckoutScreen = (typeof checkoutScreens)[number];

export interface ScreenInput {
  /** The step in the address, once its gate has allowed it. */
  readonly step: CheckoutStep;
  /** Whether the address requests the review of the order. */
  readonly asksReview: boolean;
  /** Whether a shipping method is saved. */
  readonly isSent: boolean;
  readonly isFree: boolean;
}

/**
 * Returns the screen that an address opens. The review needs a saved shipping method. A free order skips the payment
 * screen. Source: CHK-28.
 */
export const screenOf = ({ step, asksReview, isSent, isFree }: ScreenInput): CheckoutScreen => {
  if (step === 'customer' || step === 'address') return 'contact';
  if (step === 'payment' && isSent && (asksReview || isFree)) return 'review';
  return 'paying';
};
