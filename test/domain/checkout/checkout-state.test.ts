import { describe, expect, it } from 'vitest';
import {
  checkoutStates,
  checkoutSteps,
  isCheckoutStep,
} from '../../../src/domain/checkout/checkout-state.ts';

describe('the checkout', () => {
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

  it('has four steps, and knows no others · CHK-1', () => {
    expect(checkoutSteps).toEqual(['customer', 'address', 'shipping', 'payment']);
    const words = [...checkoutSteps, 'billing', 'Payment', '', undefined];
    expect(words.filter(isCheckoutStep)).toEqual(checkoutSteps);
  });
});
