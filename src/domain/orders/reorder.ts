import type { Cart, CartToken } from '../cart/cart.ts';
import { isDropped } from '../cart/cart-lifecycle.ts';
import type { InternalOrderId, OrderToken } from './order.ts';
import type { ReorderResult } from './reorder-result.ts';

/** The source of a reorder that started on the home page. Source: HOME-3. */
export const homeReorder = 'home';

/** The order to repeat, by one of its two ids. */
export type LastOrder =
  | { readonly _tag: 'ByToken'; readonly token: OrderToken }
  | { readonly _tag: 'ByInternalId'; readonly id: InternalOrderId };

/** The request to the shop. Source: REO-1. */
export interface ReorderRequest {
  readonly lastOrder: LastOrder;
  readonly cart: CartToken;
  /** Where it started, for the shop's statistics: `account`, `email`. */
  readonly source: string;
  readonly coupon?: string;
}

/** The pending step of a reorder, or its result. Source: REO-1. */
export type Reorder =
  | { readonly _tag: 'LoadingCart' }
  | { readonly _tag: 'CreatingCart' }
  | { readonly _tag: 'Reordering'; readonly cart: CartToken }
  | { readonly _tag: 'ReloadingCart'; readonly cart: CartToken; readonly result: ReorderResult }
  /** The shopper is now informed and redirected. */
  | { readonly _tag: 'Reordered'; readonly cart: Cart; readonly result: ReorderResult }
  | { readonly _tag: 'Failed' };

/** A response. `CartLoaded` without a cart: there is none, or it was ordered. */
export type ReorderAnswer =
  | { readonly _tag: 'CartLoaded'; readonly cart?: Cart }
  | { readonly _tag: 'CartCreated'; readonly cart: Cart }
  | { readonly _tag: 'Repeated'; readonly result: ReorderResult }
  | { readonly _tag: 'CartReloaded'; readonly cart: Cart }
  | { readonly _tag: 'Failure' };

export const beginReorder: Reorder = { _tag: 'LoadingCart' };

/**
 * Returns the next step: load the cart, create one if there is none, repeat the order, reload the cart. An unexpected
 * response changes nothing. A failure ends the reorder at any step. Source: REO-1.
 */
export const advanceReorder = (reorder: Reorder, answer: ReorderAnswer): Reorder => {
  if (answer._tag === 'Failure') return reorder._tag === 'Reordered' ? reorder : { _tag: 'Failed' };
  if (reorder._tag === 'LoadingCart' && answer._tag === 'CartLoaded')
    return answer.cart && !isDropped(answer.cart)
      ? { _tag: 'Reordering', cart: answer.cart.token }
      : { _tag: 'CreatingCart' };
  if (reorder._tag === 'CreatingCart' && answer._tag === 'CartCreated')
    return { _tag: 'Reordering', cart: answer.cart.token };
  if (reorder._tag === 'Reordering' && answer._tag === 'Repeated')
    return { _tag: 'ReloadingCart', cart: reorder.cart, result: answer.result };
  if (reorder._tag === 'ReloadingCart' && answer._tag === 'CartReloaded')
    return { _tag: 'Reordered', cart: answer.cart, result: reorder.result };
  return reorder;
};
