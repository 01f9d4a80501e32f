import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CartC, CartTokenC } from './cart.ts';

/** Operations for carts that a mail's link restores. */
export const cartLinkOperations = {
  setCurrentCart: operation({
    summary: 'The cart that a link names becomes the current one; 404 when there is no such open cart.',
    method: 'POST',
    path: '/carts/current',
    body: t.type({ abandoned_cart_token: CartTokenC }),
    answer: CartC,
    refusals: [404, 429],
  }),
} as const;
