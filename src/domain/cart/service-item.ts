import type { CartItem } from './cart.ts';

/** An appointment or another service, nothing that is sent. Source: CART-12. */
export const isServiceItem = ({ category }: Pick<CartItem, 'category'>): boolean => category === 'service';
