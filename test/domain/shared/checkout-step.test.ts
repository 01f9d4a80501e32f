import { describe, expect, it } from 'vitest';
import { checkoutSteps, isCheckoutStep } from '../../../src/domain/shared/checkout-step.ts';

describe('the checkout', () => {
  it('has four steps, and knows no others · CHK-1', () => {
    expect(checkoutSteps).toEqual(['customer', 'address', 'shipping', 'payment']);
    const words = [...checkoutSteps, 'billing', 'Payment', '', undefined];
    expect(words.filter(isCheckoutStep)).toEqual(checkoutSteps);
  });
});
