import type { CartState } from '../../application/cart/cart-state.ts';
import { loading } from '../../application/shared/remote-state.ts';
import type { CartItemId } from '../../domain/cart/cart.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';

const initial: CartState = { remote: loading, tasks: [], added: 0, loads: 0 };

/** Returns the visitor's current cart. It is loading on the server and until it is restored. */
export const useCart = (): CartState => useStream(useServices().cart.state$, initial);

/** Returns the lines with a change that is not answered yet. */
export const busyItems = ({ tasks }: CartState): ReadonlySet<CartItemId> =>
  new Set(tasks.flatMap((task) => (task._tag === 'Line' ? [task.item] : [])));
