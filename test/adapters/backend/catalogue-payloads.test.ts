import { expect, it } from 'vitest';
import { makeCatalogueAdapter } from '../../../src/adapters/backend/catalogue-adapter.ts';
import { makeSearchAdapter } from '../../../src/adapters/backend/search-adapter.ts';
import type { CataloguePort } from '../../../src/application/catalogue/ports.ts';
import type { SearchPort } from '../../../src/application/search/ports.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { channel, type Saying, saidBy } from './wiretap.ts';

const id = '10020' as ProductId;
const settings = {
  priceSource: () => ({ channel: 'okulino_partner', fk: 'studio7' }),
  recommendedRetailChannel: 'recommended_retail',
  reviews: true,
};

it.for<Saying<CataloguePort>>([
  [
    'a price by product, number and channels · PRICE-2 · PRICE-4 · PRICE-6',
    ({ pricing }) => pricing({ productId: id, quantity: 3 }),
    'POST /pricing',
    {
      product_id: '10020',
      quantity: 3,
      price_channel: 'okulino_partner',
      fk: 'studio7',
      recommended_retail_channel: 'recommended_retail',
    },
  ],
  [
    'a listing with all filters · CAT-3 · CAT-4',
    ({ products }) =>
      products({
        category: 'kontaktlinsen/tageslinsen',
        search: 'feucht',
        page: 2,
        itemsPerPage: 40,
        sort: 'price_asc',
        filters: { brand: ['Mareo', 'Hydralis'] },
      }),
    'GET /products',
    {
      category: 'kontaktlinsen/tageslinsen',
      search: 'feucht',
      page: '2',
      limit: '40',
      sort: 'price_asc',
      brand: 'Mareo,Hydralis',
    },
  ],
  ['one product by its id · CAT-6', ({ product }) => product(id), 'GET /products/10020'],
  [
    'a category by its path · ROUTE-15',
    ({ category }) => category('kontaktlinsen/tageslinsen'),
    'GET /category',
    { path: 'kontaktlinsen/tageslinsen' },
  ],
  [
    'the review scores of a product · CAT-17',
    ({ reviewScores }) => reviewScores(id),
    'GET /products/10020/review-scores',
  ],
  ['a listing without filters', ({ products }) => products({}), 'GET /products'],
  [
    'the remaining options, by axis and colour · CAT-9',
    ({ options }) => options(id, { axis: '40', color: 'blau' }),
    'GET /products/10020/options',
    { axis: '40', color: 'blau' },
  ],
  [
    'a page of reviews · CAT-17',
    ({ reviews }) => reviews(id, 2, 5),
    'GET /products/10020/reviews',
    { page: '2', limit: '5' },
  ],
  [
    'stock by values and number · STOCK-1',
    ({ deliveryDates }) => deliveryDates([{ productId: id, options: { sphere: '-2.50' }, quantity: 2 }]),
    'POST /delivery/dates',
    {
      items: [
        {
          catalog: 'default',
          variant_representation: { product_id: '10020', option: { sphere: '-2.50' } },
          quantity: 2,
        },
      ],
    },
  ],
  ['the safety information of a product · LAW-6', ({ safety }) => safety(id), 'GET /products/10020/safety'],
  ['the root category', ({ category }) => category(''), 'GET /category'],
  [
    'the replacement of a product · CAT-6',
    ({ replacement }) => replacement(id),
    'GET /products/10020/replacement',
  ],
])('the catalogue is asked for %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makeCatalogueAdapter(client, settings)))).toEqual(said);
});

it.for<Saying<SearchPort>>([
  [
    'the requested number of hits · SRCH-1',
    ({ search }) => search('mareo toric', 6),
    'GET /search',
    { query: 'mareo toric', hitsPerPage: '6' },
  ],
  [
    'a list by ids, channels, least price and page · SRCH-4',
    ({ products }) =>
      products({
        productIds: ['10020', '20012'] as readonly string[] as readonly ProductId[],
        cacheKey: 'popular',
        priceAbove: 1500,
        page: 2,
        itemsPerPage: 8,
      }),
    'GET /product-list',
    {
      sales_channel: 'okulino',
      price_channel: 'okulino_web',
      product_id: '10020,20012',
      cacheKey: 'popular',
      'price[gt]': '1500',
      page: '2',
      limit: '8',
    },
  ],
])('the search is asked for %s', async ([, ask, ...said]) => {
  const priceChannel = 'okulino_web';
  expect(await saidBy((client) => ask(makeSearchAdapter(client, { channel, priceChannel })))).toEqual(said);
});
