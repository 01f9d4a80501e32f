import type { CartTokenStore } from '../../application/cart/ports.ts';
import { isCartToken } from '../../domain/cart/cart-token.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { cartCookie, cookieName } from '../../domain/tracking/cookies.ts';

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/**
 * The cookie `cart_id`, for the length of the browser's session. A value that no shop of ours wrote is ignored.
 * `sharing`: the shop, where it shares its host name with others.
 */
export const makeCartTokenCookie = (jar: CookieJar, secure: boolean, sharing?: BrandId): CartTokenStore => {
  const name = cookieName(cartCookie, sharing);
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
  return {
    read: () => {
      const pair = jar.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
      const value = pair?.slice(name.length + 1) ?? '';
      return isCartToken(value) ? value : undefined;
    },
    write: (token) => {
      jar.cookie = `${name}=${token}${attributes}`;
    },
    clear: () => {
      jar.cookie = `${name}=${attributes}; max-age=0`;
    },
  };
};
