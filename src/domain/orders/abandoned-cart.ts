import type { Cart, CartToken } from '../cart/cart.ts';
import { isDropped } from '../cart/cart-lifecycle.ts';

/** A cart restored by a link in an e-mail: the pending state, or the result. Source: REO-5. */
export type AbandonedCart =
  | { readonly _tag: 'Opening'; readonly token: CartToken }
  /** The link's cart could not be loaded: its token is discarded, and the shopper's own cart is loaded again. */
  | { readonly _tag: 'FallingBack' }
  /** `link`: its token. The cart has another one if it was continued here before. */
  | { readonly _tag: 'Restored'; readonly link: CartToken; readonly cart: Cart }
  /** Ended without the link's cart: an error is shown, and the shopper's own cart if there is one. */
  | { readonly _tag: 'NotRestored'; readonly cart?: Cart };

export type AbandonedCartAnswer =
  | { readonly _tag: 'Loaded'; readonly cart: Cart }
  | { readonly _tag: 'NotLoaded' };

/** Makes the link's token the current cart. Source: REO-5. */
export const openAbandonedCart = (token: CartToken): AbandonedCart => ({ _tag: 'Opening', token });

/**
 * Returns the state after a response. An ordered cart counts as no cart. A final state does not change. Source: REO-5,
 * CART-3.
 */
export const advanceAbandonedCart = (state: AbandonedCart, answer: AbandonedCartAnswer): AbandonedCart => {
  const cart = answer._tag === 'Loaded' && !isDropped(answer.cart) ? answer.cart : undefined;
  if (state._tag === 'Opening')
    return cart ? { _tag: 'Restored', link: state.token, cart } : { _tag: 'FallingBack' };
  if (state._tag === 'FallingBack') return { _tag: 'NotRestored', ...(cart && { cart }) };
  return state;
};

/**
 * Returns the token for the visitor's cookie. Undefined while the own cart is being loaded, or if there is none.
 * Source: REO-5.
 */
export const currentToken = (state: AbandonedCart): CartToken | undefined => {
  if (state._tag === 'Opening') return state.token;
  return state._tag === 'FallingBack' ? undefined : state.cart?.token;
};

/** Whether to tell the shopper that the link's cart is gone. Source: REO-5. */
export const flagsError = ({ _tag }: AbandonedCart): boolean => _tag === 'NotRestored';
