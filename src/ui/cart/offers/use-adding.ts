import { useState } from 'react';
import type { PendingLine } from '../../../application/cart/pending-line.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Adds lines to the cart and reports the progress. A failure is shown as a notice, as with every add. `onAdded`: called
 * when the backend has confirmed it.
 */
export const useAdding = (onAdded: () => void) => {
  const { cart, fetchCart } = useServices();
  const [state, setState] = useState<'Idle' | 'Busy' | 'Refused'>('Idle');
  const add = (lines: readonly PendingLine[]): void => {
    setState('Busy');
    cart.add(lines, (isAdded) => {
      setState(isAdded ? 'Idle' : 'Refused');
      if (isAdded) onAdded();
    });
    void fetchCart().then((code) => {
      if (code !== 'here') setState('Refused');
    });
  };
  return { add, isBusy: state === 'Busy', isRefused: state === 'Refused' };
};
