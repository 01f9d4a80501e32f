import type { CartItem } from '../cart/cart.ts';

/**
 * Whether goods may be sealed for hygiene, so that they cannot go back once the seal is broken: blisters of lenses, bottles
 * of care. Glasses are tried on as in a shop. Source: LAW-11, article 16 (e) of Directive 2011/83/EU.
 */
export const isSealed = (category: CartItem['category']): category is 'lens' | 'lenscare' =>
  category === 'lens' || category === 'lenscare';
