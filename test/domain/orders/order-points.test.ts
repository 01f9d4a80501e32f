import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsStanding } from '../../../src/domain/orders/order-points.ts';
import { isSold, orderStates } from '../../../src/domain/orders/order-state.ts';

describe('the bonus points of an order', () => {
  it.each([
    ['payment_pending', false, 'Never'],
    ['cart', false, 'Never'],
    ['new', true, 'Credited'],
    ['new', false, 'Credited'],
    ['shipped', true, 'Credited'],
    ['returned', true, 'TakenBack'],
    ['returned', false, 'TakenBack'],
    ['cancelled', true, 'TakenBack'],
    ['cancelled', false, 'Never'],
  ] as const)('in the state %s, paid %s: %s · ACC-4', (state, paid, standing) => {
    expect(pointsStanding(state, paid)).toBe(standing);
  });

  it('are credited for a valid sale only · ACC-4', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), fc.boolean(), (state, paid) => {
        expect(pointsStanding(state, paid) === 'Credited').toBe(isSold(state) && state !== 'returned');
      }),
    );
  });
});
