import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../shared/services.ts';

export const fetchCart = () => import('./drawer/CartSidebar.tsx');

/** Gets the cart beside the page ready, code and words, at the first sign that it will be looked at. */
export const useFetchCart = (): (() => void) => {
  const { i18n } = useTranslation();
  const { fetchSidebar } = useServices();
  return useCallback(() => {
    fetchCart().catch(() => undefined);
    void i18n.loadNamespaces('cart');
    fetchSidebar();
  }, [i18n, fetchSidebar]);
};
