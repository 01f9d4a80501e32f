/** The cookies of a cart: what every page asks, apart from the list of all. */

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
