/** The checkout states of a cart, by the shop's names. */
const steps = [
  'cart',
  'address',
  'addressed',
  'shipping_selected',
  'payment_selected',
  'completed',
  'payment_skipped',
] as const;

export const hasReached = (state: string, wanted: (typeof steps)[number]): boolean =>
  (steps as readonly string[]).indexOf(state) >= steps.indexOf(wanted);

export const mayBeOrdered = (state: string): boolean =>
  state === 'payment_selected' || state === 'payment_skipped';

export const afterEmail = (state: string): string => (state === 'cart' ? 'address' : state);

/** A total of zero needs no payment; if it rises above zero, it does. */
export const afterPricing = (state: string, nothingToPay: boolean): string => {
  if (!hasReached(state, 'shipping_selected')) return state;
  if (nothingToPay) return 'payment_skipped';
  return state === 'payment_skipped' ? 'shipping_selected' : state;
};
