/** The cookies of the shop: what they are called, how long they live, and when they go. */

import {
  addedProductsCookie,
  type Cookie,
  cartCookie,
  fsCookie,
  sdpCookie,
  sdpProductCookie,
} from './cart-cookies.ts';

const hour = 3600;
const day = 24 * hour;

/** Whom the address's `uid` names. Source: TRK-3. */
export const userIdCookie = { name: 'vsf-uid', maxAge: 4 * hour } as const satisfies Cookie;
/** What a campaign brought along. Source: TRK-2, TRK-3. */
export const trackingCookie = { name: 'vsf-tracking', maxAge: 7 * day } as const satisfies Cookie;
/** By what kind of mail an order is ordered again. Source: TRK-3, REO-1. */
export const emailReorderCookie = { name: 'vsf-email-reorder', maxAge: day } as const satisfies Cookie;
/** The e-mail address that a login link was sent to. Source: TRK-3, AUTH-7. */
export const loginLinkCookie = { name: 'vsf-login-link', maxAge: day } as const satisfies Cookie;
/** Where staff came from: shows a banner, grants nothing. Source: TRK-3, D60. */
export const refererCookie = { name: 'vsf-referer' } as const satisfies Cookie;
/** Source: TRK-4. */
export const wipCookie = { name: 'wip', maxAge: 4 * hour } as const satisfies Cookie;
/** Source: AUTH-7. */
export const customTokenCookie = { name: 'custom_token', maxAge: 4 * hour } as const satisfies Cookie;
/** Where a shopper was going before they signed in. Source: ROUTE-16. */
export const redirectTargetCookie = { name: 'redirect_target', maxAge: 4 * hour } as const satisfies Cookie;
/** The language that was chosen. Source: I18N-4. */
export const localeCookie = { name: 'locale', maxAge: 365 * day } as const satisfies Cookie;
/** Which hundredth of the visitors somebody belongs to: kept with consent, and long enough for an experiment to end. Source: TRK-5, TRK-7. */
export const bucketCookie = { name: 'ab-bucket', maxAge: 90 * day } as const satisfies Cookie;
/** What a visitor answered when asked for consent; after half a year they are asked again. Source: TRK-7. */
export const consentCookie = { name: 'consent', maxAge: 180 * day } as const satisfies Cookie;

/** All of them. Source: TRK-3, I18N-4. */
export const cookies: readonly Cookie[] = [
  cartCookie,
  addedProductsCookie,
  userIdCookie,
  sdpCookie,
  sdpProductCookie,
  fsCookie,
  trackingCookie,
  emailReorderCookie,
  loginLinkCookie,
  refererCookie,
  wipCookie,
  customTokenCookie,
  redirectTargetCookie,
  localeCookie,
  bucketCookie,
  consentCookie,
];

/** What an order uses up; who the visitor is, and where they came from, stays. Source: CART-4, D79. */
export const clearedAfterOrder: readonly Cookie[] = [
  cartCookie,
  addedProductsCookie,
  sdpCookie,
  sdpProductCookie,
  fsCookie,
  trackingCookie,
  emailReorderCookie,
  loginLinkCookie,
];

/** What goes with whoever signs out: their cart, what lies in it, and who browsed in their name. Source: CART-4, D79. */
export const clearedAfterSignOut: readonly Cookie[] = [cartCookie, addedProductsCookie, refererCookie];

/** Whom the address says the visitor is: its `uid`, to be kept; nothing else is looked at. Source: TRK-3. */
export const userIdIn = (query: URLSearchParams): string | undefined => query.get('uid')?.trim() || undefined;
