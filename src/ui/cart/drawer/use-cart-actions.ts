import { useMemo } from 'react';
import { useServices } from '../../shared/services.ts';
import type { LineActions } from '../line/LineControls.tsx';

/** What a shopper can do to a line. */
export const useCartActions = (): LineActions => {
  const { cart } = useServices();
  return useMemo(() => ({ setQuantity: cart.setQuantity, remove: cart.remove }), [cart]);
};
