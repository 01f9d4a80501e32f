import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { ListFromString, WholeC, WholeFromString } from '../scalars.ts';
import { ProductSummaryC } from './product.ts';

/** Operations for product cards by known ids. Source: SRCH-4. */
export const productListOperations = {
  /**
   * Returns cards of products by their ids, in that order, or of all products, best sellers first; only those
   * with a price in one of the channels, above `price[gt]` minor units in the first. `cacheKey` identifies
   * the list in caches. `page` counts from 1.
   */
  searchProductList: operation({
    method: 'GET',
    path: '/product-list',
    query: t.partial({
      sales_channel: t.string,
      price_channel: ListFromString,
      product_id: ListFromString,
      cacheKey: t.string,
      'price[gt]': WholeFromString,
      page: WholeFromString,
      limit: WholeFromString,
    }),
    answer: t.type(
      {
        result: t.readonlyArray(ProductSummaryC),
        meta: t.type({ total: WholeC, page: WholeC, limit: WholeC }),
      },
      'ProductList',
    ),
    refusals: [422],
  }),
} as const;
