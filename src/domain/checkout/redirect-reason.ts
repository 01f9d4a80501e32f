import type { CheckoutStep } from '../shared/checkout-step.ts';

/**
 * Why a visitor is redirected from a step of the checkout: there is no cart, it is ordered or empty, or another step
 * comes first.
 */
export type RedirectReason = 'noCart' | 'ordered' | 'empty' | 'stepFirst';

/**
 * Returns the message for a visitor who is redirected. Undefined if there is no redirect, or if the next page explains
 * it itself: with an account, the contact is shown above the address. `items`: the number of lines in the cart;
 * undefined: there is no cart. Source: CHK-23.
 */
export const redirectReason = (
  verdict: { readonly _tag: string; readonly dropCart?: boolean },
  step: CheckoutStep,
  items: number | undefined,
): RedirectReason | undefined => {
  if (verdict._tag === 'Home') return verdict.dropCart ? 'ordered' : 'noCart';
  if (items === undefined) return 'noCart';
  if (items === 0) return 'empty';
  return verdict._tag === 'Redirect' && step !== 'customer' ? 'stepFirst' : undefined;
};
