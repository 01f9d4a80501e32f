import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SearchPort } from '../../application/search/ports.ts';
import type { ShopClient } from './client.ts';
import { summaryFromWire } from './product-from-wire.ts';

export const makeSearchAdapter = (client: ShopClient): SearchPort => ({
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
});
