import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CartC, CartTokenC } from './cart.ts';

/** Operations for carts that a mail's link restores. */
export const cartLinkOperations = {
  /** Makes the cart of a link the current one; 404 if there is no such open cart. */
  setCurrentCart: operation({
    method: 'POST',
    path: '/carts/current',
    body: t.type({ abandoned_cart_token: CartTokenC }),
    answer: CartC,
    refusals: [404, 429],
  }),
} as const;
