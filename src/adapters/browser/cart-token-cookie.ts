import type { CartTokenStore } from '../../application/cart/ports.ts';
import type { CartToken } from '../../domain/cart/cart.ts';
import { cartCookie } from '../../domain/tracking/cookies.ts';

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

const { name } = cartCookie;
const shape = /^[\w-]{16,128}$/;

/** The cookie `cart_id`, for the length of the browser's session. A value that no shop of ours wrote is ignored. */
export const makeCartTokenCookie = (jar: CookieJar, secure: boolean): CartTokenStore => {
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
  return {
    read: () => {
      const pair = jar.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
      const value = pair?.slice(name.length + 1) ?? '';
      return shape.test(value) ? (value as CartToken) : undefined;
    },
    write: (token) => {
      jar.cookie = `${name}=${token}${attributes}`;
    },
    clear: () => {
      jar.cookie = `${name}=${attributes}; max-age=0`;
    },
  };
};
