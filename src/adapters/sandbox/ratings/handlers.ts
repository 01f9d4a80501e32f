import * as E from 'fp-ts/Either';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { forCustomer } from '../customers/signed-in.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeAddRating } from './add-rating.ts';
import { readRateable } from './rateable.ts';

export const makeRatingHandlers = (sandbox: Sandbox) =>
  ({
    getRateableProducts: forCustomer(async (call, customer) => {
      if (call.query.account !== customer.account_id) return notFound('account');
      const products = await readRateable(sandbox, call.channel, customer.id);
      return E.right({ 'hydra:member': products, 'hydra:totalItems': products.length });
    }),
    addProductRating: makeAddRating(sandbox),
  }) satisfies Partial<Handlers>;
