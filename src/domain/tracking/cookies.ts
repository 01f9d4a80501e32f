/** The cookies of the shop: their names, their lifetimes, and when they are cleared. */

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

/** The user named by the address's `uid`. Source: TRK-3. */
export const userIdCookie = { name: 'vsf-uid', maxAge: 4 * hour } as const satisfies Cookie;
/** The parameters of a campaign. Source: TRK-2, TRK-3. */
export const trackingCookie = { name: 'vsf-tracking', maxAge: 7 * day } as const satisfies Cookie;
/** The kind of e-mail that led to a reorder. Source: TRK-3, REO-1. */
export const emailReorderCookie = { name: 'vsf-email-reorder', maxAge: day } as const satisfies Cookie;
/** The e-mail address that a login link was sent to. Source: TRK-3, AUTH-7. */
export const loginLinkCookie = { name: 'vsf-login-link', maxAge: day } as const satisfies Cookie;
/** Where a staff member came from. It shows a banner and grants nothing. Source: TRK-3. */
export const refererCookie = { name: 'vsf-referer' } as const satisfies Cookie;
/** Shows features in progress. Source: TRK-4. */
export const wipCookie = { name: 'wip', maxAge: 4 * hour } as const satisfies Cookie;
/** The token that a login link was exchanged for. Source: AUTH-7. */
export const customTokenCookie = { name: 'custom_token', maxAge: 4 * hour } as const satisfies Cookie;
/** Where a shopper was going before the sign-in. Source: ROUTE-16. */
export const redirectTargetCookie = { name: 'redirect_target', maxAge: 4 * hour } as const satisfies Cookie;
/** The chosen language. Source: I18N-4. */
export const localeCookie = { name: 'locale', maxAge: 365 * day } as const satisfies Cookie;
/**
 * The visitor's bucket, one hundredth of all visitors. Stored with consent, long enough for an experiment to end.
 * Source: TRK-5, TRK-7.
 */
export const bucketCookie = { name: 'ab-bucket', maxAge: 90 * day } as const satisfies Cookie;
/** The visitor's consent. After half a year they are asked again. Source: TRK-7. */
export const consentCookie = { name: 'consent', maxAge: 180 * day } as const satisfies Cookie;

/** All cookies. Source: TRK-3, I18N-4. */
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

/** The cookies cleared after an order. Who the visitor is and where a staff member came from stay. Source: CART-4. */
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

/**
 * The cookies cleared at sign-out: the cart, its contents, and the staff member who browsed for the customer. Source:
 * CART-4.
 */
export const clearedAfterSignOut: readonly Cookie[] = [cartCookie, addedProductsCookie, refererCookie];

/** Returns the user in the address, from its `uid`, for storing. Nothing else is read. Source: TRK-3. */
export const userIdIn = (query: URLSearchParams): string | undefined => query.get('uid')?.trim() || undefined;
