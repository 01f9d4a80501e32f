/** How far a cart has progressed, according to the backend. Separate from the state of an order. Source: CHK-1. */
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

/** Parses a state from the backend. Some shops use a separate state when shipping is skipped. Source: CHK-1. */
export const readCheckoutState = (input: string): CheckoutState | undefined =>
  input === 'shipping_skipped' ? 'shipping_selected' : checkoutStates.find((state) => state === input);
