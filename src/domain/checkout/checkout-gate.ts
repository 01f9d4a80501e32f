import { type CheckoutState, checkoutStates } from '../cart/checkout-state.ts';
import { type CheckoutStep, checkoutSteps } from '../shared/checkout-step.ts';

/** The result of opening a step. `dropCart`: the cart has become an order and has to be discarded. */
export type Gate =
  | { readonly _tag: 'Allowed' }
  | { readonly _tag: 'Redirect'; readonly step: CheckoutStep }
  | { readonly _tag: 'Home'; readonly dropCart: boolean };

export interface GateInput {
  /** Absent if there is no cart. */
  readonly state?: CheckoutState | undefined;
  /** Absent for `/checkout` itself. */
  readonly step?: CheckoutStep | undefined;
  readonly signedIn: boolean;
}

const redirect = (step: CheckoutStep): Gate => ({ _tag: 'Redirect', step });

/** Whether a state allows a step: the step after the completed one, and every earlier step. Source: CHK-2. */
const reaches = (state: CheckoutState, step: CheckoutStep): boolean =>
  checkoutStates.indexOf(state) >= checkoutSteps.indexOf(step) - 1;

/**
 * Decides whether a visitor may open a step, and where they are redirected otherwise. Checked in this order: no cart,
 * an ordered cart, no step, the customer step of a signed-in customer, the step itself. This does not validate the
 * cart. Source: CHK-2, CHK-4, ROUTE-4.
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

/** Returns where an abandoned cart continues. Source: CHK-3, CHK-4. */
export const resume = ({ state, signedIn }: Omit<GateInput, 'step'>): Gate => {
  const step = state && resumesAt[state];
  if (!step) return { _tag: 'Home', dropCart: state === 'completed' };
  return redirect(signedIn && step === 'customer' ? 'address' : step);
};

/** Parses the step in an address. `billing` is another name for `address`. Source: ROUTE-3. */
export const readStep = (segment: string): CheckoutStep | undefined =>
  segment === 'billing' ? 'address' : checkoutSteps.find((step) => step === segment);

/**
 * Whether opening this step begins the checkout, even if the visitor is redirected. `isByWallet`: a wallet opens it and
 * skips the first step. Source: CHK-5.
 */
export const beginsCheckout = (step: CheckoutStep, isReorder = false, isByWallet = false): boolean =>
  isByWallet || step === 'customer' || (isReorder && step === 'payment');
