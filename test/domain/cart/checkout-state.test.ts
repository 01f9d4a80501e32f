import { expect, it } from 'vitest';
import { checkoutStates, readCheckoutState } from '../../../src/domain/cart/checkout-state.ts';

it('is read by its own name, and where shipping is skipped as if it were chosen · CHK-1', () => {
  expect(checkoutStates.map(readCheckoutState)).toEqual(checkoutStates);
  expect(readCheckoutState('shipping_skipped')).toBe('shipping_selected');
  expect(readCheckoutState('new')).toBeUndefined();
});
