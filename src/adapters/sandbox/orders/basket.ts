import type { CartWire } from '../../contract/cart.ts';

/** What an order keeps of the cart that it was: everything but its token and its state. */
export type Basket = Omit<CartWire, 'token_value' | 'state'>;

export const basketOf = ({ token_value: _token, state: _state, ...basket }: CartWire): Basket => ({
  ...basket,
  checkout_state: 'completed',
});
