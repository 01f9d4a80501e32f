import type { Failure } from '../shared/failure.ts';

/** There is no such cart: it is gone, ordered or another's. */
export const noCart = { _tag: 'NotFound', code: 'cart.not_found' } as const satisfies Failure;

/** Only the backend's own word loses a cart; after any other failure its token is kept. Source: CART-18. */
export const isNoCart = (failure: Failure): boolean =>
  failure._tag === 'NotFound' && failure.code === noCart.code;
