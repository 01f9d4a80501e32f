import { wearCostKey } from '../../domain/catalogue/lens/cost-of-wearing.ts';
import { unitPriceFor } from '../../domain/catalogue/price/bulk-price.ts';
import type { ProductDetails, ProductId } from '../../domain/catalogue/product.ts';
import { nobodysProduct } from '../bench.ts';
import type { Check } from '../check.ts';
import { cardsOf } from '../goods.ts';
import { answerTo, hold, NotSeen, notFound } from '../verdict.ts';

const needs = ['catalogue'] as const;

export const catalogueChecks: readonly Check[] = [
  {
    title: 'A listing has as many products as asked for, and says how many there are',
    proves: ['CAT-4'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      const first = await answerTo('a listing of ten', catalogue.products({ itemsPerPage: 10 }));
      hold(first.total >= first.products.length, 'the total is less than the products on one page');
      hold(
        first.products.length === Math.min(10, first.total),
        'ten were asked for, and another number came',
      );
      hold(first.page === 1, 'the first page is not called 1');
      if (first.total <= 10) return;
      const second = await answerTo('a second page', catalogue.products({ itemsPerPage: 10, page: 2 }));
      const seen = new Set(first.products.map(({ id }) => id));
      hold(
        second.products.every(({ id }) => !seen.has(id)),
        'a product stands on two pages of one listing',
      );
      hold(second.total === first.total, 'two pages of one listing say different totals');
    },
  },
  {
    title: 'A listing by price is in the order of prices, both ways',
    proves: ['CAT-3'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      for (const [sort, sign] of [
        ['price_asc', 1],
        ['price_desc', -1],
      ] as const) {
        const { products } = await answerTo(
          'a sorted listing',
          catalogue.products({ sort, itemsPerPage: 40 }),
        );
        const prices = products.map(({ price }) => price.current.minor * sign);
        hold(
          prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? price)),
          `a listing sorted by ${sort} is not`,
        );
      }
    },
  },
  {
    title:
      'A listing by cost of wearing begins with what costs least for a month, and ends with what is no lens',
    proves: ['LAW-17'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      const asked = { sort: 'wear_cost', itemsPerPage: 40 } as const;
      const first = await answerTo('a sorted listing', catalogue.products(asked));
      const page = Math.max(1, Math.ceil(first.total / first.itemsPerPage));
      const last = await answerTo('its last page', catalogue.products({ ...asked, page }));
      const costs = [...first.products, ...(page > 1 ? last.products : [])].map(wearCostKey);
      hold(
        costs.every((cost, index) => index === 0 || cost >= (costs[index - 1] ?? cost)),
        'a listing sorted by wear_cost is not',
      );
    },
  },
  {
    title: 'A product costs and is called what its card says',
    proves: ['CAT-1', 'CAT-5'],
    needs,
    holds: async ({ visitor, goods, data: { locale } }) => {
      for (const card of await goods()) {
        const product = await answerTo('a product', visitor().catalogue.product(card.id));
        hold(product.title === card.title, 'a product and its card have different names');
        if (locale)
          hold(
            product.titles[locale] === product.title && product.slugs[locale] === product.slug,
            'a product is called otherwise in the list of its names',
          );
        hold(
          product.price.current.minor === card.price.current.minor,
          'a product and its card have different prices',
        );
      }
    },
  },
  {
    title: 'What is said of several products at once is what their own pages say',
    proves: ['CAT-29'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { catalogue } = visitor();
      const ids = (await goods()).map(({ id }) => id);
      const details = await answerTo(
        'what a list says of products',
        catalogue.details([...ids, nobodysProduct]),
      );
      hold(
        details
          .map(({ id }) => id)
          .toSorted()
          .join() === ids.toSorted().join(),
        'something else is said to be in a list than was asked for',
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
        const product = await answerTo('a product', catalogue.product(one.id));
        hold(said(one) === said(product), 'a list and a page say different things of a product');
      }
    },
  },
  {
    title: 'A price is answered for one and for all, and one is what the product costs',
    proves: ['PRICE-2'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { catalogue } = visitor();
      const [card] = await goods();
      const one = await answerTo('the price of one', catalogue.pricing({ productId: card.id, quantity: 1 }));
      hold(one.unit.current.minor === card.price.current.minor, 'the price of one is not that of its card');
      hold(one.total.current.minor === one.unit.current.minor, 'one costs something else than one');
      const two = await answerTo('the price of two', catalogue.pricing({ productId: card.id, quantity: 2 }));
      hold(
        two.total.current.minor === 2 * two.unit.current.minor,
        'two do not cost twice what each of them costs',
      );
      hold(two.unit.current.minor <= one.unit.current.minor, 'one of two costs more than one alone');
    },
  },
  {
    title: 'From each step of a product’s prices on, one costs what the step says',
    proves: ['PRICE-5'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      for await (const { id, hasBulkPrice, orderable } of cardsOf(catalogue)) {
        if (!hasBulkPrice || orderable !== 'orderable') continue;
        const { price, bulkPrices } = await answerTo('a product', catalogue.product(id));
        hold(bulkPrices.length > 0, 'a card says that several cost less, and its product has no steps');
        const steps = bulkPrices.map((step) => ({ ...step, price: step.price.minor }));
        for (const quantity of new Set(steps.flatMap((step) => [step.quantity - 1, step.quantity]))) {
          if (quantity < 1 || quantity > 99) continue;
          const { unit } = await answerTo(
            'the price of several',
            catalogue.pricing({ productId: id, quantity }),
          );
          hold(
            unit.current.minor === unitPriceFor(price.current.minor, steps, quantity),
            'one of several costs something else than the steps of the product say',
          );
        }
        return;
      }
      throw new NotSeen('no product in the listings costs less from several on');
    },
  },
  {
    title: 'The options of a lens are those of its page, and narrow to fewer',
    proves: ['CAT-9'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      const { products } = await answerTo('a listing', catalogue.products({ itemsPerPage: 40 }));
      const lens = products.find(({ category }) => category === 'lens');
      if (!lens) throw new NotSeen('no lens among the first forty products');
      const product = await answerTo('a lens', catalogue.product(lens.id));
      const all = await answerTo('its options', catalogue.options(lens.id, {}));
      const allowed = new Map(product.options.map(({ code, values }) => [code, new Set<string>(values)]));
      hold(
        all.every(({ code, values }) => values.every((value) => allowed.get(code)?.has(value))),
        'options are offered that the product does not have',
      );
    },
  },
  {
    title: 'What there is not is not found, in none of its ways',
    proves: ['CALL-3'],
    needs,
    holds: async ({ visitor }) => {
      const { catalogue } = visitor();
      await notFound('a product that there is not', catalogue.product(nobodysProduct));
      await notFound('a product by 1,000 characters', catalogue.product('a'.repeat(1000) as ProductId));
      await notFound('what replaces it', catalogue.replacement(nobodysProduct));
      await notFound('who made it', catalogue.safety(nobodysProduct));
      await notFound('a category that there is not', catalogue.category('there-is-no-such-category'));
    },
  },
  {
    title: 'Who answers for a product is said of it',
    proves: ['LAW-6'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      await answerTo('who made a product', visitor().catalogue.safety(card.id));
    },
  },
  {
    title: 'The root of the shop has categories',
    proves: [],
    needs,
    holds: async ({ visitor }) => {
      await answerTo('the root category', visitor().catalogue.category(''));
    },
  },
  {
    title: 'Stock and arrival are answered for all that is asked, in its order',
    proves: ['STOCK-5'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { catalogue } = visitor();
      const items = (await goods()).map(({ id }) => ({ productId: id, options: {}, quantity: 1 }));
      const dates = await answerTo('delivery dates', catalogue.deliveryDates(items));
      hold(
        dates.items.length === items.length,
        'delivery dates came for another number of things than asked for',
      );
      for (const [index, { productId }] of items.entries()) {
        // Another buyer may change the stock in the meantime.
        const stock = async () => (await answerTo('a product', catalogue.product(productId))).stock;
        const [before, answer, after] = [
          await stock(),
          await answerTo('delivery dates', catalogue.deliveryDates(items)),
          await stock(),
        ];
        const available = answer.items[index]?.available;
        hold(
          available === before || available === after,
          'a product is there in another number than its page says',
        );
      }
      const { items: each = [], ...whole } = await answerTo(
        'a delivery prediction',
        catalogue.deliveryPrediction(items),
      );
      for (const { earliest, latest } of [whole, ...each])
        hold(
          /^\d{4}-\d\d-\d\d$/.test(earliest) && earliest <= latest,
          'a delivery arrives later than at the latest',
        );
      hold(
        each.every(({ latest }) => latest <= whole.latest),
        'a part of a delivery arrives later than the whole',
      );
    },
  },
  {
    title: 'Reviews are counted, and come as many as asked for',
    proves: ['CAT-17'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      const page = await answerTo('reviews', visitor().catalogue.reviews(card.id, 1, 2));
      hold(page.reviews.length <= 2, 'two reviews were asked for, and more came');
      const { rating, given } = await answerTo('their scores', visitor().catalogue.reviewScores(card.id));
      if (rating.count === 0) return;
      hold(
        rating.average === card.rating.average && rating.count === card.rating.count,
        'a product and its card are rated differently',
      );
      hold(
        given.reduce((sum, count) => sum + count, 0) === rating.count,
        'the stars that were given are not as many as the ratings',
      );
    },
  },
  {
    title: 'What replaces a product that is gone can be bought',
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
        const replacement = await answerTo('what replaces a product', async () => answer);
        hold(replacement.id !== id, 'a product that is gone is to be replaced by itself');
        hold(replacement.orderable === 'orderable', 'what replaces a product cannot be bought either');
        return;
      }
      throw new NotSeen('nothing in the listings is gone and replaced');
    },
  },
  {
    title: 'Products that are to be found are each named once, and have a page',
    proves: [],
    needs: ['catalogue', 'siteIndex'],
    holds: async ({ visitor }) => {
      const { catalogue, siteIndex } = visitor();
      const { products, total } = await answerTo('addresses of products', siteIndex.products(1, 50));
      hold(
        products.length === Math.min(50, total),
        'fifty addresses were asked for, and another number came',
      );
      hold(new Set(products.map(({ id }) => id)).size === products.length, 'a product is named twice');
      const [first] = products;
      if (first) await answerTo('a product that is to be found', catalogue.product(first.id));
    },
  },
];
