/** The state of an order. Separate from the checkout state of its cart. Source: ORD-1. */
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

/** The label shown for a state: a key of the locale files. */
export type OrderStateLabel = Exclude<OrderState, 'fulfiller_ready'> | 'order_received';

/**
 * Returns the label of a state. An order waiting at the fulfiller is shown as received. Every other state keeps its
 * name. Source: ORD-1.
 */
export const orderStateLabel = (state: OrderState): OrderStateLabel =>
  state === 'fulfiller_ready' ? 'order_received' : state;

/**
 * Whether the sale is valid: it does not wait for payment and was not cancelled. Only then is there an invoice. Source:
 * ORD-1.
 */
export const isSold = (state: OrderState): boolean =>
  state !== 'cart' && state !== 'payment_pending' && state !== 'cancelled';

/** Whether the parcel of an order has left the warehouse. Source: ORD-1. */
export const hasLeft = (state: OrderState): boolean => state === 'shipped' || state === 'returned';
