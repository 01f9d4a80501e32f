import type { CartTokenStore } from '../../application/cart/ports.ts';
import type { CartToken } from '../../domain/cart/cart.ts';
import { isCartToken } from '../../domain/cart/cart-token.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { cartCookie, cookieName } from '../../domain/tracking/cart-cookies.ts';

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/**
 * The cookie `cart_id`, for the length of the browser's session; where cookies are off, for as long as the page. A value
 * that no shop of ours wrote is ignored.
 * `sharing`: the shop, where it shares its host name with others.
 */
export const makeCartTokenCookie = (jar: CookieJar, secure: boolean, sharing?: BrandId): CartTokenStore => {
  const name = cookieName(cartCookie, sharing);
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
  let here: CartToken | undefined;
  const read = (): CartToken | undefined => {
    const pair = jar.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    const value = pair?.slice(name.length + 1) ?? '';
    return isCartToken(value) ? value : here;
  };
  return {
    read,
    write: (token) => {
      here = undefined;
      jar.cookie = `${name}=${token}${attributes}`;
      if (read() === token) return true;
      here = token;
      return false;
    },
    clear: () => {
      here = undefined;
      jar.cookie = `${name}=${attributes}; max-age=0`;
    },
  };
};
