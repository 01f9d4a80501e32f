import type { CartTokenStore } from '../../application/cart/ports.ts';
import { isCartToken } from '../../domain/cart/cart-token.ts';
import { cartCookie } from '../../domain/tracking/cookies.ts';

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

const { name } = cartCookie;

/** The cookie `cart_id`, for the length of the browser's session. A value that no shop of ours wrote is ignored. */
export const makeCartTokenCookie = (jar: CookieJar, secure: boolean): CartTokenStore => {
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
