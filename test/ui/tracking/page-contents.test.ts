import { expect, it } from 'vitest';
import { ga4Event } from '../../../src/adapters/analytics/ga4.ts';
import type { ProductSummary } from '../../../src/domain/catalogue/product.ts';
import type { Block } from '../../../src/domain/content/block.ts';
import { pageContents } from '../../../src/ui/tracking/page-contents.ts';

const list = (id: string): Block => ({ kind: 'products', id, source: { of: 'chosen', ids: ['1'] }, most: 4 });
const product = {
  id: '1',
  title: 'Lens',
  manufacturer: [],
  brand: [],
  category: 'lens',
  price: { current: { minor: 100, currency: 'EUR' } },
} as unknown as ProductSummary;

it('a page reports the lists it shows, and none of an undecided experiment · TRK-1 · CONT-3', () => {
  const undecided: Block = {
    kind: 'experiment',
    id: 'side',
    featureKey: 'lists',
    wanted: [{ key: 'side', type: 'String', value: 'a' }],
    defaultVariant: true,
    blocks: [list('within')],
  };
  const loaded = {
    story: { blocks: [list('shown'), undecided] },
    data: { products: { shown: [product], within: [product] } },
  };
  expect(pageContents('home', loaded)).toMatchObject([{ _tag: 'ListShown', list: { id: 'shown' } }]);
});

const [first, second, third] = ['1', '2', '3'].map((id) => ({ ...product, id }));

it.each([
  [
    'category',
    { category: { id: 'c7', title: 'Lenses' }, listing: { products: [first, second, third] } },
    [['c7', 'Lenses', ['1', '2', '3']]],
  ],
  [
    'search',
    { query: {}, listing: { products: [third, first] } },
    [['search_results', 'search', ['3', '1']]],
  ],
  [
    'product',
    { product: { ...product, similar: [second, first], upsell: [third, second, first] } },
    [
      ['similar', 'similar', ['2', '1']],
      ['upsell', 'upsell', ['3', '2', '1']],
    ],
  ],
  [
    'home',
    {
      story: { blocks: [list('best'), list('new')] },
      data: { products: { best: [second, third], new: [first] } },
    },
    [
      ['best', 'best', ['2', '3']],
      ['new', 'new', ['1']],
    ],
  ],
])(
  'a page of type %s reports each list and the position of each product in it, from 0 · TRK-1',
  (type, loaded, lists) => {
    const told = pageContents(type, loaded).flatMap((event) => {
      if (event._tag !== 'ListShown') return [];
      const { ecommerce } = ga4Event(event);
      return [[ecommerce?.item_list_id, ecommerce?.item_list_name, ecommerce?.items]];
    });
    expect(told).toEqual(
      lists.map(([id, name, ids]) => [
        id,
        name,
        (ids as readonly string[]).map((item_id, index) =>
          expect.objectContaining({ item_id, index, item_list_id: id, item_list_name: name }),
        ),
      ]),
    );
  },
);
