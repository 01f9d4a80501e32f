import { expect, it } from 'vitest';
import { checkoutStates, readCheckoutState } from '../../../src/domain/cart/checkout-state.ts';

it('a checkout state is read by its name, and skipped shipping counts as chosen · CHK-1', () => {
  expect(checkoutStates.map(readCheckoutState)).toEqual(checkoutStates);
  expect(readCheckoutState('shipping_skipped')).toBe('shipping_selected');
  expect(readCheckoutState('new')).toBeUndefined();
});
