import type { CheckoutStep } from '../shared/checkout-step.ts';

/** Why somebody is led out of a step of the checkout: there is no cart, it is ordered or empty, or a step comes first. */
export type LedAway = 'noCart' | 'ordered' | 'empty' | 'stepFirst';

/**
 * What is said to who is led away. Undefined: nobody is, or the page that follows says it itself: an account's contact
 * stands above the address. `items`: how many lines the cart has; none: there is no cart. Source: CHK-23, D90.
 */
export const ledAway = (
  verdict: { readonly _tag: string; readonly dropCart?: boolean },
  step: CheckoutStep,
  items: number | undefined,
): LedAway | undefined => {
  if (verdict._tag === 'Home') return verdict.dropCart ? 'ordered' : 'noCart';
  if (items === undefined) return 'noCart';
  if (items === 0) return 'empty';
  return verdict._tag === 'Redirect' && step !== 'customer' ? 'stepFirst' : undefined;
};
