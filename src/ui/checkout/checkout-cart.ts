import { useOutletContext } from 'react-router';
import type { Cart } from '../../domain/cart/cart.ts';

/** The cart that the guard let through; only inside a step of the checkout. */
export const useCheckoutCart = (): Cart => useOutletContext<Cart>();
