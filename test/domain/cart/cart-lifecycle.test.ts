import { describe, expect, it } from 'vitest';
import { isDropped, leavesCheckout } from '../../../src/domain/cart/cart-lifecycle.ts';
import { checkoutStates } from '../../../src/domain/cart/checkout-state.ts';

describe('a cart', () => {
  it('is dropped once it was ordered, and not before · CART-3', () =>
    expect(checkoutStates.filter((checkoutState) => isDropped({ checkoutState }))).toEqual(['completed']));

  it.each([
    [true, 0, true],
    [true, 1, false],
    [false, 0, false],
    [false, 2, false],
  ])('on checkout %s with %i lines sends the shopper home: %s · CART-5', (onCheckout, lines, leaves) =>
    expect(leavesCheckout({ items: Array.from({ length: lines }) }, onCheckout)).toBe(leaves),
  );
});
