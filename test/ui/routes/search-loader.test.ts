import { describe, expect, it } from 'vitest';
import { loadListing } from '../../../src/ui/catalogue/listing/load-listing.ts';
import { searchLoader } from '../../../src/ui/routes/search/loader.ts';
import { loaderArgs } from '../loader-args.ts';

type Hits = { readonly query: string; readonly hitCount: number; readonly corrected?: string };
type Asked = { readonly page: number; readonly search?: string; readonly category?: string };

const shop = (total: number, hits: Readonly<Record<string, Omit<Hits, 'query'>>> = {}, root = true) => {
  const asked: unknown[] = [];
  const services = {
    shop: { itemsPerPage: 16 },
    catalogue: {
      category: (path: string) => async () => {
        asked.push(`category “${path}”`);
        return root
          ? { _tag: 'Right', right: { children: [{ id: 'lens' }] } }
          : { _tag: 'Left', left: { _tag: 'Unreachable' } };
      },
      products:
        ({ page, search, category }: Asked) =>
        async () => {
          asked.push({ page, ...(search && { search }), ...(category && { category }) });
          const facets = [{ code: 'brand', values: [{ value: 'A', count: 1 }] }];
          return { _tag: 'Right', right: { products: [], total, facets } };
        },
    },
    search: {
      search: (query: string, most: number) => async () => {
        asked.push([query, most]);
        const found = hits[query];
        return found
          ? { _tag: 'Right', right: { query, ...found } }
          : { _tag: 'Left', left: { _tag: 'Unreachable' } };
      },
    },
  };
  return { asked, services, load: (query: string) => searchLoader(loaderArgs(services, `/s${query}`)) };
};

describe('the results of a search', () => {
  it('are loaded from the list, and the correction from the search · SRCH-3', async () => {
    const { asked, load } = shop(3, { hydralys: { hitCount: 3, corrected: 'hydralis' } });
    const found = await load('?search=hydralys');
    expect(found).toMatchObject({
      query: { search: 'hydralys' },
      listing: { total: 3 },
      corrected: 'hydralis',
    });
    expect(found).not.toHaveProperty('help');
    expect(asked).toEqual([{ page: 1, search: 'hydralys' }, ['hydralys', 6]]);
  });

  it('have no correction if there was none, or if the search does not answer', async () => {
    expect(await shop(3, { x: { hitCount: 3 } }).load('?search=x')).not.toHaveProperty('corrected');
    expect(await shop(3).load('?search=x')).not.toHaveProperty('corrected');
  });

  it('are the whole shop without a search word, and without a search request', async () => {
    const { asked, load } = shop(80);
    expect(await load('')).toMatchObject({ listing: { total: 80 } });
    expect(asked).toEqual([{ page: 1 }]);
  });
});

describe('a search that finds nothing', () => {
  it('offers the departments, and those of its words that have results', async () => {
    const { asked, load } = shop(0, {
      'blaue lnse fern': { hitCount: 0, corrected: 'nobody' },
      blaue: { hitCount: 0 },
      lnse: { hitCount: 7, corrected: 'linse' },
      fern: { hitCount: 1 },
    });
    const found = await load('?search=blaue+lnse+fern');
    expect(found).not.toHaveProperty('corrected');
    expect(found.help).toEqual({
      categories: [{ id: 'lens' }],
      parts: [
        { query: 'linse', count: 7 },
        { query: 'fern', count: 1 },
      ],
      ordered: [],
    });
    expect(asked).toContain('category “”');
    expect(asked).toContainEqual(['fern', 1]);
  });

  it('is shown without either if they cannot be loaded', async () =>
    expect((await shop(0, {}, false).load('?search=a+b')).help).toEqual({
      categories: [],
      parts: [],
      ordered: [],
    }));
});

describe('a page of a list', () => {
  const page = async (query: string, total: number) => {
    const { asked, services } = shop(total);
    const { query: read } = await loadListing(
      services as unknown as Parameters<typeof loadListing>[0],
      new URLSearchParams(query),
      { category: 'c1' },
    );
    return { asked, read };
  };

  it.each([
    ['page=2', 32, [2], 2],
    ['page=3', 33, [3], 3],
    ['page=3', 32, [3, 2], 2],
    ['page=9', 0, [9, 1], 1],
  ])('%s of %s products requests %j · CAT-3', async (query, total, pages, shown) => {
    const { asked, read } = await page(query, total);
    expect(asked).toEqual(pages.map((one) => ({ page: one, category: 'c1' })));
    expect(read.page).toBe(shown);
  });

  it('drops filters that the list does not have, on every page', async () => {
    expect((await page('brand=A,B&rating=5', 16)).read.filters).toEqual({ brand: ['A'] });
    expect((await page('brand=A,B&page=7', 16)).read.filters).toEqual({ brand: ['A'] });
  });
});
