import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { isSold, orderState, orderStateLabel, orderStates } from '../../../src/domain/orders/order-state.ts';

describe('the state of an order', () => {
  it('is one of nine, each read by its own name · ORD-1', () => {
    expect(orderStates).toHaveLength(9);
    for (const state of orderStates) expect(orderState(state)).toEqual(E.right(state));
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
  ] as const)('%s is shown as %s · ORD-1', (state, label) => expect(orderStateLabel(state)).toBe(label));

  it('has an invoice once the sale stands, whatever becomes of the parcel · ORD-1', () =>
    expect(orderStates.filter(isSold)).toEqual([
      'new',
      'fulfiller_ready',
      'accepted',
      'open',
      'shipped',
      'returned',
    ]));

  it('is refused when it is anything else · ORD-1', () =>
    fc.assert(
      fc.property(
        fc.anything().filter((input) => !orderStates.some((state) => state === input)),
        (input) => {
          expect(orderState(input)).toEqual(E.left({ _tag: 'UnknownOrderState' }));
        },
      ),
    ));
  it.each(['completed', 'addressed', 'New', 'constructor', ''])('%j is none · ORD-1', (word) =>
    expect(E.isLeft(orderState(word))).toBe(true),
  );
});
