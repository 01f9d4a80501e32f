import * as E from 'fp-ts/Either';
import type { CartToken } from './cart.ts';

/** There is no cart to decline a gift for. */
export type NoCartToken = { readonly _tag: 'NoCartToken' };

/** Whose cart a gift is declined for: the cart at hand, else the one that the cookie names. Refuses where there is neither. Source: CART-14. */
export const optOutToken = (
  atHand: CartToken | undefined,
  cookie: CartToken | undefined,
): E.Either<NoCartToken, CartToken> => {
  const token = atHand ?? cookie;
  return token === undefined ? E.left({ _tag: 'NoCartToken' }) : E.right(token);
};
