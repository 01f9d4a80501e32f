/** The shop's events for statistics, in our own terms. */

import type { Promotion } from '../content/promotion.ts';
import type { SignInMethod } from '../identity/login-intent.ts';
import type { BrandId } from '../shared/brand-id.ts';
import type { Locale } from '../shared/locale.ts';
import type { Goods, Item, ItemList } from './goods.ts';

export interface PageView {
  /** Without personal data: see `cleanAddress`. */
  readonly location: string;
  readonly path: string;
  readonly referrer: string;
  /** Without personal data: see `cleanTitle`. */
  readonly title: string;
  /** The kind of page: `product`, `checkout.shipping`. */
  readonly type: string;
  readonly locale: Locale;
  readonly brand: BrandId;
}

/** An order's figures for statistics. Units: minor. */
export interface OrderFigures extends Goods {
  readonly number: string;
  readonly tax: number;
  readonly shipping: number;
}

/** No event has a field for personal data: no name, no address, no token, no lens value. Source: TRK-1. */
export type ShopEvent =
  | { readonly _tag: 'PageViewed'; readonly page: PageView }
  | { readonly _tag: 'ListShown'; readonly list: ItemList; readonly items: readonly Item[] }
  | { readonly _tag: 'ItemChosen'; readonly list: ItemList; readonly item: Item }
  | { readonly _tag: 'ProductViewed'; readonly item: Item }
  | { readonly _tag: 'ItemsAdded'; readonly items: readonly Item[] }
  | { readonly _tag: 'ItemsRemoved'; readonly items: readonly Item[] }
  | { readonly _tag: 'CartViewed'; readonly goods: Goods }
  /** `cart`: identifies the cart, so that the event is counted once. It is not sent on. */
  | { readonly _tag: 'CheckoutBegun'; readonly cart: string; readonly goods: Goods }
  | { readonly _tag: 'ShippingChosen'; readonly goods: Goods; readonly tier: string }
  | { readonly _tag: 'PaymentChosen'; readonly goods: Goods; readonly method: string }
  /** `at`: the ISO instant at which it was placed. */
  | { readonly _tag: 'Ordered'; readonly order: OrderFigures; readonly at: string }
  | { readonly _tag: 'PromotionShown'; readonly promotion: Promotion }
  | { readonly _tag: 'PromotionChosen'; readonly promotion: Promotion }
  | { readonly _tag: 'Searched'; readonly term: string }
  | { readonly _tag: 'SignedIn'; readonly method: SignInMethod }
  | { readonly _tag: 'SignedUp'; readonly method: SignInMethod }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Reordered'; readonly goods: Goods };

/**
 * Returns the key of an event that is counted only once: an order, and the begin of a cart's checkout. Source: CHK-5,
 * TRK-1.
 */
export const countedOnceAs = (event: ShopEvent): string | undefined => {
  if (event._tag === 'Ordered') return `order ${event.order.number}`;
  return event._tag === 'CheckoutBegun' ? `checkout ${event.cart}` : undefined;
};

/** How long after it was placed an order is still reported, because its page can be opened years later. Units: milliseconds. */
const newsMs = 24 * 3_600_000;

/** Whether an event is recent enough to be reported. Units: milliseconds since 1970. Source: TRK-1. */
export const isNews = (event: ShopEvent, now: number): boolean =>
  event._tag !== 'Ordered' || now - Date.parse(event.at) < newsMs;
