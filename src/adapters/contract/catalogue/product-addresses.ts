import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { LocalisedC, WholeC, WholeFromString } from '../scalars.ts';
import { ProductIdC } from './product.ts';

/** `2026-11-21T09:30:00.000Z`. */
const ProductAddressC = t.intersection(
  [t.type({ product_id: ProductIdC, slugs: LocalisedC }), t.partial({ changed_at: t.string })],
  'ProductAddress',
);

/** Operations that only a page server uses, for search engines; browsers do not load their client. */
export const crawlingApi = {
  getProductAddresses: operation({
    summary:
      'Where the products are that a shop wants to be found: those that can be bought, and of several that are one to a search engine the one that counts. In the order of their numbers; `changed_at` says when what the page shows last changed, where that is known. `page` counts from 1, `limit` goes up to 10 000.',
    method: 'GET',
    path: '/product-addresses',
    query: t.partial({ page: WholeFromString, limit: WholeFromString }),
    answer: t.type(
      {
        result: t.readonlyArray(ProductAddressC),
        meta: t.type({ total: WholeC, page: WholeC, limit: WholeC }),
      },
      'ProductAddresses',
    ),
  }),
} as const;
