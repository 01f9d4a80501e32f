import { describe, expect, it } from 'vitest';
import type { BackendPorts } from '../../../../src/adapters/backend/backend-ports.ts';
import { productGtin } from '../../../../src/adapters/sandbox/seed/range/gtins.ts';
import type { ProductListRequest } from '../../../../src/application/search/ports.ts';
import { wearCostKey } from '../../../../src/domain/catalogue/lens/cost-of-wearing.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { Locale } from '../../../../src/domain/shared/locale.ts';
import { care, daily, discontinued, done, trial } from '../fixtures/shopper.ts';

export type SearchingPorts = Pick<BackendPorts, 'search' | 'catalogue'>;

/** Rules of finding products by words that hold for every search service: the ports of search and listing. */
export const searchingSuite = (portsFor: (locale: Locale) => SearchingPorts): void => {
  const search = (query: string, hits = 6, locale: Locale = 'de') =>
    done(portsFor(locale).search.search(query, hits));
  const found = async (query: string, locale?: Locale) =>
    (await search(query, 100, locale)).hits.map(({ id }) => id as string);
  type Listing = Parameters<SearchingPorts['catalogue']['products']>[0];
  const listing = (query: Listing) => done(portsFor('de').catalogue.products(query));
  const list = (request: Omit<ProductListRequest, 'cacheKey'>) =>
    done(portsFor('de').search.products({ cacheKey: 'suite', ...request }));

  it('answers with hits, their number and the page · SRCH-3', async () => {
    const { hits, ...rest } = await search('hydralis');
    expect(hits).toHaveLength(6);
    expect(rest).toMatchObject({ query: 'hydralis', page: 0, hitsPerPage: 6 });
    expect(rest.hitCount).toBeGreaterThan(6);
    expect(rest.pageCount).toBe(Math.ceil(rest.hitCount / 6));
  });

  it('finds products by the start of a word, with a typo, and by all words in any order · SRCH-1', async () => {
    const whole = (await search('hydralis')).hitCount;
    expect((await search('hydr')).hitCount).toBeGreaterThanOrEqual(whole);
    expect((await search('hydrallis')).hitCount).toBeGreaterThan(0);
    expect(await found('toric hydralis 30')).toEqual(['10020']);
    expect(await found('30 hydralis toric')).toEqual(['10020']);
  });

  it.each([
    ['torische tageslinsen', 'de'],
    ['toric daily lenses', 'en'],
    ['giornaliere toriche', 'it'],
    ['journalières toriques', 'fr'],
  ] as const)('finds by %s in its language · SRCH-1', async (query, locale) => {
    expect(await found(query, locale)).toContain('10020');
  });

  it('finds a product by its number and no other, and nothing by nonsense · SRCH-1', async () => {
    expect(await found(care)).toEqual([care]);
    for (const nothing of ['zzzzqqqq', '!?%', '🙃'])
      expect(await search(nothing)).toMatchObject({ hits: [], hitCount: 0 });
  });

  it('finds the product of a box by its number, alike as a suggestion and as a list · PHOTO-5', async () => {
    const number = productGtin(daily);
    expect(await found(number)).toEqual([daily]);
    expect(await search(` ${number} `)).toMatchObject({ hitCount: 1, pageCount: 1 });
    expect((await listing({ search: number })).products.map(({ id }) => id)).toEqual([daily]);
    expect(await found(productGtin('99999'))).toEqual([]);
  });

  it('shows cards at the shop’s own price · SRCH-3 · PRICE-1', async () => {
    const [card] = (await search(care)).hits;
    const { unit } = await done(portsFor('de').catalogue.pricing({ productId: care, quantity: 1 }));
    expect(card?.price.current).toEqual(unit.current);
  });

  describe('as a listing', () => {
    it('comes in pages from 1 on, each product once · SRCH-3', async () => {
      const first = await listing({ search: 'hydralis', page: 1, itemsPerPage: 5 });
      const second = await listing({ search: 'hydralis', page: 2, itemsPerPage: 5 });
      expect([first.page, second.page]).toEqual([1, 2]);
      expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(10);
      expect(second.total).toBe(first.total);
      expect((await listing({ search: 'hydralis', page: 9999, itemsPerPage: 5 })).products).toEqual([]);
    });

    it('is narrowed by choices, and the counts of a facet ignore its own choice · CAT-3', async () => {
      const whole = await listing({ search: 'hydralis', itemsPerPage: 100 });
      const facet = whole.facets.find(({ code }) => code === 'lens_type');
      const [toric] = facet?.values.filter(({ value }) => value === 'toric') ?? [];
      if (!facet || !toric) throw new Error('no toric lenses');
      const narrowed = await listing({
        search: 'hydralis',
        itemsPerPage: 100,
        filters: { lens_type: ['toric'] },
      });
      expect(narrowed.total).toBe(toric.count);
      expect(narrowed.products.every(({ lensType }) => lensType === 'toric')).toBe(true);
      expect(narrowed.facets.find(({ code }) => code === 'lens_type')).toEqual(facet);
      const both = facet.values.slice(0, 2);
      const any = await listing({
        search: 'hydralis',
        filters: { lens_type: both.map(({ value }) => value) },
      });
      expect(any.total).toBe(both.reduce((sum, { count }) => sum + count, 0));
      for (const { code, values } of whole.facets)
        for (const { value, count } of values)
          expect((await listing({ search: 'hydralis', filters: { [code]: [value] } })).total).toBe(count);
    });

    it('is sorted by price both ways, and by rating · CAT-4', async () => {
      const by = async (sort: NonNullable<Listing['sort']>) =>
        (await listing({ search: 'hydralis', itemsPerPage: 100, sort })).products;
      const cheap = (await by('price_asc')).map(({ price }) => price.current.minor);
      expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
      const dear = (await by('price_desc')).map(({ price }) => price.current.minor);
      expect(dear).toEqual([...cheap].reverse());
      const stars = (await by('rating')).map(({ rating }) => rating.average);
      expect(stars).toEqual([...stars].sort((a, b) => b - a));
      expect(new Set((await by('newest')).map(({ id }) => id)).size).toBe(cheap.length);
    });

    it('is sorted by the cost of wearing, with products that are no lens last · LAW-17', async () => {
      const found = await listing({ search: 'mareo', itemsPerPage: 100, sort: 'wear_cost' });
      const costs = found.products.map(wearCostKey);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      expect(costs[0]).toBeLessThan(costs.at(-1) ?? 0);
      expect(costs.at(-1)).toBe(Number.MAX_SAFE_INTEGER);
    });

    it('finds nothing by a text without words', async () => {
      expect(await listing({ search: '!!!' })).toMatchObject({ products: [], total: 0, facets: [] });
    });
  });

  describe('product lists', () => {
    const ids = (...named: readonly string[]) => named as readonly ProductId[];

    it('are cards in the requested order, each once, without unknown products and trials · SRCH-4', async () => {
      const answer = await list({ productIds: ids(care, '1', daily, care, 'x', trial, discontinued) });
      expect(answer.products.map(({ id }) => id)).toEqual([care, daily, discontinued]);
      expect(answer).toMatchObject({ total: 3, page: 1 });
      expect(await list({ productIds: [] })).toEqual({ products: [], total: 0, page: 1 });
      const second = await list({ productIds: ids(care, daily), itemsPerPage: 1, page: 2 });
      expect(second.products.map(({ id }) => id)).toEqual([daily]);
    });

    it('hold products above a price · SRCH-4', async () => {
      const [card] = (await list({ productIds: [care] })).products;
      const price = card?.price.current.minor ?? 0;
      expect((await list({ productIds: [care], priceAbove: price })).products).toEqual([]);
      expect((await list({ productIds: [care], priceAbove: price - 1 })).products).toEqual([card]);
    });
  });
};
