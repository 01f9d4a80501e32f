import * as E from 'fp-ts/Either';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { listIds } from './get-products.ts';
import { makeLensRanges } from './lens-ranges.ts';

/** Lists products that are made in the values of each eye, and products that are no lenses. Source: FIND-2, FIND-3. */
export const makeFindProducts = (sandbox: Sandbox): Handler<ShopApi['findProducts']> => {
  const list = listIds(sandbox);
  const lensRanges = makeLensRanges(sandbox.db);
  return async ({ channel, query, body }) => {
    const listed = await list(channel, query, {
      ranges: await lensRanges.madeFor(body),
      facets: query.facets,
    });
    if (E.isLeft(listed)) return listed;
    const { ids, shelf, meta } = listed.right;
    const [cards, variants] = await Promise.all([
      readSummaries(sandbox, channel, ids),
      lensRanges.variantsOf(shelf, ids, body),
    ]);
    const result = cards.map((card) => {
      const eyes = variants.get(card.product_id);
      return eyes ? { ...card, eyes } : card;
    });
    return E.right({ result, meta });
  };
};
