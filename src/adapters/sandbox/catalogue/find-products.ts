import * as E from 'fp-ts/Either';
import { mapEyes } from '../../../domain/catalogue/lens/eyes.ts';
import { variantFor } from '../../../domain/catalogue/made-in-values.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { readProducts } from '../products/read-products.ts';
import { readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { listIds } from './get-products.ts';
import { makeRangesMadeFor } from './ranges-made-for.ts';

/** Lists products that are made in the values of each eye, and products that are no lenses. Source: FIND-2, FIND-3. */
export const makeFindProducts = (sandbox: Sandbox): Handler<ShopApi['findProducts']> => {
  const list = listIds(sandbox);
  const rangesMadeFor = makeRangesMadeFor(sandbox.db);
  return async ({ channel, query, body }) => {
    const listed = await list(channel, query, {
      ranges: await rangesMadeFor(body),
      facets: query.facets,
    });
    if (E.isLeft(listed)) return listed;
    const { ids, meta } = listed.right;
    const cards = await readSummaries(sandbox, channel, ids);
    const lenses = cards.filter(({ category }) => category === 'lens').map(({ product_id }) => product_id);
    const products = await readProducts(sandbox.db, sandbox, channel, lenses);
    const result = cards.map((card) => {
      const product = products.get(card.product_id);
      if (!product) return card;
      const { right, left } = mapEyes(body, variantFor(product.optionsFor));
      return { ...card, eyes: { ...(right && { right }), ...(left && { left }) } };
    });
    return E.right({ result, meta });
  };
};
