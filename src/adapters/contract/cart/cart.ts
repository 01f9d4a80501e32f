import * as t from 'io-ts';
import type { CartToken } from '../../../domain/cart/cart.ts';
import { operation } from '../operation.ts';
import { idC, MinorC, WholeC } from '../scalars.ts';
import { basketFields, basketOptional } from './basket.ts';
import { CartItemIdC, NewItemC } from './cart-item.ts';

export const CartTokenC = idC<CartToken>('CartToken');

export const CartC = t.intersection(
  [
    t.type({ token_value: CartTokenC, state: t.literal('cart'), ...basketFields }),
    t.partial({
      ...basketOptional,
      /** The price of the cheapest method for these goods, as long as none is chosen. Absent if there is none. */
      shipping_from: MinorC,
      /** What exceeded a limit when two carts of the customer became one, until the cart's next change. */
      left_behind: t.readonlyArray(t.type({ title: t.string, taken: WholeC, left: WholeC })),
    }),
  ],
  'Cart',
);
export type CartWire = t.TypeOf<typeof CartC>;

export const cartOperations = {
  /** Creates an empty cart. */
  createCart: operation({
    method: 'POST',
    path: '/carts',
    answer: CartC,
    refusals: [429],
  }),
  /** Returns a cart by its token; 404 if it is unknown, ordered, or of another shop or customer. */
  getCart: operation({
    method: 'GET',
    path: '/carts/:token',
    answer: CartC,
    refusals: [404],
  }),
  /**
   * Adds all lines to the cart or none, and removes the lines that they replace. A repeated `request_id`
   * changes nothing. With `current_cart` a cart without an owner becomes that of the signed-in customer, as
   * by `customerClaimCart`; for guests it has no effect.
   */
  addToCart: operation({
    method: 'POST',
    path: '/carts/:token/items',
    body: t.intersection([
      t.type({ request_id: t.string, items: t.readonlyArray(NewItemC) }),
      t.partial({
        replaces: t.readonlyArray(CartItemIdC),
        /** Makes it the current cart of the signed-in customer. */
        current_cart: t.boolean,
      }),
    ]),
    answer: CartC,
    refusals: [404, 422],
  }),
  /** Sets the quantity of a line; `once` turns its regular delivery off. */
  updateCartQuantity: operation({
    method: 'PATCH',
    path: '/carts/:token/items/:item',
    body: t.intersection([t.type({ quantity: WholeC }), t.partial({ once: t.boolean })]),
    answer: CartC,
    refusals: [404, 422],
  }),
  /** Removes a line. A line that does not exist is not an error. */
  removeFromCart: operation({
    method: 'DELETE',
    path: '/carts/:token/items/:item',
    answer: CartC,
    refusals: [404],
  }),
  /** Applies a coupon. If it is refused, the violation gives the reason. */
  applyCoupon: operation({
    method: 'POST',
    path: '/carts/:token/coupon',
    body: t.type({ couponCode: t.string }),
    answer: CartC,
    refusals: [404, 422, 429],
  }),
  /** Removes the coupon. */
  deleteCouponCode: operation({
    method: 'DELETE',
    path: '/carts/:token/coupon',
    answer: CartC,
    refusals: [404],
  }),
} as const;
