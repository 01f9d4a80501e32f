import type { Check } from '../check.ts';
import { answerTo, hold } from '../verdict.ts';

const needs = ['search', 'catalogue'] as const;

export const searchChecks: readonly Check[] = [
  {
    title: 'A search finds a product by its name, and returns the number of hits',
    proves: ['SRCH-3'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      const found = await answerTo('searching', visitor().search.search(card.title, 6));
      const hit = found.hits.find(({ id }) => id === card.id);
      hold(hit !== undefined, 'a search for the name of a product does not find it');
      hold(
        hit.price.current.minor === card.price.current.minor,
        'the price of a hit is not the price on the card of the product',
      );
      hold(
        found.hits.length <= 6 && found.hitCount >= found.hits.length,
        'more hits were returned than requested, or more than the number of hits',
      );
      hold(found.page === 0, 'the number of the first page of hits is not 0');
    },
  },
  {
    title: 'A search for a term that no product contains finds nothing',
    proves: ['SRCH-3'],
    needs: ['search'],
    holds: async ({ visitor }) => {
      const found = await answerTo('searching', visitor().search.search('qqxzzwqqjj', 6));
      hold(
        found.hits.length === 0 && found.hitCount === 0,
        'a search for a term that no product contains has hits',
      );
    },
  },
  {
    title: 'The products of a list are returned in its order, without those that do not exist',
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
        'reading the products of a list',
        visitor().search.products({ productIds, cacheKey: newId() }),
      );
      hold(
        JSON.stringify(list.products.map(({ id }) => id)) === JSON.stringify(ids),
        'the products of a list are not those requested that exist, in the requested order',
      );
    },
  },
];
