import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FinderPort } from '../../application/catalogue/finder.ts';
import { findOperations } from '../contract/catalogue/find-products.ts';
import { type ClientSettings, makeClient } from './client.ts';
import { listingToWire } from './listing-to-wire.ts';
import { summaryFromWire } from './product-from-wire.ts';

export const makeFinderAdapter = (settings: ClientSettings): FinderPort => {
  const client = makeClient(settings, findOperations);
  return {
    find: (values, { facets, ...request }) =>
      pipe(
        client.findProducts({
          query: { ...listingToWire(request), ...(facets && { facets }) },
          body: values,
        }),
        TE.map(({ result, meta }) => ({
          products: result.map(({ eyes, ...card }) => ({ ...summaryFromWire(card), ...(eyes && { eyes }) })),
          total: meta.total,
          page: meta.page,
          itemsPerPage: meta.limit,
          facets: meta.facets,
        })),
      ),
  };
};
