import type { Failure } from '../shared/failure.ts';

/** The cart does not exist: it is gone, was ordered or belongs to another visitor. */
export const noCart = { _tag: 'NotFound', code: 'cart.not_found' } as const satisfies Failure;

/**
 * Whether the backend says that there is no such cart. Only then is the token dropped; after any other failure it is
 * kept. Source: CART-18.
 */
export const isNoCart = (failure: Failure): boolean =>
  failure._tag === 'NotFound' && failure.code === noCart.code;
