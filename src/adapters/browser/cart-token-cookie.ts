import type { CartTokenStore } from '../../application/cart/ports.ts';
import type { CartToken } from '../../domain/cart/cart.ts';
import { tokenIn } from '../../domain/cart/cart-token.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { cartCookie, cookieName } from '../../domain/tracking/cart-cookies.ts';
import { type CookieJar, cookieIn } from './cookie-jar.ts';

/**
 * The session cookie `cart_id`: the token, and behind a dot what is to be known of it. If cookies are disabled, the token
 * is kept while the page is open. Values that no shop of ours wrote are ignored. `sharing`: the shop, if it shares its
 * host name with others.
 */
export const makeCartTokenCookie = (jar: CookieJar, secure: boolean, sharing?: BrandId): CartTokenStore => {
  const name = cookieName(cartCookie, sharing);
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
  let here: CartToken | undefined;
  const kept = () => cookieIn(jar, name) ?? '';
  const read = (): CartToken | undefined => tokenIn(kept()) ?? here;
  return {
    read,
    kept,
    write: (token, mark = '') => {
      here = undefined;
      jar.cookie = `${name}=${token}${mark}${attributes}`;
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
