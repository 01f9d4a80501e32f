import type { Observable } from 'rxjs';
import type { Cart, CartItemId, NewCartLine } from '../../domain/cart/cart.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';

/** A line on its way to the backend, with what the sidebar shows of it meanwhile. */
export interface PendingLine {
  readonly line: NewCartLine;
  readonly product: Pick<ProductSummary, 'id' | 'title' | 'image' | 'price'>;
}

/** What is being done to the cart now. */
export type CartTask =
  | { readonly _tag: 'Add'; readonly lines: readonly PendingLine[] }
  | { readonly _tag: 'Line'; readonly item: CartItemId }
  | { readonly _tag: 'Coupon' };

export interface CartState {
  /** The cart as the backend last confirmed it; `null`: this visitor has none. */
  readonly remote: RemoteState<Failure, Cart | null>;
  readonly tasks: readonly CartTask[];
  /** The last coupon that was refused, kept beside its field until the next try. */
  readonly couponFailure?: Failure;
  /** How often an add was confirmed since the page opened: a screen that waits for its own watches it change. */
  readonly added: number;
}

/** The visitor's one cart. Changes go to the backend one after the other, so that none is lost and none is doubled. */
export interface CartSession {
  readonly state$: Observable<CartState>;
  /** Loads the cart of the kept token, when there is one; drops a token that leads nowhere. Source: CART-3. */
  readonly restore: () => void;
  /** Makes the cart when it is the first add. Source: CART-2. */
  readonly add: (lines: readonly PendingLine[]) => void;
  /** Asks for the stock first where the line's quantity grows. Source: CART-9. */
  readonly setQuantity: (item: CartItemId, quantity: number) => void;
  readonly remove: (item: CartItemId) => void;
  readonly applyCoupon: (code: string) => void;
  readonly removeCoupon: () => void;
  /** A cart that another use case got from the backend: the checkout's answers. */
  readonly accept: (cart: Cart) => void;
  /** After an order: the token is forgotten, the cart is gone. Source: CART-4. */
  readonly forget: () => void;
}
