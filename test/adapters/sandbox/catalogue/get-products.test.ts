import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import { summaryFromWire } from '../../../../src/adapters/backend/product-from-wire.ts';
import { wearCostKey } from '../../../../src/domain/catalogue/lens/cost-of-wearing.ts';
import { sortOrders } from '../../../../src/domain/catalogue/listing.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { done, failed } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

type Query = NonNullable<Parameters<ShopClient['getProducts']>[0]['query']>;
const list = (query: Query = {}) => done(shop.client().getProducts({ query }));

describe('a listing', () => {
  it('shows the first ten products of the whole shop by default · CAT-4', async () => {
    const { result, meta } = await list();
    expect(result).toHaveLength(10);
    expect(meta).toMatchObject({ page: 1, limit: 10 });
    expect(meta.total).toBeGreaterThanOrEqual(240);
  });

  it('counts pages from one and shows every product exactly once', async () => {
    const first = await list({ category: 'care', limit: 20, page: 1 });
    const second = await list({ category: 'care', limit: 20, page: 2 });
    const third = await list({ category: 'care', limit: 20, page: 3 });
    const ids = [first, second, third].flatMap(({ result }) => result.map(({ product_id }) => product_id));
    expect(new Set(ids).size).toBe(first.meta.total);
    expect(ids).toHaveLength(first.meta.total);
  });

  it('is empty, without an error, beyond its last page', async () => {
    const { result, meta } = await list({ category: 'care', page: 999_999_999_999_999 });
    expect(result).toEqual([]);
    expect(meta.total).toBeGreaterThan(0);
  });

  it('uses the defaults for an invalid page or page size · CAT-3', async () => {
    for (const [page, limit] of [
      [0, 0],
      [-1, -5],
      [1, 101],
    ]) {
      const { meta } = await list({ page: page!, limit: limit! });
      expect(meta).toMatchObject({ page: 1, limit: 10 });
    }
  });

  it('ignores unknown filter values · CAT-3', async () => {
    const everything = await list();
    const { meta } = await list({
      lens_type: ['cubic'],
      price: ['free', '-'],
      rating: ['9'],
      brand: ["'; drop"],
    });
    expect(meta.total).toBe(everything.meta.total);
  });

  it('refuses a category that does not exist', async () => {
    expect(await failed(shop.client().getProducts({ query: { category: 'nowhere' } }))).toEqual({
      _tag: 'NotFound',
      code: 'category.not_found',
    });
  });

  it('leaves out inactive products and trials · CAT-16', async () => {
    const { result } = await list({ limit: 100, category: 'lens.daily' });
    const ids = result.map(({ product_id }) => product_id as string);
    expect(ids).toContain('10010');
    expect(ids).not.toContain('10161');
    expect(ids).not.toContain('10391');
  });
});

describe('the order of a listing', () => {
  const all = async (sort: (typeof sortOrders)[number]) => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sort, page, limit: 100 })));
    return pages.flatMap(({ result }) => result);
  };

  it('is ascending or descending by price, and descending by rating', async () => {
    const up = (await all('price_asc')).map(({ price }) => price.current);
    const down = (await all('price_desc')).map(({ price }) => price.current);
    const stars = (await all('rating')).map(({ rating_total }) => rating_total);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(stars).toEqual(stars.toSorted((a, b) => b - a));
  });

  it('shows the same products in every order', async () => {
    const sets = await Promise.all(
      sortOrders.map(async (sort) => (await all(sort)).map(({ product_id }) => product_id).toSorted()),
    );
    for (const ids of sets) expect(ids).toEqual(sets[0]);
    expect(new Set(sets[0]).size).toBe(sets[0]?.length);
  });

  it('is ascending by the monthly cost of wearing, with products that are no lens last · LAW-17', async () => {
    const costs = (await all('wear_cost')).map((card) => wearCostKey(summaryFromWire(card)));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(costs[0]).toBeLessThan(costs.at(-1) ?? 0);
    expect(costs.at(-1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is newest first', async () => {
    const ids = (await all('newest')).map(({ product_id }) => Number(product_id));
    const rows = await shop.sandbox.db.selectFrom('product').select(['id', 'since']).execute();
    const since = new Map(rows.map((row) => [row.id, row.since]));
    const days = ids.map((id) => since.get(id) ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

describe('facets', () => {
  const choices = [
    {},
    { category: 'lens' },
    { category: 'lens', lens_type: ['toric'] },
    { category: 'lens.daily', brand: ['Hydralis', 'Lumeo'], price: ['20-40'] },
    { lens_usage: ['daily', 'monthly'], rating: ['4'], availability: ['in_stock'] },
    { category: 'sun', price: ['80-120'], brand: ['Lirana'] },
    { search: 'toric', lens_usage: ['monthly'] },
    { search: 'velmora hydralis', brand: ['Hydralis'] },
  ];

  it.each(choices)('count what remains if a value is chosen: %j · CAT-3', async (choice) => {
    const { meta } = await list(choice);
    expect(meta.facets.length).toBeGreaterThan(0);
    for (const { code, values } of meta.facets)
      for (const { value, count } of values) {
        const chosen = await list({ ...choice, [code]: [value] });
        expect({ code, value, count: chosen.meta.total }).toEqual({ code, value, count });
      }
  });

  it('keep a chosen value so that it can be removed, even if no product has it', async () => {
    const { meta } = await list({ category: 'sun', lens_type: ['toric'] });
    expect(meta.total).toBe(0);
    expect(meta.facets.find(({ code }) => code === 'lens_type')?.values).toEqual([
      { value: 'toric', count: 0 },
    ]);
  });

  it('treat as in stock what the product card shows as in stock', async () => {
    for (const availability of ['in_stock', 'on_order']) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list({ availability: [availability], limit: 100, page })),
      );
      const stocks = pages.flatMap(({ result }) => result.map(({ stock }) => stock));
      expect(stocks.length).toBeGreaterThan(0);
      expect(stocks.every((stock) => stock > 0 === (availability === 'in_stock'))).toBe(true);
    }
  });

  it.each(brandIds)('use the prices of %s', async (brand_channel) => {
    const { result, meta } = await done(
      shop.client(brand_channel).getProducts({ query: { category: 'lens', price: ['20-40'], limit: 100 } }),
    );
    expect(result).toHaveLength(Math.min(meta.total, 100));
    for (const { price } of result) {
      expect(price.current).toBeGreaterThanOrEqual(2000);
      expect(price.current).toBeLessThan(4000);
    }
  });
});
