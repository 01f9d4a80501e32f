import { describe, expect, it } from 'vitest';
import { checkoutStates } from '../../../src/domain/cart/checkout-state.ts';

describe('a cart in the checkout', () => {
  it('has seven states, in the order in which a cart goes through them · CHK-1', () =>
    expect(checkoutStates).toEqual([
      'cart',
      'address',
      'addressed',
      'shipping_selected',
      'payment_selected',
      'completed',
      'payment_skipped',
    ]));
});
