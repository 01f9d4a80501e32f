import { useOutletContext } from 'react-router';
import type { Cart } from '../../domain/cart/cart.ts';

/** Returns the cart that the guard accepted. Works only inside a step of the checkout. */
export const useCheckoutCart = (): Cart => useOutletContext<Cart>();
