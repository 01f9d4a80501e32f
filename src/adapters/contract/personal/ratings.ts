import * as t from 'io-ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { ProductCategoryC, ProductIdC } from '../catalogue/product.ts';
import { StarsC } from '../catalogue/reviews.ts';
import { hydraC } from '../hydra.ts';
import { operation } from '../operation.ts';
import { LocaleC, oneOf } from '../scalars.ts';

/** A product that the customer bought and has not rated. `ratings`: its rating criteria, keys of the locale files. */
const RateableC = t.type(
  {
    product_id: ProductIdC,
    title: t.string,
    image: t.string,
    category: ProductCategoryC,
    ratings: t.readonlyArray(t.string),
  },
  'Rateable',
);

export const ratingOperations = {
  /** Returns delivered products that were not returned and are not rated yet, newest first. */
  getRateableProducts: operation({
    method: 'GET',
    path: '/customers/me/rateable-products',
    query: t.type({
      /** The customer's `account_id`. */
      account: t.string,
      'product_parameters[brand_channel]': oneOf('Brand', brandIds),
      'product_parameters[sales_channel]': t.string,
      'product_parameters[locale]': LocaleC,
    }),
    answer: hydraC('RateableProducts', RateableC),
    refusals: [401, 404],
  }),
  /**
   * Rates a product with stars, then with a text; an empty text ends the rating without one. It is published
   * once it is approved. Until then new stars replace the earlier ones.
   */
  addProductRating: operation({
    method: 'POST',
    path: '/customers/me/ratings',
    body: t.intersection([
      t.type({
        /** The kind of the product. */
        catalog: t.string,
        product_id: ProductIdC,
        account: t.type({
          customer_shop_account_id: t.string,
          first_name: t.string,
          last_name: t.string,
          /** The shop of the account. */
          context: t.string,
        }),
        locale: LocaleC,
      }),
      t.partial({ rating: t.record(t.string, StarsC), review: t.string }),
    ]),
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404, 422],
  }),
} as const;
