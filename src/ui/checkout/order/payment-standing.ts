import type { OrderView } from '../../../application/orders/order-session.ts';
import type { Order } from '../../../domain/orders/order.ts';

/** The payment state of an order, as its page describes it. */
export type PaymentStanding =
  | 'settled'
  | 'pending'
  | 'charging'
  | 'declined'
  | 'cancelled'
  | 'unpaid'
  | 'expired';

/** The result that came back from the provider takes precedence over the order's state, because it is newer. */
export const paymentStanding = (order: Order, outcome: OrderView['outcome']): PaymentStanding => {
  if (order.state === 'cancelled') return 'expired';
  if (order.state !== 'payment_pending' || outcome === 'succeeded') return 'settled';
  // An earlier payment may have come back declined: what runs now counts.
  if (order.payment?.isCharging) return 'charging';
  if (outcome === undefined || outcome === 'refunded') return lastOutcome(order);
  return outcome;
};

const lastOutcome = ({ payment }: Order): PaymentStanding => {
  if (payment?.outcome === 'succeeded') return 'settled';
  return payment?.outcome === 'declined' || payment?.outcome === 'cancelled' ? payment.outcome : 'unpaid';
};
