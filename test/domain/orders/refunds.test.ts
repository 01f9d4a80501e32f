import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '../../../src/domain/orders/order-state.ts';
import { refundsOf } from '../../../src/domain/orders/refunds.ts';
import type { Minor, Money } from '../../../src/domain/shared/money.ts';

const euros = (minor: number): Money => ({ minor: minor as Minor, currency: 'EUR' });

describe('the refunds of an order · CHK-11', () => {
  it.each([
    ['none if nothing was refunded', { state: 'new' }, []],
    ['the second of two payments', { state: 'new', refunded: euros(900) }, [['twice', 900]]],
    ['a payment after a cancellation', { state: 'cancelled', refunded: euros(900) }, [['late', 900]]],
    [
      'refunds by the shop',
      { state: 'shipped', refunded: euros(900), givenBack: euros(900) },
      [['givenBack', 900]],
    ],
    [
      'both',
      { state: 'new', refunded: euros(900), givenBack: euros(200) },
      [
        ['twice', 700],
        ['givenBack', 200],
      ],
    ],
  ] as const)('are %s', (_, order, expected) => {
    expect(refundsOf(order).map(({ cause, amount }) => [cause, amount.minor])).toEqual(expected);
  });

  it('add up to the whole refund, in its currency, with each cause once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), fc.nat(), fc.nat(), (state, other, given) => {
        const all = refundsOf({ state, refunded: euros(other + given), givenBack: euros(given) });
        expect(all.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(other + given);
        expect(all.every(({ amount }) => amount.minor > 0 && amount.currency === 'EUR')).toBe(true);
        expect(new Set(all.map(({ cause }) => cause)).size).toBe(all.length);
      }),
    );
  });
});
