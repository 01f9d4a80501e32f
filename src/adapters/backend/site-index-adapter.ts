import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SiteIndexPort } from '../../application/catalogue/site-index.ts';
import { crawlingApi } from '../contract/catalogue/product-addresses.ts';
import { type ClientSettings, makeClient } from './client.ts';

export const makeSiteIndexAdapter = (settings: ClientSettings): SiteIndexPort => {
  const client = makeClient(settings, crawlingApi);
  return {
    products: (page, itemsPerPage) =>
      pipe(
        client.getProductAddresses({ query: { page, limit: itemsPerPage } }),
        TE.map(({ result, meta }) => ({
          products: result.map(({ product_id, slugs, changed_at }) => ({
            id: product_id,
            slugs,
            ...(changed_at !== undefined && { changedAt: changed_at }),
          })),
          total: meta.total,
        })),
      ),
  };
};
