import type { AddedProducts } from '../../application/cart/ports.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { addedProductsCookie, cookieName } from '../../domain/tracking/cart-cookies.ts';
import { type CookieJar, cookieIn } from './cookie-jar.ts';

/** Only the newest are kept, because a cookie has little space. */
const kept = 50;

const idsIn = (jar: CookieJar, name: string): readonly ProductId[] => {
  try {
    return decodeURIComponent(cookieIn(jar, name) ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id): id is ProductId => id !== '');
  } catch {
    return [];
  }
};

/**
 * Product ids joined by commas; an unreadable cookie counts as empty. `sharing`: the shop, if it shares its host name
 * with others.
 */
export const makeAddedProductsCookie = (
  jar: CookieJar,
  secure: boolean,
  sharing?: BrandId,
): AddedProducts => {
  const name = cookieName(addedProductsCookie, sharing);
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
  const read = () => idsIn(jar, name);
  return {
    read,
    add: (ids) => {
      const list = [...new Set([...ids, ...read()])].slice(0, kept);
      jar.cookie = `${name}=${encodeURIComponent(list.join(','))}${attributes}; max-age=${addedProductsCookie.maxAge}`;
    },
    clear: () => {
      jar.cookie = `${name}=${attributes}; max-age=0`;
    },
  };
};
