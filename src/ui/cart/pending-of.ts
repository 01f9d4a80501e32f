import type { CartState, PendingLine } from '../../application/cart/cart-session.ts';

/** Lines being added that the cart does not show yet. */
export const pendingOf = ({ tasks }: CartState): readonly PendingLine[] =>
  tasks.flatMap((task) => (task._tag === 'Add' ? task.lines : []));
