import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { WholeC, WholeFromString } from '../scalars.ts';
import { ProductSummaryC } from './product.ts';

export const SearchResultC = t.intersection(
  [
    t.type({
      result: t.readonlyArray(ProductSummaryC),
      page: WholeC,
      nbHits: WholeC,
      nbPages: WholeC,
      hitsPerPage: WholeC,
    }),
    t.partial({ corrected: t.string }),
  ],
  'SearchResult',
);

export const searchOperations = {
  /**
   * Returns the best matches for a search while it is typed, of what the shop sells: the products that `getProducts`
   * lists for it, also for a 14-digit GTIN. `page` counts from 0.
   */
  searchProducts: operation({
    method: 'GET',
    path: '/search',
    query: t.intersection([
      t.type({ query: t.string }),
      t.partial({ hitsPerPage: WholeFromString, page: WholeFromString }),
    ]),
    answer: SearchResultC,
  }),
} as const;
