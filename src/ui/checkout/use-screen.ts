import { useLocation, useSearchParams } from 'react-router';
import type { Cart } from '../../domain/cart/cart.ts';
import { type CheckoutScreen, screenOf } from '../../domain/checkout/checkout-screen.ts';
import { isNothingToPay } from '../../domain/checkout/nothing-to-pay.ts';
import type { CheckoutStep } from '../../domain/shared/checkout-step.ts';

/** Follows the address of the payment where the order is to be reviewed. Source: CHK-28. */
export const reviewHash = '#review';

/** The screen that this address opens for a cart; of none the one that its step is on. Source: CHK-28. */
export const useScreen = (step: CheckoutStep, cart: Cart | undefined): CheckoutScreen => {
  const { hash } = useLocation();
  const isReorder = useSearchParams()[0].get('isReorder') === 'true';
  return screenOf({
    step,
    asksReview: hash === reviewHash || isReorder,
    isSent: cart?.shipments.some(({ method }) => method !== undefined) ?? false,
    isFree: cart !== undefined && isNothingToPay(cart),
  });
};
