import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SearchPort } from '../../application/search/ports.ts';
import type { Channel } from '../contract/channel.ts';
import type { BrowsingClient } from './client.ts';
import { summaryFromWire } from './product-from-wire.ts';

export interface SearchSettings {
  readonly channel: Channel;
  readonly priceChannel: string;
}

export const makeSearchAdapter = (
  client: BrowsingClient,
  { channel, priceChannel }: SearchSettings,
): SearchPort => ({
  search: (query, hitsPerPage) =>
    pipe(
      client.searchProducts({ query: { query, hitsPerPage } }),
      TE.map(({ result, page, nbHits, nbPages, hitsPerPage: perPage, corrected }) => ({
        query,
        hits: result.map(summaryFromWire),
        page,
        hitCount: nbHits,
        pageCount: nbPages,
        hitsPerPage: perPage,
        ...(corrected !== undefined && { corrected }),
      })),
    ),
  products: ({ productIds, cacheKey, priceAbove, page, itemsPerPage }) =>
    pipe(
      client.searchProductList({
        query: {
          sales_channel: channel.brand_channel,
          price_channel: [priceChannel],
          product_id: productIds,
          cacheKey,
          ...(priceAbove !== undefined && { 'price[gt]': priceAbove }),
          ...(page !== undefined && { page }),
          ...(itemsPerPage !== undefined && { limit: itemsPerPage }),
        },
      }),
      TE.map(({ result, meta }) => ({
        products: result.map(summaryFromWire),
        total: meta.total,
        page: meta.page,
      })),
    ),
});
