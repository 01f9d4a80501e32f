import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export const fetchCart = () => import('./CartSidebar.tsx');

/** Gets the cart beside the page ready, code and words, at the first sign that it will be looked at. */
export const useFetchCart = (): (() => void) => {
  const { i18n } = useTranslation();
  return useCallback(() => {
    fetchCart().catch(() => undefined);
    void i18n.loadNamespaces('cart');
  }, [i18n]);
};
