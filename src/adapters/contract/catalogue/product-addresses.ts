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
  /**
   * Returns the addresses of products for search engines: those that can be bought, and of duplicates only
   * the canonical one. Sorted by number; `changed_at`: when the content of the page last changed, if known.
   * `page` counts from 1, `limit` is at most 10 000.
   */
  getProductAddresses: operation({
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
