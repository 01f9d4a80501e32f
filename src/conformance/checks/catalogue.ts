import { wearCostKey } from '../../domain/catalogue/lens/cost-of-wearing.ts';
import { unitPriceFor } from '../../domain/catalogue/price/pricing.ts';
import type { ProductDetails, ProductId } from '../../domain/catalogue/product.ts';
import { unknownProduct } from '../bench.ts';
import type { Check } from '../check.ts';
import { cardsOf } from '../goods.ts';
import { answerTo, hold, NotSeen, notFound } from '../verdict.ts';

const needs = ['catalogue'] as const;

export const catalogueChecks: readonly Check[] = [
  {
    title: 'A page of a listing has as many products as requested, and the total of the whole listing',
    proves: ['CAT-4'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      const first = await answerTo(
        'reading a listing, ten products per page',
        catalogue.products({ itemsPerPage: 10 }),
      );
      hold(first.total >= first.products.length, 'the total is less than the number of products on one page');
      hold(
        first.products.length === Math.min(10, first.total),
        'ten products were requested, but another number was returned',
      );
      hold(first.page === 1, 'the number of the first page is not 1');
      if (first.total <= 10) return;
      const second = await answerTo(
        'reading the second page',
        catalogue.products({ itemsPerPage: 10, page: 2 }),
      );
      const seen = new Set(first.products.map(({ id }) => id));
      hold(
        second.products.every(({ id }) => !seen.has(id)),
        'a product is on two pages of one listing',
      );
      hold(second.total === first.total, 'two pages of one listing have different totals');
    },
  },
  {
    title: 'A listing sorted by price is in order of price, ascending and descending',
    proves: ['CAT-3'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      for (const [sort, sign] of [
        ['price_asc', 1],
        ['price_desc', -1],
      ] as const) {
        const { products } = await answerTo(
          'reading a sorted listing',
          catalogue.products({ sort, itemsPerPage: 40 }),
        );
        const prices = products.map(({ price }) => price.current.minor * sign);
        hold(
          prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? price)),
          `the products of a listing with sort=${sort} are not in that order`,
        );
      }
    },
  },
  {
    title:
      'A listing sorted by cost of wearing begins with the lowest cost per month, and ends with products that are not lenses',
    proves: ['LAW-17'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      const asked = { sort: 'wear_cost', itemsPerPage: 40 } as const;
      const first = await answerTo('reading a sorted listing', catalogue.products(asked));
      const page = Math.max(1, Math.ceil(first.total / first.itemsPerPage));
      const last = await answerTo('reading the last page of it', catalogue.products({ ...asked, page }));
      const costs = [...first.products, ...(page > 1 ? last.products : [])].map(wearCostKey);
      hold(
        costs.every((cost, index) => index === 0 || cost >= (costs[index - 1] ?? cost)),
        'the products of a listing with sort=wear_cost are not in that order',
      );
    },
  },
  {
    title: 'A product has the name and the price of its card',
    proves: ['CAT-1', 'CAT-5'],
    needs,
    holds: async ({ visitor, goods, data: { locale } }) => {
      for (const card of await goods()) {
        const product = await answerTo('reading a product', visitor().catalogue.product(card.id));
        hold(product.title === card.title, 'a product and its card have different names');
        if (locale)
          hold(
            product.titles[locale] === product.title && product.slugs[locale] === product.slug,
            'the name or slug of a product in the requested language differs from its list of names or slugs',
          );
        hold(
          product.price.current.minor === card.price.current.minor,
          'a product and its card have different prices',
        );
      }
    },
  },
  {
    title: 'Details of several products in one response equal those of their pages',
    proves: ['CAT-29'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { catalogue } = visitor();
      const ids = (await goods()).map(({ id }) => id);
      const details = await answerTo(
        'reading the details of several products',
        catalogue.details([...ids, unknownProduct]),
      );
      hold(
        details
          .map(({ id }) => id)
          .toSorted()
          .join() === ids.toSorted().join(),
        'the details contain other products than those requested that exist',
      );
      const said = ({
        id,
        title,
        orderable,
        price,
        options,
        facts,
        richContent,
        replacement,
      }: ProductDetails) =>
        JSON.stringify([id, title, orderable, price, options, facts, richContent, replacement]);
      for (const one of details) {
        const product = await answerTo('reading a product', catalogue.product(one.id));
        hold(said(one) === said(product), 'the details of a product in a list differ from those of its page');
      }
    },
  },
  {
    title:
      'A price request returns the price of one piece and of all, and the price of one is that of the product',
    proves: ['PRICE-2'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { catalogue } = visitor();
      const [card] = await goods();
      const one = await answerTo(
        'requesting the price of one piece',
        catalogue.pricing({ productId: card.id, quantity: 1 }),
      );
      hold(
        one.unit.current.minor === card.price.current.minor,
        'the price of one piece is not the price on the card',
      );
      hold(
        one.total.current.minor === one.unit.current.minor,
        'for a quantity of one, the total is not the unit price',
      );
      const two = await answerTo(
        'requesting the price of two pieces',
        catalogue.pricing({ productId: card.id, quantity: 2 }),
      );
      hold(
        two.total.current.minor === 2 * two.unit.current.minor,
        'for a quantity of two, the total is not twice the unit price',
      );
      hold(
        two.unit.current.minor <= one.unit.current.minor,
        'the unit price for a quantity of two is higher than for one',
      );
    },
  },
  {
    title: 'The unit price for a quantity is the one of the bulk price that applies to it',
    proves: ['PRICE-5'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      for await (const { id, hasBulkPrice, orderable } of cardsOf(catalogue)) {
        if (!hasBulkPrice || orderable !== 'orderable') continue;
        const { price, bulkPrices } = await answerTo('reading a product', catalogue.product(id));
        hold(bulkPrices.length > 0, 'a card has hasBulkPrice, but its product has no bulk prices');
        const steps = bulkPrices.map((step) => ({ ...step, price: step.price.minor }));
        for (const quantity of new Set(steps.flatMap((step) => [step.quantity - 1, step.quantity]))) {
          if (quantity < 1 || quantity > 99) continue;
          const { unit } = await answerTo(
            'requesting the price of several pieces',
            catalogue.pricing({ productId: id, quantity }),
          );
          hold(
            unit.current.minor === unitPriceFor(price.current.minor, steps, quantity),
            'the unit price for a quantity is not the one of the product’s bulk prices',
          );
        }
        return;
      }
      throw new NotSeen('no product in the listings has bulk prices');
    },
  },
  {
    title: 'The options of a lens are those of its page, or fewer',
    proves: ['CAT-9'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      const { products } = await answerTo('reading a listing', catalogue.products({ itemsPerPage: 40 }));
      const lens = products.find(({ category }) => category === 'lens');
      if (!lens) throw new NotSeen('no lens is among the first forty products');
      const product = await answerTo('reading a lens', catalogue.product(lens.id));
      const all = await answerTo('reading its options', catalogue.options(lens.id, {}));
      const allowed = new Map(product.options.map(({ code, values }) => [code, new Set<string>(values)]));
      hold(
        all.every(({ code, values }) => values.every((value) => allowed.get(code)?.has(value))),
        'the options contain values that the product does not have',
      );
    },
  },
  {
    title: 'A product or category that does not exist is NotFound in every operation',
    proves: ['CALL-3'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      await notFound('reading a product that does not exist', catalogue.product(unknownProduct));
      await notFound(
        'reading a product with an id of 1,000 characters',
        catalogue.product('a'.repeat(1000) as ProductId),
      );
      await notFound(
        'reading the replacement of a product that does not exist',
        catalogue.replacement(unknownProduct),
      );
      await notFound(
        'reading the safety information of a product that does not exist',
        catalogue.safety(unknownProduct),
      );
      await notFound(
        'reading a category that does not exist',
        catalogue.category('there-is-no-such-category'),
      );
    },
  },
  {
    title: 'A product has safety information with its manufacturer',
    proves: ['LAW-6'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      await answerTo('reading the safety information of a product', visitor().catalogue.safety(card.id));
    },
  },
  {
    title: 'The shop has a root category',
    proves: [],
    needs,
    holds: async ({ visitor }) => {
      await answerTo('reading the root category', visitor().catalogue.category(''));
    },
  },
  {
    title: 'Delivery dates contain stock and arrival of each requested item, in the order of the request',
    proves: ['STOCK-5'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { catalogue } = visitor();
      const items = (await goods()).map(({ id }) => ({ productId: id, options: {}, quantity: 1 }));
      const dates = await answerTo('requesting delivery dates', catalogue.deliveryDates(items));
      hold(
        dates.items.length === items.length,
        'the delivery dates have another number of items than requested',
      );
      for (const [index, { productId }] of items.entries()) {
        // Another buyer may change the stock in the meantime.
        const stock = async () => (await answerTo('reading a product', catalogue.product(productId))).stock;
        const [before, answer, after] = [
          await stock(),
          await answerTo('requesting delivery dates', catalogue.deliveryDates(items)),
          await stock(),
        ];
        const available = answer.items[index]?.available;
        hold(
          available === before || available === after,
          'the stock of a product in the delivery dates is not the stock on its page',
        );
      }
      const { items: each = [], ...whole } = await answerTo(
        'requesting a delivery prediction',
        catalogue.deliveryPrediction(items),
      );
      for (const { earliest, latest } of [whole, ...each])
        hold(
          /^\d{4}-\d\d-\d\d$/.test(earliest) && earliest <= latest,
          'the earliest day of a delivery is after its latest day, or is not a date',
        );
      hold(
        each.every(({ latest }) => latest <= whole.latest),
        'an item of a delivery arrives later than the whole delivery',
      );
    },
  },
  {
    title: 'Reviews have a count, and a page has no more of them than requested',
    proves: ['CAT-17'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      const page = await answerTo('reading the reviews', visitor().catalogue.reviews(card.id, 1, 2));
      hold(page.reviews.length <= 2, 'two reviews were requested, but more were returned');
      const { rating, given } = await answerTo(
        'reading the review scores',
        visitor().catalogue.reviewScores(card.id),
      );
      if (rating.count === 0) return;
      hold(
        rating.average === card.rating.average && rating.count === card.rating.count,
        'a product and its card have different ratings',
      );
      hold(
        given.reduce((sum, count) => sum + count, 0) === rating.count,
        'the numbers of ratings per star do not add up to the number of ratings',
      );
    },
  },
  {
    title: 'The replacement of a product that cannot be ordered can be ordered',
    proves: ['CAT-16'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      let asked = 0;
      for await (const { id, orderable } of cardsOf(catalogue)) {
        if (orderable === 'orderable') continue;
        asked += 1;
        const answer = await catalogue.replacement(id)();
        if (answer._tag === 'Left' && answer.left._tag === 'NotFound' && asked < 20) continue;
        const replacement = await answerTo('reading the replacement of a product', async () => answer);
        hold(replacement.id !== id, 'a product is its own replacement');
        hold(replacement.orderable === 'orderable', 'the replacement of a product cannot be ordered either');
        return;
      }
      throw new NotSeen('no product in the listings that cannot be ordered has a replacement');
    },
  },
  {
    title: 'The site index contains each product once, and each has a page',
    proves: [],
    needs: ['catalogue', 'siteIndex'],
    holds: async ({ visitor }) => {
      const { catalogue, siteIndex } = visitor();
      const { products, total } = await answerTo('reading the site index', siteIndex.products(1, 50));
      hold(
        products.length === Math.min(50, total),
        'fifty addresses were requested, but another number was returned',
      );
      hold(
        new Set(products.map(({ id }) => id)).size === products.length,
        'a product is in the site index twice',
      );
      const [first] = products;
      if (first) await answerTo('reading a product of the site index', catalogue.product(first.id));
    },
  },
];
