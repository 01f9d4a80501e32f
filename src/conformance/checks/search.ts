import type { Check } from '../check.ts';
import { answerTo, hold } from '../verdict.ts';

const needs = ['search', 'catalogue'] as const;

export const searchChecks: readonly Check[] = [
  {
    title: 'A search finds a product by its name, and says how many it found',
    proves: ['SRCH-3'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      const found = await answerTo('a search', visitor().search.search(card.title, 6));
      const hit = found.hits.find(({ id }) => id === card.id);
      hold(hit !== undefined, 'a product is not found by its name');
      hold(
        hit.price.current.minor === card.price.current.minor,
        'a hit costs something else than the card of the product',
      );
      hold(
        found.hits.length <= 6 && found.hitCount >= found.hits.length,
        'hits and their number do not agree',
      );
      hold(found.page === 0, 'the first page of hits is not 0');
    },
  },
  {
    title: 'A search for what there is not finds nothing',
    proves: ['SRCH-3'],
    needs: ['search'],
    holds: async ({ visitor }) => {
      const found = await answerTo('a search', visitor().search.search('qqxzzwqqjj', 6));
      hold(found.hits.length === 0 && found.hitCount === 0, 'something is found where there is nothing');
    },
  },
  {
    title: 'Products of a list come in its order, without those that there are not',
    proves: ['SRCH-4'],
    needs,
    holds: async ({ visitor, goods, newId }) => {
      const ids = (await goods()).map(({ id }) => id).toReversed();
      const productIds = [
        ...ids.slice(0, 1),
        'there-is-no-such-product' as (typeof ids)[number],
        ...ids.slice(1),
      ];
      const list = await answerTo(
        'products of a list',
        visitor().search.products({ productIds, cacheKey: newId() }),
      );
      hold(
        JSON.stringify(list.products.map(({ id }) => id)) === JSON.stringify(ids),
        'a list is answered in another order, or with other products',
      );
    },
  },
];
