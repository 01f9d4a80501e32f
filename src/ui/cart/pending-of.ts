import type { CartState } from '../../application/cart/cart-state.ts';
import type { PendingLine } from '../../application/cart/pending-line.ts';

/** Lines being added that the cart does not show yet. */
export const pendingOf = ({ tasks }: CartState): readonly PendingLine[] =>
  tasks.flatMap((task) => (task._tag === 'Add' ? task.lines : []));
