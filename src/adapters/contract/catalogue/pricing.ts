import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CurrencyC, MinorC, WholeC } from '../scalars.ts';
import { ProductIdC } from './product.ts';

const QuoteC = t.intersection(
  [
    t.type({ current: MinorC }),
    t.partial({
      original: MinorC,
      /** If the shop reduced the price: the price of this quantity at the lowest price of the days before. */
      before: MinorC,
      website: MinorC,
      savings_from_regular: MinorC,
      savings_from_website: MinorC,
      savings_from_website_in_percents: t.number,
    }),
  ],
  'Quote',
);
export const PricingC = t.type(
  {
    currency: CurrencyC,
    unit: QuoteC,
    total_excluding_in_cart: QuoteC,
    product_ids: t.readonlyArray(ProductIdC),
  },
  'Pricing',
);
export type PricingWire = t.TypeOf<typeof PricingC>;

export const pricingOperations = {
  /** Returns the price of one box and of all requested boxes. */
  getProductPricing: operation({
    method: 'POST',
    path: '/pricing',
    body: t.intersection([
      t.type({ product_id: ProductIdC, quantity: WholeC, price_channel: t.string }),
      t.partial({ recommended_retail_channel: t.string, fk: t.string }),
    ]),
    answer: PricingC,
    refusals: [404, 422],
  }),
} as const;
