import { useSyncExternalStore } from 'react';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { useServices } from '../../shared/services.ts';

/** What the shopper has put into the cart lately: product ids, joined by commas. */
const addToCartCookie = 'vsf-atc';

/** The products that the add-to-cart cookie lists; none where it is absent or not readable. */
export const productsInCookie = (cookies: string): readonly string[] => {
  const entry = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${addToCartCookie}=`));
  try {
    return decodeURIComponent(entry?.slice(addToCartCookie.length + 1) ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean);
  } catch {
    return [];
  }
};

const never = () => () => undefined;
const readCookies = () => document.cookie;
const noCookies = () => '';

/** Whether a product's price is marked as special. False on the server and while React takes over. Source: CAT-5. */
export const useSpecialPrice = (id: ProductId): boolean => {
  const { shop } = useServices();
  const cookies = useSyncExternalStore(never, readCookies, noCookies);
  return shop.features.specialPrice && productsInCookie(cookies).includes(id);
};
