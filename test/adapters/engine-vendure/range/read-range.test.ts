import { describe, expect, it } from 'vitest';
import { EngineAway } from '../../../../src/adapters/engine-vendure/engine.ts';
import {
  makeRangeReader,
  type ProductPage,
} from '../../../../src/adapters/engine-vendure/range/read-range.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { makeRecordedEngine, type RecordedEngine, type Told } from './recorded-engine.ts';

const readerOf = ({ engine, incidents }: RecordedEngine) =>
  makeRangeReader(engine, (incident) => incidents.push(incident));

const pagesOf = async (recorded: RecordedEngine, shop: BrandId = 'okulino', since?: Date) => {
  const pages: ProductPage[] = [];
  for await (const page of readerOf(recorded).products(shop, since)) pages.push(page);
  return pages;
};
const productsOf = async (recorded: RecordedEngine, shop: BrandId = 'okulino') =>
  (await pagesOf(recorded, shop)).flatMap(({ products }) => products);

/** The given number of products, with ids of their own. */
const many = (recorded: RecordedEngine, count: number): void => {
  const [first] = recorded.shops.okulino?.products ?? [];
  recorded.shops.okulino = {
    products: Array.from({ length: count }, (_, index) => ({
      ...(first as Told),
      shopId: String(1000 + index),
    })),
    categories: [],
  };
};

describe('reading the range of the engine', () => {
  it('reads a product with its options, texts and categories', async () => {
    const products = await productsOf(makeRecordedEngine());
    const toric = products.find(({ id }) => id === '10020');
    expect(toric).toMatchObject({
      sku: 'HYDRALIS-TORIC-30',
      category: 'lens',
      lensType: 'toric',
      lensUsage: 'daily',
      group: '10020',
      home: 'lens.daily.toric',
      contents: { unit: 'lenses', amount: 30 },
      isActive: true,
      discontinued: false,
    });
    expect(toric?.options.map(({ code }) => code)).toEqual([
      'sphere',
      'cylinder',
      'axis',
      'radius',
      'diameter',
    ]);
    expect(toric?.narrowings.length).toBeGreaterThan(0);
    expect(toric?.texts.it.title).toMatch(/lenti/);
    expect(products.find(({ id }) => id === '20061')?.replacement).toBe('20012');
  });

  it('reads the prices of each shop and of its partners', async () => {
    const recorded = makeRecordedEngine();
    const priceIn = async (shop: BrandId) =>
      (await productsOf(recorded, shop)).find(({ id }) => id === '10010');
    const [okulino, viszola] = [await priceIn('okulino'), await priceIn('viszola')];
    expect(okulino?.own.steps.map(({ quantity }) => quantity)).toEqual([4, 8]);
    expect(okulino?.partners.map(({ channel }) => channel)).toEqual(['okulino_partner']);
    expect(viszola?.partners.map(({ channel }) => channel)).toEqual(['viszola_partner']);
    // In francs and in euros.
    expect([okulino?.own.price, okulino?.own.struck]).toEqual([3040, 3590]);
    expect([viszola?.own.price, viszola?.own.struck]).toEqual([2695, 3240]);
  });

  it('leaves out a product that cannot be read, reports where, and counts it as present', async () => {
    const recorded = makeRecordedEngine();
    recorded.change('okulino', '10020', { lensOptions: [{ code: 'weight', values: ['1'] }] });
    const [page] = await pagesOf(recorded);
    expect(page?.products.map(({ id }) => id)).toEqual(['10010', '10220', '20012', '20061', '40010']);
    expect(page?.ids).toContain('10020');
    expect(recorded.incidents).toEqual([
      { operation: 'shopProducts', kind: 'wrong-answer', detail: 'ShopProduct.lensOptions.0.code' },
    ]);
  });

  it.each([
    ['a number that is too long for a URL', { shopId: 'care-1' }, 'ShopProduct.shopId'],
    ['an unknown kind of product', { kind: 'shoes' }, 'ShopProduct.kind'],
    ['an invalid day', { soldSince: '2026-02-30' }, 'ShopProduct.soldSince'],
    ['a negative price', { price: -1 }, 'ShopProduct.price'],
    ['a negative bulk price', { steps: [{ quantity: 4, price: -5 }] }, 'ShopProduct.steps.0.price'],
  ])('rejects a product with %s', async (_, fields, detail) => {
    const recorded = makeRecordedEngine();
    recorded.change('okulino', '10010', fields);
    expect((await productsOf(recorded)).length).toBe(5);
    expect(recorded.incidents).toMatchObject([{ detail }]);
  });

  it('reads page by page', async () => {
    const recorded = makeRecordedEngine();
    many(recorded, 250);
    const pages = await pagesOf(recorded);
    expect(pages.map(({ products }) => products.length)).toEqual([100, 100, 50]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(250);
  });

  it('misses no product if others are removed meanwhile', async () => {
    const recorded = makeRecordedEngine();
    many(recorded, 250);
    let isTaken = false;
    recorded.answer.next = ({ variables }) => {
      if (variables.skip === 100 && !isTaken) recorded.shops.okulino?.products.splice(0, 30);
      isTaken ||= variables.skip === 100;
      return undefined;
    };
    const there = new Set((await pagesOf(recorded)).flatMap(({ ids }) => ids));
    for (const { shopId } of recorded.shops.okulino?.products ?? []) expect(there).toContain(shopId);
  });

  it('requests what changed since a time', async () => {
    const recorded = makeRecordedEngine();
    recorded.pass(60_000);
    recorded.change('okulino', '20012', { price: 1 });
    const since = new Date('2026-11-19T08:00:30Z');
    const [page] = await pagesOf(recorded, 'okulino', since);
    expect(page?.products.map(({ id, own }) => [id, own.price])).toEqual([['20012', 1]]);
    expect((await readerOf(recorded).categories('okulino', since)).categories).toEqual([]);
    expect((await readerOf(recorded).categories('okulino', since)).ids).toHaveLength(5);
  });

  it('leaves out a category that cannot be read', async () => {
    const recorded = makeRecordedEngine();
    recorded.change('okulino', 'care', { shopId: 'shop' });
    const { categories } = await readerOf(recorded).categories('okulino');
    expect(categories).toHaveLength(4);
    expect(recorded.incidents).toMatchObject([
      { operation: 'shopCategories', detail: 'ShopCategory.shopId' },
    ]);
  });

  it('throws if the engine refuses', async () => {
    const recorded = makeRecordedEngine();
    recorded.answer.next = () => ({
      data: {
        shopProducts: { ok: null, no: { status: 404, code: 'channel.unknown', path: null, values: [] } },
      },
    });
    await expect(pagesOf(recorded)).rejects.toThrow(EngineAway);
  });
});
