/**
 * Why there is no order to review yet. The cart is unchanged, except for what was already taken over from the wallet.
 * Source: EXP-4, EXP-5.
 */
export const expressEnds = [
  'country',
  'po_box',
  'incomplete',
  'declined',
  'closed',
  'expired',
  'open',
  'used',
  'address',
  'sending',
  'regular',
  'cart',
  'failed',
] as const;
export type ExpressEnd = (typeof expressEnds)[number];

/** The code with which a backend refuses to open a wallet for a cart with a regular delivery. Source: EXP-5. */
export const regularCode = 'subscription.payment';
