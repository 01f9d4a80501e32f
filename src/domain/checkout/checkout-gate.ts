import { type CheckoutState, checkoutStates } from '../cart/checkout-state.ts';
import { type CheckoutStep, checkoutSteps } from '../shared/checkout-step.ts';

/** What a wish to enter a step leads to. `dropCart`: what is left is an order, no cart. */
export type Gate =
  | { readonly _tag: 'Allowed' }
  | { readonly _tag: 'Redirect'; readonly step: CheckoutStep }
  | { readonly _tag: 'Home'; readonly dropCart: boolean };

export interface GateInput {
  /** Absent: there is no cart. */
  readonly state?: CheckoutState | undefined;
  /** Absent: `/checkout` itself. */
  readonly step?: CheckoutStep | undefined;
  readonly signedIn: boolean;
}

const redirect = (step: CheckoutStep): Gate => ({ _tag: 'Redirect', step });

/** A state lets a shopper into the step after the one it completes, and into every earlier one. Source: CHK-2, D1, D2. */
const reaches = (state: CheckoutState, step: CheckoutStep): boolean =>
  checkoutStates.indexOf(state) >= checkoutSteps.indexOf(step) - 1;

/**
 * Who may enter a step, and where everybody else goes. Looked at from the top: no cart, an ordered cart, no step, the
 * customer step of somebody who is known, then the step itself. Not a validation. Source: CHK-2, CHK-4, ROUTE-4, D1–D8.
 */
export const gate = ({ state, step, signedIn }: GateInput): Gate => {
  if (state === undefined) return { _tag: 'Home', dropCart: false };
  if (state === 'completed') return { _tag: 'Home', dropCart: true };
  if (signedIn && (step ?? 'customer') === 'customer') return redirect('address');
  if (step === undefined) return redirect('customer');
  if (reaches(state, step)) return { _tag: 'Allowed' };
  return redirect(signedIn ? 'address' : 'customer');
};

const resumesAt: Readonly<Partial<Record<CheckoutState, CheckoutStep>>> = {
  cart: 'customer',
  address: 'address',
  addressed: 'shipping',
  shipping_selected: 'payment',
  payment_selected: 'payment',
  payment_skipped: 'payment',
};

/** Where a cart that was left goes on. Source: CHK-3, CHK-4, D3. */
export const resume = ({ state, signedIn }: Omit<GateInput, 'step'>): Gate => {
  const step = state && resumesAt[state];
  if (!step) return { _tag: 'Home', dropCart: state === 'completed' };
  return redirect(signedIn && step === 'customer' ? 'address' : step);
};

/** The step that an address names; `billing` is another name of `address`. Source: ROUTE-3, D7. */
export const readStep = (segment: string): CheckoutStep | undefined =>
  segment === 'billing' ? 'address' : checkoutSteps.find((step) => step === segment);

/**
 * The wish to enter a step that begins the checkout, whether or not it is redirected. `isByWallet`: a wallet leads into it,
 * past the first step. Source: CHK-5, D10.
 */
export const beginsCheckout = (step: CheckoutStep, isReorder = false, isByWallet = false): boolean =>
  isByWallet || step === 'customer' || (isReorder && step === 'payment');
