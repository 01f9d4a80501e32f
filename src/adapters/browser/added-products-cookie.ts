import type { AddedProducts } from '../../application/cart/ports.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { addedProductsCookie } from '../../domain/tracking/cookies.ts';
import type { CookieJar } from './cart-token-cookie.ts';

const { name, maxAge: lifetime } = addedProductsCookie;
/** The newest are kept: a cookie has little room. */
const kept = 50;

const idsIn = (cookies: string): readonly ProductId[] => {
  const entry = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return decodeURIComponent(entry?.slice(name.length + 1) ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id): id is ProductId => id !== '');
  } catch {
    return [];
  }
};

/** Product ids joined by commas; what cannot be read is no list. */
export const makeAddedProductsCookie = (jar: CookieJar, secure: boolean): AddedProducts => {
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
  const read = () => idsIn(jar.cookie);
  return {
    read,
    add: (ids) => {
      const list = [...new Set([...ids, ...read()])].slice(0, kept);
      jar.cookie = `${name}=${encodeURIComponent(list.join(','))}${attributes}; max-age=${lifetime}`;
    },
    clear: () => {
      jar.cookie = `${name}=${attributes}; max-age=0`;
    },
  };
};
