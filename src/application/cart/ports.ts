import type { TaskEither } from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cart, CartItemId, CartToken, NewCartLine } from '../../domain/cart/cart.ts';
import type { SeenCart } from '../../domain/cart/cart-check.ts';
import type { Recommendation } from '../../domain/cart/recommendation.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';

/** Carts, as the shop keeps them. Every change answers with the whole cart, priced anew. */
export interface CartPort {
  readonly create: () => TaskEither<Failure, Cart>;
  /** `NotFound`: no such cart, another's, or not a cart any more. So with all that follow, and with nothing else: `isNoCart`. */
  readonly load: (token: CartToken) => TaskEither<Failure, Cart>;
  /** All lines or none; the lines that they replace go with it. It is the cart that whoever is signed in goes on with. `requestId` makes a repeated request one: an answer that was lost may be asked for again. */
  readonly add: (
    token: CartToken,
    lines: readonly NewCartLine[],
    requestId: string,
    replaces?: readonly CartItemId[],
  ) => TaskEither<Failure, Cart>;
  /** `once`: its product does not come regularly. */
  readonly setQuantity: (
    token: CartToken,
    item: CartItemId,
    quantity: number,
    once?: boolean,
  ) => TaskEither<Failure, Cart>;
  readonly remove: (token: CartToken, item: CartItemId) => TaskEither<Failure, Cart>;
  readonly applyCoupon: (token: CartToken, code: string) => TaskEither<Failure, Cart>;
  readonly removeCoupon: (token: CartToken) => TaskEither<Failure, Cart>;
  /** The cart of a link in a mail; `NotFound`: it is gone, ordered or another's. Source: REO-5. */
  readonly setCurrent: (token: CartToken) => TaskEither<Failure, Cart>;
  /** No gift for this cart, whatever is added; `takeGift` undoes it. Source: CART-14. */
  readonly declineGift: (token: CartToken) => TaskEither<Failure, Cart>;
  readonly takeGift: (token: CartToken) => TaskEither<Failure, Cart>;
  readonly recommendations: (cart: Cart) => TaskEither<Failure, Recommendation>;
}

/** The products that this visitor put into the cart lately: the cookie `vsf-atc`, for four hours. Source: CAT-5, TRK-3. */
export interface AddedProducts {
  readonly read: () => readonly ProductId[];
  readonly add: (ids: readonly ProductId[]) => void;
  readonly clear: () => void;
}

/** The visitor's other tabs of the same shop. */
export interface CartTabs {
  /** Lets the others know what the cart is like here: a text that differs when the cart does. */
  readonly tell: (sign: string) => void;
  readonly told$: Observable<string>;
}

/** The cart as this visitor last saw it; the newest only, for as long as the browser keeps it. */
export interface SeenCarts {
  readonly read: (token: CartToken) => SeenCart | undefined;
  readonly write: (seen: SeenCart) => void;
  /** Whether the visitor was told of the gift that lies in it. */
  readonly knowsGift: (token: CartToken) => boolean;
  readonly noteGift: (token: CartToken) => void;
  /** The loss of a coupon that was read last, as the shop told it; empty: none. */
  readonly readLoss: () => string;
  readonly closeLoss: (told: string) => void;
}

/** Where this visitor's cart token is kept: the cookie `cart_id`. */
export interface CartTokenStore {
  readonly read: () => CartToken | undefined;
  /** False: the browser takes no cookies, and the token is gone with the page. */
  readonly write: (token: CartToken) => boolean;
  readonly clear: () => void;
}
