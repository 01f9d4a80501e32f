import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../shared/services.ts';

export const fetchCart = () => import('./drawer/CartSidebar.tsx');

/** Returns a function that loads code and texts of the cart drawer at the first sign that it will be opened. */
export const useFetchCart = (): (() => void) => {
  const { i18n } = useTranslation();
  const { fetchSidebar } = useServices();
  return useCallback(() => {
    fetchCart().catch(() => undefined);
    void i18n.loadNamespaces('cart');
    fetchSidebar();
  }, [i18n, fetchSidebar]);
};
