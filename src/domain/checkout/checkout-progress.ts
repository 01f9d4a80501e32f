import * as E from 'fp-ts/Either';
import { type CheckoutState, checkoutStates } from '../cart/checkout-state.ts';

/** What moves a cart on its way to an order. Source: D86. */
export type CheckoutEvent =
  /** Of a guest in the customer step, or by signing in. */
  | { readonly _tag: 'EmailGiven' }
  | { readonly _tag: 'AddressesSaved' }
  | { readonly _tag: 'ShippingChosen'; readonly nothingToPay: boolean }
  /** `hasShipping`: a way to send was chosen, before the addresses were saved again or after. */
  | { readonly _tag: 'PaymentChosen'; readonly hasShipping: boolean }
  /** Its lines or its coupon. `shippingApplies`: the way to send that was chosen, if any, still applies. */
  | { readonly _tag: 'CartChanged'; readonly shippingApplies: boolean; readonly nothingToPay: boolean }
  | { readonly _tag: 'Ordered' };

/** The cart has not come so far, or is an order already. */
export type NotReady = {
  readonly _tag: 'NotReady';
  readonly state: CheckoutState;
  readonly event: CheckoutEvent['_tag'];
};

const reached = (state: CheckoutState, wanted: CheckoutState): boolean =>
  checkoutStates.indexOf(state) >= checkoutStates.indexOf(wanted);

/** Whether a way to send was chosen for good: only then can there be nothing left to pay. Source: D86. */
const isSent = (state: CheckoutState): boolean => reached(state, 'shipping_selected');

/** Whether a cart can become an order, as far as its steps go. Source: CHK-1, D2. */
export const mayBeOrdered = (state: CheckoutState): boolean =>
  state === 'payment_selected' || state === 'payment_skipped';

/** What is left of the way when the cart changed: a parcel that cannot be sent any more, or a total of nothing. */
const afterChange = (
  state: CheckoutState,
  { shippingApplies, nothingToPay }: Extract<CheckoutEvent, { readonly _tag: 'CartChanged' }>,
): CheckoutState => {
  if (!isSent(state)) return state;
  if (!shippingApplies) return 'addressed';
  if (nothingToPay) return 'payment_skipped';
  return state === 'payment_skipped' ? 'shipping_selected' : state;
};

/** Where an event leads, or nowhere. */
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
 * The state after an event. Saving addresses leads to the shipping step however far the cart was. Refuses a step before
 * its time, and everything that happens to an order. Source: CHK-1, D2, D86.
 */
export const progress = (state: CheckoutState, event: CheckoutEvent): E.Either<NotReady, CheckoutState> => {
  const next = state === 'completed' ? undefined : target(state, event);
  return next ? E.right(next) : E.left({ _tag: 'NotReady', state, event: event._tag });
};
