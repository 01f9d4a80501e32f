import * as E from 'fp-ts/Either';
import { type CheckoutState, checkoutStates } from '../cart/checkout-state.ts';

/** The events that advance a cart towards an order. Source: CHK-1. */
export type CheckoutEvent =
  /** A guest entered an e-mail address in the customer step, or the customer signed in. */
  | { readonly _tag: 'EmailGiven' }
  | { readonly _tag: 'AddressesSaved' }
  | { readonly _tag: 'ShippingChosen'; readonly nothingToPay: boolean }
  /** `hasShipping`: a shipping method was chosen, before or after the addresses were last saved. */
  | { readonly _tag: 'PaymentChosen'; readonly hasShipping: boolean }
  /** The lines or the coupon changed. `shippingApplies`: the chosen shipping method, if any, still applies. */
  | { readonly _tag: 'CartChanged'; readonly shippingApplies: boolean; readonly nothingToPay: boolean }
  | { readonly _tag: 'Ordered' };

/** The cart has not reached this step, or is already an order. */
export type NotReady = {
  readonly _tag: 'NotReady';
  readonly state: CheckoutState;
  readonly event: CheckoutEvent['_tag'];
};

const reached = (state: CheckoutState, wanted: CheckoutState): boolean =>
  checkoutStates.indexOf(state) >= checkoutStates.indexOf(wanted);

/** Whether the shipping method has been chosen. Only then can there be nothing to pay. Source: CHK-1. */
const isSent = (state: CheckoutState): boolean => reached(state, 'shipping_selected');

/** Whether the state of a cart allows it to be ordered. Source: CHK-1. */
export const mayBeOrdered = (state: CheckoutState): boolean =>
  state === 'payment_selected' || state === 'payment_skipped';

/** Returns the state after the cart changed: the chosen shipping may no longer apply, or the total may now be zero. */
const afterChange = (
  state: CheckoutState,
  { shippingApplies, nothingToPay }: Extract<CheckoutEvent, { readonly _tag: 'CartChanged' }>,
): CheckoutState => {
  if (!isSent(state)) return state;
  if (!shippingApplies) return 'addressed';
  if (nothingToPay) return 'payment_skipped';
  return state === 'payment_skipped' ? 'shipping_selected' : state;
};

/** Returns the state that an event leads to. Undefined if it is not allowed. */
const target = (state: CheckoutState, event: CheckoutEvent): CheckoutState | undefined => {
  switch (event._tag) {
    case 'EmailGiven':
      return state === 'cart' ? 'address' : state;
    case 'AddressesSaved':
      return 'addressed';
    case 'ShippingChosen':
      if (!reached(state, 'addressed')) return undefined;
      return event.nothingToPay ? 'payment_skipped' : 'shipping_selected';
    case 'PaymentChosen':
      if (!event.hasShipping || !reached(state, 'addressed')) return undefined;
      return state === 'payment_skipped' ? state : 'payment_selected';
    case 'CartChanged':
      return afterChange(state, event);
    case 'Ordered':
      return mayBeOrdered(state) ? 'completed' : undefined;
  }
};

/**
 * Returns the state after an event. Saving addresses always leads to the shipping step, however far the cart was.
 * Refuses an event whose step has not been reached, and every event on an order. Source: CHK-1.
 */
export const progress = (state: CheckoutState, event: CheckoutEvent): E.Either<NotReady, CheckoutState> => {
  const next = state === 'completed' ? undefined : target(state, event);
  return next ? E.right(next) : E.left({ _tag: 'NotReady', state, event: event._tag });
};
