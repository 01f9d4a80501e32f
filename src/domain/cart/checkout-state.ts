/** How far a cart has come, as the backend says. Apart from the state of an order. Source: CHK-1, D11. */
export const checkoutStates = [
  'cart',
  'address',
  'addressed',
  'shipping_selected',
  'payment_selected',
  'completed',
  'payment_skipped',
] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** A state as the backend sends it; some shops skip shipping by a state of its own. Source: CHK-1, D6. */
export const readCheckoutState = (input: string): CheckoutState | undefined =>
  input === 'shipping_skipped' ? 'shipping_selected' : checkoutStates.find((state) => state === input);
