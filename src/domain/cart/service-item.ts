import type { CartItem } from './cart.ts';

/** Whether a line is an appointment or another service, which is not shipped. Source: CART-12. */
export const isServiceItem = ({ category }: Pick<CartItem, 'category'>): boolean => category === 'service';
