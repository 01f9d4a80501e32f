import { useMemo } from 'react';
import { useServices } from '../../shared/services.ts';
import type { LineActions } from '../line/LineControls.tsx';

/** Returns the actions that a shopper can take on a line. */
export const useCartActions = (): LineActions => {
  const { cart } = useServices();
  return useMemo(() => ({ setQuantity: cart.setQuantity, remove: cart.remove }), [cart]);
};
