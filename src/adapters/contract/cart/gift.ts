import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CartC, CartTokenC } from './cart.ts';

const body = t.type({ cart_token: CartTokenC });

/** Operations for the gift of a cart. */
export const giftOperations = {
  productOptOut: operation({
    summary: 'This cart has no gift, whatever lies in it; asked again it is no error.',
    method: 'POST',
    path: '/carts/gift-opt-out',
    body,
    answer: CartC,
    refusals: [404],
  }),
  productOptIn: operation({
    summary: 'The gift after all, as soon as the goods come to it.',
    method: 'POST',
    path: '/carts/gift-opt-in',
    body,
    answer: CartC,
    refusals: [404],
  }),
} as const;
