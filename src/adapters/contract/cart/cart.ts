import * as t from 'io-ts';
import type { CartToken } from '../../../domain/cart/cart.ts';
import { operation } from '../operation.ts';
import { idC, WholeC } from '../scalars.ts';
import { basketFields, basketOptional } from './basket.ts';
import { CartItemIdC, NewItemC } from './cart-item.ts';

export const CartTokenC = idC<CartToken>('CartToken');

export const CartC = t.intersection(
  [t.type({ token_value: CartTokenC, state: t.literal('cart'), ...basketFields }), t.partial(basketOptional)],
  'Cart',
);
export type CartWire = t.TypeOf<typeof CartC>;

export const cartOperations = {
  createCart: operation({
    summary: 'A new, empty cart.',
    method: 'POST',
    path: '/carts',
    answer: CartC,
    refusals: [429],
  }),
  getCart: operation({
    summary: 'A cart by its token; 404 when it is unknown, of another shop or customer, or ordered.',
    method: 'GET',
    path: '/carts/:token',
    answer: CartC,
    refusals: [404],
  }),
  addToCart: operation({
    summary:
      'Puts all lines into the cart or none; those that they replace go with it. The same `request_id` again changes nothing. With `current_cart` a cart without an owner becomes that of the signed-in customer, as by `customerClaimCart`; of a guest it says nothing.',
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
  updateCartQuantity: operation({
    summary: 'Sets how many of a line there are; with `once`, that it does not come regularly.',
    method: 'PATCH',
    path: '/carts/:token/items/:item',
    body: t.intersection([t.type({ quantity: WholeC }), t.partial({ once: t.boolean })]),
    answer: CartC,
    refusals: [404, 422],
  }),
  removeFromCart: operation({
    summary: 'Takes a line out; one that is gone already is no error.',
    method: 'DELETE',
    path: '/carts/:token/items/:item',
    answer: CartC,
    refusals: [404],
  }),
  applyCoupon: operation({
    summary: 'Applies a coupon, or says by its violation why not.',
    method: 'POST',
    path: '/carts/:token/coupon',
    body: t.type({ couponCode: t.string }),
    answer: CartC,
    refusals: [404, 422, 429],
  }),
  deleteCouponCode: operation({
    summary: 'Takes the coupon off.',
    method: 'DELETE',
    path: '/carts/:token/coupon',
    answer: CartC,
    refusals: [404],
  }),
} as const;
