/** The cookies of a cart and its prices. Every page needs them, so they are separate from the full list. */

import type { BrandId } from '../shared/brand-id.ts';

/** `maxAge` in seconds. Absent for a session cookie. Source: TRK-3. */
export interface Cookie {
  readonly name: string;
  readonly maxAge?: number;
}

/**
 * Returns the name of a cookie in the browser. Cookies ignore ports: if several shops run on different ports of one
 * host, each adds its name, so that they do not use each other's cart. Otherwise the name is unchanged.
 */
export const cookieName = ({ name }: Cookie, sharing?: BrandId): string =>
  sharing === undefined ? name : `${name}_${sharing}`;

/** Anyone who has its token has access to the cart; `readKept` reads what else it holds. Source: TRK-3, REO-6. */
export const cartCookie = { name: 'cart_id' } as const satisfies Cookie;
/** Products added to the cart. Their special price is shown for four hours. Source: TRK-3, CAT-5. */
export const addedProductsCookie = { name: 'vsf-atc', maxAge: 4 * 3600 } as const satisfies Cookie;
/** The price channel opened by a partner's link: a special price for visitors who follow it. Source: TRK-3, PRICE-6. */
export const sdpCookie = { name: 'vsf-sdp' } as const satisfies Cookie;
/** The products this price applies to. Empty: all. Source: TRK-3, PRICE-6. */
export const sdpProductCookie = { name: 'vsf-sdp-product' } as const satisfies Cookie;
/** The id `fk` of the partner whose link was followed: the foreign source of an order. Source: TRK-3, PRICE-6. */
export const fsCookie = { name: 'vsf-fs', maxAge: 4 * 3600 } as const satisfies Cookie;
