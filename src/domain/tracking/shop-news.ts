/** Events reported by use cases, with the full data. They stay within the page. */

import type { Cart } from '../cart/cart.ts';
import type { SignInMethod } from '../identity/login-intent.ts';
import type { Order } from '../orders/order.ts';
import { cleanTerm } from './clean-address.ts';
import { goodsOf } from './goods.ts';
import { orderFigures } from './order-figures.ts';
import type { ShopEvent } from './shop-event.ts';

export type ShopNews =
  | { readonly _tag: 'CheckoutBegun'; readonly cart: Cart }
  | { readonly _tag: 'ShippingChosen'; readonly cart: Cart; readonly tier: string }
  | { readonly _tag: 'PaymentChosen'; readonly cart: Cart; readonly method: string }
  /** The sale is valid. */
  | { readonly _tag: 'Ordered'; readonly order: Order }
  | { readonly _tag: 'Reordered'; readonly cart: Cart }
  /** As entered. */
  | { readonly _tag: 'Searched'; readonly term: string }
  | { readonly _tag: 'SignedIn'; readonly method: SignInMethod }
  | { readonly _tag: 'SignedUp'; readonly method: SignInMethod }
  | { readonly _tag: 'SignedOut' };

/** Returns the event that may leave the page. Undefined if there is none. Source: TRK-1. */
export const eventOf = (news: ShopNews): ShopEvent | undefined => {
  switch (news._tag) {
    case 'CheckoutBegun':
      return { _tag: 'CheckoutBegun', cart: news.cart.id, goods: goodsOf(news.cart) };
    case 'ShippingChosen':
      return { _tag: 'ShippingChosen', goods: goodsOf(news.cart), tier: news.tier };
    case 'PaymentChosen':
      return { _tag: 'PaymentChosen', goods: goodsOf(news.cart), method: news.method };
    case 'Ordered':
      return { _tag: 'Ordered', order: orderFigures(news.order), at: news.order.createdAt };
    case 'Reordered':
      return { _tag: 'Reordered', goods: goodsOf(news.cart) };
    case 'Searched': {
      const term = cleanTerm(news.term);
      return term === undefined ? undefined : { _tag: 'Searched', term };
    }
    case 'SignedIn':
      return { _tag: 'SignedIn', method: news.method };
    case 'SignedUp':
      return { _tag: 'SignedUp', method: news.method };
    case 'SignedOut':
      return { _tag: 'SignedOut' };
  }
};
