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
