import { useEffect, useRef, useState } from 'react';
import type { PendingLine } from '../../../application/cart/pending-line.ts';
import { useServices } from '../../shared/services.ts';
import { useCart } from '../use-cart.ts';

/**
 * Puts lines into the cart, and tells how it goes. Why it went wrong is said by a notice, as with every addition.
 * `onAdded`: the backend has confirmed it.
 */
export const useAdding = (onAdded: () => void) => {
  const { cart } = useServices();
  const { tasks, added } = useCart();
  const [sent, setSent] = useState<readonly PendingLine[]>();
  const isBusy = tasks.some((task) => task._tag === 'Add' && task.lines === sent);
  /** Additions before this one: each has its turn. */
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
