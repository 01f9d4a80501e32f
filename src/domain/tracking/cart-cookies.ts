/** The cookies of a cart and of its prices: what every page asks, apart from the list of all. */

import type { BrandId } from '../shared/brand-id.ts';

/** `maxAge` in seconds; none: until the browser is closed. Source: TRK-3, D79. */
export interface Cookie {
  readonly name: string;
  readonly maxAge?: number;
}

/**
 * What a cookie is called in a browser. Cookies know no ports: where several shops answer on ports of one host, each
 * adds its name, or one would take the other's cart for its own. Everywhere else the name is the literal one.
 */
export const cookieName = ({ name }: Cookie, sharing?: BrandId): string =>
  sharing === undefined ? name : `${name}_${sharing}`;

/** Who holds its value, holds the cart. Source: TRK-3. */
export const cartCookie = { name: 'cart_id' } as const satisfies Cookie;
/** Products that were put into the cart: their special price shows for four hours. Source: TRK-3, CAT-5. */
export const addedProductsCookie = { name: 'vsf-atc', maxAge: 4 * 3600 } as const satisfies Cookie;
/** The price channel that a partner's link opened: a special price for whoever comes by it. Source: TRK-3, PRICE-6. */
export const sdpCookie = { name: 'vsf-sdp' } as const satisfies Cookie;
/** The products that this price is for; empty: all. Source: TRK-3, PRICE-6. */
export const sdpProductCookie = { name: 'vsf-sdp-product' } as const satisfies Cookie;
/** The mark of the partner whose link was followed, `fk`: the foreign source of an order. Source: TRK-3, PRICE-6. */
export const fsCookie = { name: 'vsf-fs', maxAge: 4 * 3600 } as const satisfies Cookie;
