import * as E from 'fp-ts/Either';
import type { CartToken } from './cart.ts';

/** There is no cart to decline a gift for. */
export type NoCartToken = { readonly _tag: 'NoCartToken' };

/**
 * Returns the token of the cart a gift is declined for: the current cart, otherwise the one named by the cookie.
 * Refuses if there is neither. Source: CART-14.
 */
export const optOutToken = (
  atHand: CartToken | undefined,
  cookie: CartToken | undefined,
): E.Either<NoCartToken, CartToken> => {
  const token = atHand ?? cookie;
  return token === undefined ? E.left({ _tag: 'NoCartToken' }) : E.right(token);
};
