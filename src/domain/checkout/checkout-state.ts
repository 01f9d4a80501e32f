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

export const checkoutSteps = ['customer', 'address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Whether a word names a step. Source: CHK-1. */
export const isCheckoutStep = (input: unknown): input is CheckoutStep =>
  checkoutSteps.some((step) => step === input);
