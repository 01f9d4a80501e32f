/** Where an order stands. Apart from the checkout state of the cart it was. Source: ORD-1, D11. */
export const orderStates = [
  'cart',
  'payment_pending',
  'new',
  'fulfiller_ready',
  'accepted',
  'open',
  'shipped',
  'cancelled',
  'returned',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The word that a shopper reads for a state: a key of the locale files. */
export type OrderStateLabel = Exclude<OrderState, 'fulfiller_ready'> | 'order_received';

/** What waits at the fulfiller is, to the shopper, an order received. Every other state keeps its name. Source: ORD-1. */
export const orderStateLabel = (state: OrderState): OrderStateLabel =>
  state === 'fulfiller_ready' ? 'order_received' : state;

/** The sale stands: nobody waits for its payment any more, and it was not called off. Only then is there an invoice. Source: ORD-1. */
export const isSold = (state: OrderState): boolean =>
  state !== 'cart' && state !== 'payment_pending' && state !== 'cancelled';
