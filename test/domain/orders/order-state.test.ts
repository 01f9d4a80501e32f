import { describe, expect, it } from 'vitest';
import { isSold, orderStateLabel, orderStates } from '../../../src/domain/orders/order-state.ts';

describe('the state of an order', () => {
  it('has nine possible values · ORD-1', () => {
    expect(orderStates).toHaveLength(9);
  });

  it.each([
    ['cart', 'cart'],
    ['payment_pending', 'payment_pending'],
    ['new', 'new'],
    ['fulfiller_ready', 'order_received'],
    ['accepted', 'accepted'],
    ['open', 'open'],
    ['shipped', 'shipped'],
    ['cancelled', 'cancelled'],
    ['returned', 'returned'],
  ] as const)('%s is labelled %s · ORD-1', (state, label) => expect(orderStateLabel(state)).toBe(label));

  it('has an invoice once it is sold, even if it is returned · ORD-1', () =>
    expect(orderStates.filter(isSold)).toEqual([
      'new',
      'fulfiller_ready',
      'accepted',
      'open',
      'shipped',
      'returned',
    ]));
});
