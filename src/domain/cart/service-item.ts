import type { CartItem } from './cart.ts';

/** An appointment or another service, nothing that is sent. Source: CART-12. */
export const isServiceItem = ({ category }: Pick<CartItem, 'category'>): boolean => category === 'service';

/** The brands of an item as one text. Source: CART-12. */
export const brandsOf = ({ brand }: Pick<CartItem, 'brand'>): string => brand.join(', ');
