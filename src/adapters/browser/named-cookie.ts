import type { BrandId } from '../../domain/shared/brand-id.ts';
import { type Cookie, cookieName } from '../../domain/tracking/cart-cookies.ts';
import { type CookieJar, cookieIn } from './cookie-jar.ts';

/** A text stored in a cookie for the cookie's lifetime. */
export interface NamedCookie {
  /** Undefined if there is none, or one that cannot be read. */
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly clear: () => void;
}

/** `sharing`: the shop, if it shares its host name with others. */
export const makeNamedCookie = (
  jar: CookieJar,
  cookie: Cookie,
  { secure, sharing }: { readonly secure: boolean; readonly sharing?: BrandId | undefined },
): NamedCookie => {
  const name = cookieName(cookie, sharing);
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
  const lifetime = cookie.maxAge === undefined ? '' : `; max-age=${cookie.maxAge}`;
  return {
    read: () => {
      try {
        return decodeURIComponent(cookieIn(jar, name) ?? '') || undefined;
      } catch {
        return undefined;
      }
    },
    write: (text) => {
      jar.cookie = `${name}=${encodeURIComponent(text.toWellFormed())}${attributes}${lifetime}`;
    },
    clear: () => {
      jar.cookie = `${name}=${attributes}; max-age=0`;
    },
  };
};
