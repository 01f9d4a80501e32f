import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CartC, CartTokenC } from './cart.ts';

const body = t.type({ cart_token: CartTokenC });

/** Operations for the gift of a cart. */
export const giftOperations = {
  /** Declines the gift of this cart, whatever the cart contains. A repeated request is not an error. */
  productOptOut: operation({
    method: 'POST',
    path: '/carts/gift-opt-out',
    body,
    answer: CartC,
    refusals: [404],
  }),
  /** Accepts the gift again; it is added as soon as the value of the goods suffices. */
  productOptIn: operation({
    method: 'POST',
    path: '/carts/gift-opt-in',
    body,
    answer: CartC,
    refusals: [404],
  }),
} as const;
