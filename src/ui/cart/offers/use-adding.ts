import { useEffect, useRef, useState } from 'react';
import type { PendingLine } from '../../../application/cart/pending-line.ts';
import { useServices } from '../../shared/services.ts';
import { useCart } from '../use-cart.ts';

/**
 * Adds lines to the cart and reports the progress. A failure is shown as a notice, as with every add. `onAdded`: called
 * when the backend has confirmed it.
 */
export const useAdding = (onAdded: () => void) => {
  const { cart } = useServices();
  const { tasks, added } = useCart();
  const [sent, setSent] = useState<readonly PendingLine[]>();
  const isBusy = tasks.some((task) => task._tag === 'Add' && task.lines === sent);
  /** The number of adds before this one. Adds run one after the other. */
  const before = useRef(added);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!sent) return;
    if (isBusy) {
      before.current = added;
      return;
    }
    setSent(undefined);
    if (added > before.current) onAdded();
    else setRefused(true);
  }, [sent, isBusy, added, onAdded]);
  const add = (lines: readonly PendingLine[]): void => {
    before.current = added;
    setRefused(false);
    cart.add(lines);
    setSent(lines);
  };
  return { add, isBusy, isRefused };
};
