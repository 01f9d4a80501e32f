import { useLocation, useSearchParams } from 'react-router';
import type { Cart } from '../../domain/cart/cart.ts';
import { isShippingChosen } from '../../domain/cart/open-shipping.ts';
import { type CheckoutScreen, screenOf } from '../../domain/checkout/checkout-screen.ts';
import { isNothingToPay } from '../../domain/checkout/nothing-to-pay.ts';
import type { CheckoutStep } from '../../domain/shared/checkout-step.ts';

/** The fragment of the payment step's address that opens the review. Source: CHK-28. */
export const reviewHash = '#review';

/** Returns the screen that this address opens for a cart. Without a cart, the screen of its step. Source: CHK-28. */
export const useScreen = (step: CheckoutStep, cart: Cart | undefined): CheckoutScreen => {
  const { hash } = useLocation();
  const isReorder = useSearchParams()[0].get('isReorder') === 'true';
  return screenOf({
    step,
    asksReview: hash === reviewHash || isReorder,
    isSent: cart !== undefined && isShippingChosen(cart),
    isFree: cart !== undefined && isNothingToPay(cart),
  });
};
