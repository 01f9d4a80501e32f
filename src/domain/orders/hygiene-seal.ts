import type { CartItem } from '../cart/cart.ts';

/**
 * Whether goods may be sealed for hygiene, so that they cannot be returned once the seal is broken: lens blisters and
 * bottles of care products. Glasses can be tried on as in a shop. Source: LAW-11, article 16 (e) of Directive
 * 2011/83/EU.
 */
export const isSealed = (category: CartItem['category']): category is 'lens' | 'lenscare' =>
  category === 'lens' || category === 'lenscare';
