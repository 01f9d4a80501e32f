import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block, BlockKind } from '../../../src/domain/content/block.ts';
import { shownBlocks } from '../../../src/domain/content/shown-blocks.ts';
import { withoutEmptyLists } from '../../../src/domain/content/without-empty-lists.ts';
import { shopTime } from '../../../src/domain/shared/shop-day.ts';
import { blocks } from '../../arbitraries/blocks.ts';

const said = { heading: 'Heading', text: 'Text' };
const image = { template: '/a/{width}.webp', alt: '', width: 2, height: 1 };

/** Every kind without the items it lists. */
const emptied: Readonly<Record<BlockKind, Block>> = {
  hero: { kind: 'hero', id: 'a', items: [] },
  banners: { kind: 'banners', id: 'a', size: 'big', items: [] },
  products: { kind: 'products', id: 'a', source: { of: 'chosen', ids: [] }, most: 4 },
  text: { kind: 'text', id: 'a', align: 'left', heading: 'Heading', body: [] },
  support: { kind: 'support', id: 'a' },
  contact: { kind: 'contact', id: 'a', people: [] },
  usps: { kind: 'usps', id: 'a', items: [] },
  trust: { kind: 'trust', id: 'a', items: [] },
  'shipping-options': { kind: 'shipping-options', id: 'a' },
  iframe: { kind: 'iframe', id: 'a', url: 'https://a.test/', title: 'A', height: 100 },
  'consent-overview': { kind: 'consent-overview', id: 'a', type: 'all' },
  experiment: { kind: 'experiment', id: 'a', featureKey: 'x', wanted: [], defaultVariant: true, blocks: [] },
  services: { kind: 'services', id: 'a', items: [] },
  lookbook: { kind: 'lookbook', id: 'a', items: [] },
  day: { kind: 'day', id: 'a', items: [] },
  'simple-to-order': { kind: 'simple-to-order', id: 'a', steps: [] },
  'info-timeline': { kind: 'info-timeline', id: 'a', items: [] },
  'studio-list': { kind: 'studio-list', id: 'a', rows: [] },
  choices: { kind: 'choices', id: 'a', items: [] },
  categories: { kind: 'categories', id: 'a' },
  facts: { kind: 'facts', id: 'a' },
  faq: { kind: 'faq', id: 'a', items: [], withShopQuestions: false },
  'recently-seen': { kind: 'recently-seen', id: 'a' },
  law: { kind: 'law', id: 'a', page: 'terms' },
};
/** Shown without people too: it also has the ways to reach the shop. */
const keptEmpty: ReadonlySet<BlockKind> = new Set(['contact']);
const hasEmptyList = (block: Block): boolean =>
  !keptEmpty.has(block.kind) && Object.values(block).some((value) => Array.isArray(value));
const lists = Object.values(emptied).filter(hasEmptyList);

it.each(lists)('an empty $kind block is dropped, or reduced to its text · CONT-1', (block) => {
  expect(withoutEmptyLists({ ...block, heading: 'Heading' } as Block)).toEqual([]);
  if (block.kind === 'text' || block.kind === 'experiment' || block.kind === 'hero') return;
  expect(withoutEmptyLists({ ...block, ...said } as Block)).toEqual([
    {
      kind: 'text',
      id: 'a',
      heading: 'Heading',
      align: 'left',
      body: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Text', marks: [] }] }],
    },
  ]);
  expect(withoutEmptyLists({ ...block, text: 'Text' } as Block)[0]).not.toHaveProperty('heading');
});

it.each(Object.values(emptied).filter((block) => !hasEmptyList(block)))(
  'a block of kind $kind is kept, because it shows more than a list',
  (block) => {
    expect(withoutEmptyLists(block)).toEqual([block]);
  },
);

it('a block with an empty list is kept if it shows other content', () => {
  const services: Block = { kind: 'services', id: 'a', items: [], image: { desktop: image } };
  const faq: Block = { kind: 'faq', id: 'a', items: [], withShopQuestions: true };
  expect(withoutEmptyLists(services)).toEqual([services]);
  expect(withoutEmptyLists(faq)).toEqual([faq]);
});

it('a page keeps no block with an empty list · CONT-1', () =>
  fc.assert(
    fc.property(blocks, (all) => {
      const { shown } = shownBlocks(all, '/', shopTime(Date.UTC(2026, 5, 1)));
      for (const block of shown) expect(withoutEmptyLists(block)).toEqual([block]);
    }),
  ));
