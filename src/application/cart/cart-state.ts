import type { Cart, CartItemId } from '../../domain/cart/cart.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import type { PendingLine } from './pending-line.ts';

/** What is being done to the cart now. */
export type CartTask =
  | { readonly _tag: 'Add'; readonly lines: readonly PendingLine[] }
  | { readonly _tag: 'Line'; readonly item: CartItemId };

export interface CartState {
  /** The cart as the backend last confirmed it; `null`: this visitor has none. */
  readonly remote: RemoteState<Failure, Cart | null>;
  readonly tasks: readonly CartTask[];
  /** How often an add was confirmed since the page opened: a screen that waits for its own watches it change. */
  readonly added: number;
  /** How often it was loaded since the page opened: what is known beside it, such as stock, is asked for anew. */
  readonly loads: number;
}
