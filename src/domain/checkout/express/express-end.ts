/** Why there is nothing to review yet; the cart is as it was, but for what was taken over before. Source: EXP-4, EXP-5. */
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
  'cart',
  'failed',
] as const;
export type ExpressEnd = (typeof expressEnds)[number];
