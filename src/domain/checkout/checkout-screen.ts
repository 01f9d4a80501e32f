import type { CheckoutStep } from '../shared/checkout-step.ts';

/** What a shopper sees of the checkout: two steps on each of the first two screens, and the order itself. Source: CHK-28. */
export const checkoutScreens = ['contact', 'paying', 'review'] as const;
export type CheckoutScreen = (typeof checkoutScreens)[number];

export interface ScreenInput {
  /** The step that the address names, once its gate has let somebody in. */
  readonly step: CheckoutStep;
  /** The address asks for the order as it stands. */
  readonly asksReview: boolean;
  /** A way to send is saved. */
  readonly isSent: boolean;
  readonly isFree: boolean;
}

/**
 * The screen that an address opens. There is nothing to review before it is known how the parcel is sent, and nothing to
 * pay where nothing is owed. Source: CHK-28, D97.
 */
export const screenOf = ({ step, asksReview, isSent, isFree }: ScreenInput): CheckoutScreen => {
  if (step === 'customer' || step === 'address') return 'contact';
  if (step === 'payment' && isSent && (asksReview || isFree)) return 'review';
  return 'paying';
};
