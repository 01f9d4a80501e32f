import type { Cart, CartToken } from '../cart/cart.ts';
import { isDropped } from '../cart/cart-lifecycle.ts';
import type { InternalOrderId, OrderToken } from './order.ts';
import type { ReorderResult } from './reorder-result.ts';

/** Where a reorder began that began on the home page. Source: HOME-3. */
export const homeReorder = 'home';

/** The order that is repeated, by the one or the other of its names. */
export type LastOrder =
  | { readonly _tag: 'ByToken'; readonly token: OrderToken }
  | { readonly _tag: 'ByInternalId'; readonly id: InternalOrderId };

/** What is asked of the shop. Source: REO-1. */
export interface ReorderRequest {
  readonly lastOrder: LastOrder;
  readonly cart: CartToken;
  /** Where it began, for the shop's statistics: `account`, `email`. */
  readonly source: string;
  readonly coupon?: string;
}

/** What a reorder is waiting for, or how it ended. Source: REO-1. */
export type Reorder =
  | { readonly _tag: 'LoadingCart' }
  | { readonly _tag: 'CreatingCart' }
  | { readonly _tag: 'Reordering'; readonly cart: CartToken }
  | { readonly _tag: 'ReloadingCart'; readonly cart: CartToken; readonly result: ReorderResult }
  /** Now the shopper is told, and led on. */
  | { readonly _tag: 'Reordered'; readonly cart: Cart; readonly result: ReorderResult }
  | { readonly _tag: 'Failed' };

/** What came back. `CartLoaded` without a cart: there is none, or it was ordered. */
export type ReorderAnswer =
  | { readonly _tag: 'CartLoaded'; readonly cart?: Cart }
  | { readonly _tag: 'CartCreated'; readonly cart: Cart }
  | { readonly _tag: 'Repeated'; readonly result: ReorderResult }
  | { readonly _tag: 'CartReloaded'; readonly cart: Cart }
  | { readonly _tag: 'Failure' };

export const beginReorder: Reorder = { _tag: 'LoadingCart' };

/**
 * The next step: load the cart, create one where there is none, repeat the order, load the cart again. An answer that
 * nobody waits for changes nothing; a failure ends it wherever it stands. Source: REO-1.
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
