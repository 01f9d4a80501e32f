import type { BasketWire } from '../../contract/basket.ts';
import type { CartWire } from '../../contract/cart.ts';

/** What an order keeps of the cart that it was. */
export const basketOf = ({ token_value: _token, state: _state, ...basket }: CartWire): BasketWire => ({
  ...basket,
  checkout_state: 'completed',
});
