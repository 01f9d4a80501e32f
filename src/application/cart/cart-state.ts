import type { Cart, CartItemId } from '../../domain/cart/cart.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import type { PendingLine } from './pending-line.ts';

/** A change to the cart that is under way. */
export type CartTask =
  | { readonly _tag: 'Add'; readonly lines: readonly PendingLine[] }
  | { readonly _tag: 'Line'; readonly item: CartItemId };

export interface CartState {
  /** The cart as the backend last confirmed it; `null` if this visitor has none. */
  readonly remote: RemoteState<Failure, Cart | null>;
  readonly tasks: readonly CartTask[];
  /** How many adds were confirmed since the page opened. A screen that waits for its own add watches this number. */
  readonly added: number;
  /** How often the cart was loaded since the page opened. Related data, such as stock, is requested again after each load. */
  readonly loads: number;
  /** Whether the browser accepts no cookies, so that the cart is lost with the page. */
  readonly isLoose?: boolean;
}
