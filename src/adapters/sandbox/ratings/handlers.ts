import * as E from 'fp-ts/Either';
import { notFound } from '../../shop-server/call.ts';
import type { Handlers } from '../call.ts';
import { signedIn } from '../customers/signed-in.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeAddRating } from './add-rating.ts';
import { readRateable } from './rateable.ts';

export type RatingHandlers = Pick<Handlers, 'getRateableProducts' | 'addProductRating'>;

export const makeRatingHandlers = (sandbox: Sandbox): RatingHandlers => ({
  getRateableProducts: async (call) => {
    const customer = await signedIn(call);
    if (E.isLeft(customer)) return customer;
    if (call.query.account !== customer.right.account_id) return notFound('account');
    const products = await readRateable(sandbox, call.channel, customer.right.id);
    return E.right({ 'hydra:member': products, 'hydra:totalItems': products.length });
  },
  addProductRating: makeAddRating(sandbox),
});
