import type { Cart, CartToken } from '../cart/cart.ts';
import { isDropped } from '../cart/cart-lifecycle.ts';

/** A cart that a link in a mail brings back: what is waited for, or how it ended. Source: REO-5. */
export type AbandonedCart =
  | { readonly _tag: 'Opening'; readonly token: CartToken }
  /** The link led to no cart: the token is forgotten, and what the shopper had is loaded again. */
  | { readonly _tag: 'FallingBack' }
  | { readonly _tag: 'Restored'; readonly cart: Cart }
  /** Over without the link's cart: the error is flagged, beside the shopper's own cart where there is one. */
  | { readonly _tag: 'NotRestored'; readonly cart?: Cart };

export type AbandonedCartAnswer =
  | { readonly _tag: 'Loaded'; readonly cart: Cart }
  | { readonly _tag: 'NotLoaded' };

/** The link's token becomes the current cart. Source: REO-5. */
export const openAbandonedCart = (token: CartToken): AbandonedCart => ({ _tag: 'Opening', token });

/** What follows an answer; a cart that was ordered is no cart, and nothing follows once it is over. Source: REO-5, CART-3. */
export const advanceAbandonedCart = (state: AbandonedCart, answer: AbandonedCartAnswer): AbandonedCart => {
  const cart = answer._tag === 'Loaded' && !isDropped(answer.cart) ? answer.cart : undefined;
  if (state._tag === 'Opening') return cart ? { _tag: 'Restored', cart } : { _tag: 'FallingBack' };
  if (state._tag === 'FallingBack') return { _tag: 'NotRestored', ...(cart && { cart }) };
  return state;
};

/** The token that the visitor's cookie holds meanwhile; none while the own cart is looked for, or where there is none. Source: REO-5. */
export const currentToken = (state: AbandonedCart): CartToken | undefined => {
  if (state._tag === 'Opening') return state.token;
  return state._tag === 'FallingBack' ? undefined : state.cart?.token;
};

/** Whether the shopper is told that the link's cart is gone. Source: REO-5. */
export const flagsError = ({ _tag }: AbandonedCart): boolean => _tag === 'NotRestored';
