import type { TaskEither } from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cart, CartItemId, CartToken, NewCartLine } from '../../domain/cart/cart.ts';
import type { SeenCart } from '../../domain/cart/cart-check.ts';
import type { Recommendation } from '../../domain/cart/recommendation.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';

/** Access to carts. Every change answers with the whole cart and its new prices. */
export interface CartPort {
  readonly create: () => TaskEither<Failure, Cart>;
  /**
   * `NotFound`: the cart does not exist, belongs to another visitor or is no longer a cart. The same holds for the
   * operations below, and for no other reason: `isNoCart`.
   */
  readonly load: (token: CartToken) => TaskEither<Failure, Cart>;
  /**
   * Adds all lines or none, and removes the lines that they replace. For a signed-in customer it becomes their current
   * cart. `requestId` identifies the request, so that it can be repeated after a lost answer.
   */
  readonly add: (
    token: CartToken,
    lines: readonly NewCartLine[],
    requestId: string,
    replaces?: readonly CartItemId[],
  ) => TaskEither<Failure, Cart>;
  /** `once`: the product is not part of a subscription. */
  readonly setQuantity: (
    token: CartToken,
    item: CartItemId,
    quantity: number,
    once?: boolean,
  ) => TaskEither<Failure, Cart>;
  readonly remove: (token: CartToken, item: CartItemId) => TaskEither<Failure, Cart>;
  readonly applyCoupon: (token: CartToken, code: string) => TaskEither<Failure, Cart>;
  readonly removeCoupon: (token: CartToken) => TaskEither<Failure, Cart>;
  /** The cart of a link in a mail. `NotFound`: it is gone, was ordered or belongs to another visitor. Source: REO-5. */
  readonly setCurrent: (token: CartToken) => TaskEither<Failure, Cart>;
  /** Declines the gift for this cart, whatever is added later; `takeGift` undoes it. Source: CART-14. */
  readonly declineGift: (token: CartToken) => TaskEither<Failure, Cart>;
  readonly takeGift: (token: CartToken) => TaskEither<Failure, Cart>;
  readonly recommendations: (cart: Cart) => TaskEither<Failure, Recommendation>;
}

/** Access to the tokens of carts. */
export interface CartRenewal {
  /**
   * Gives the cart a new token and keeps everything else: who has only the old one no longer reaches the cart.
   * `requestId` gets the same cart again after a lost answer; it is as hard to guess as a token. Source: CART-25.
   */
  readonly renew: (token: CartToken, requestId: string) => TaskEither<Failure, Cart>;
}

/** The products that this visitor recently added to the cart: the cookie `vsf-atc`, for four hours. Source: CAT-5, TRK-3. */
export interface AddedProducts {
  readonly read: () => readonly ProductId[];
  readonly add: (ids: readonly ProductId[]) => void;
  readonly clear: () => void;
}

/** The visitor's other tabs of the same shop. */
export interface CartTabs {
  /** Sends the state of this tab's cart to the other tabs, as a text that changes when the cart does. */
  readonly tell: (sign: string) => void;
  readonly told$: Observable<string>;
}

/** The cart, by its id, as this visitor last saw it. Only the newest is kept, for as long as the browser keeps it. */
export interface SeenCarts {
  readonly read: (cart: string) => SeenCart | undefined;
  readonly write: (seen: SeenCart) => void;
  /** Whether the visitor was told about the gift in the cart. */
  readonly knowsGift: (cart: string) => boolean;
  readonly noteGift: (cart: string) => void;
  /** The message of the lost coupon that was read last, as the shop worded it; empty if none. */
  readonly readLoss: () => string;
  readonly closeLoss: (told: string) => void;
}

/** Stores this visitor's cart token in the cookie `cart_id`. */
export interface CartTokenStore {
  readonly read: () => CartToken | undefined;
  /** The whole cookie, as `readKept` reads it; empty if there is none. Source: REO-6. */
  readonly kept: () => string;
  /**
   * False if the browser accepts no cookies; the token is then lost with the page. `mark`: what else the cookie says, by
   * `writeMark`. Default: nothing.
   */
  readonly write: (token: CartToken, mark?: string) => boolean;
  readonly clear: () => void;
}
