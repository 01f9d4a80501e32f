import { expect, it } from 'vitest';
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

it('of a page are the lists that it shows, and none of an experiment that is not decided yet · TRK-1 · CONT-3', () => {
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
