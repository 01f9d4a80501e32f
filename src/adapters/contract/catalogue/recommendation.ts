import * as t from 'io-ts';
import { CartTokenC } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { LocaleC, WholeC } from '../scalars.ts';
import { ProductIdC, ProductSummaryC } from './product.ts';

const list = t.readonlyArray;

export const RecommendationC = t.type(
  {
    recommendation_id: t.string,
    products: list(ProductSummaryC),
    metadata: t.type({ category: t.string }),
  },
  'Recommendation',
);

export const recommendationOperations = {
  /** Returns products that go with those in the cart. */
  getRecommendationCrossSell: operation({
    method: 'POST',
    path: '/recommendations/cross-sell',
    body: t.intersection([
      t.type({
        brand_channel: t.string,
        sales_channel: t.string,
        locale: LocaleC,
        cart_token: CartTokenC,
        cart_id: t.string,
        items: list(t.type({ product_id: ProductIdC, quantity: WholeC })),
        location: t.literal('cart'),
      }),
      t.partial({ account_id: t.string }),
    ]),
    answer: RecommendationC,
  }),
} as const;
