import { use, useCallback } from 'react';
import { useServices } from '../shared/services.ts';
import { TranslatorContext } from '../shared/translation/use-translation.ts';

export const fetchCart = () => import('./drawer/CartSidebar.tsx');

/** Gets the cart beside the page ready, code and words, at the first sign that it will be looked at. */
export const useFetchCart = (): (() => void) => {
  const translator = use(TranslatorContext);
  const { fetchSidebar } = useServices();
  return useCallback(() => {
    fetchCart().catch(() => undefined);
    void translator.load('cart');
    fetchSidebar();
  }, [translator, fetchSidebar]);
};
