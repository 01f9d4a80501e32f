import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '../../../src/domain/catalogue/listing.ts';
import {
  changeListing,
  knownFilters,
  pageSizeOptions,
  pageSizes,
  readListingQuery,
  shopItemsPerPage,
  themeItemsPerPage,
  toggleFilter,
  writeListingQuery,
} from '../../../src/domain/catalogue/listing-query.ts';
import { listingQuery } from '../../arbitraries/listing-query.ts';
import { anyText } from '../../arbitraries/text.ts';

const plain = { page: 1, itemsPerPage: 16, sort: 'popular', filters: {} } as const;

describe('the address of a listing', () => {
  it.each([
    ['', {}],
    ['?page=3', { page: 3 }],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=1.5', {}],
    ['?page=1e3', {}],
    ['?page=99999999', {}],
    ['?page=', {}],
    ['?itemsPerPage=40', { itemsPerPage: 40 }],
    ['?itemsPerPage=16', {}],
    ['?itemsPerPage=17', {}],
    ['?itemsPerPage=abc', {}],
    ['?sort=price_asc', { sort: 'price_asc' }],
    ['?sort=__proto__', {}],
    ['?search=daily', { search: 'daily' }],
    ['?phrase=daily', { search: 'daily' }],
    ['?phrase=toric&search=daily', { search: 'daily' }],
    ['?phrase=toric&search=%20', { search: 'toric' }],
    ['?search=+', {}],
    ['?phrase=+daily+', { search: 'daily' }],
    ['?phrase=+', {}],
    ['?brand=a,b', { filters: { brand: ['a', 'b'] } }],
    ['?brand=a&brand=b,a', { filters: { brand: ['a', 'b'] } }],
    ['?brand=a%252Cb', { filters: { brand: ['a,b'] } }],
    ['?brand=,,', {}],
    ['?brand=%25E0%25A4%25A,b', { filters: { brand: ['b'] } }],
    ['?filters=all', { allFilters: true }],
    ['?compare=choose', { compared: [] }],
    ['?compare=', { compared: [] }],
    ['?compare=10010,10020,../x', { compared: ['10010', '10020'] }],
    ['?filters=none', {}],
    ['?colour=red&constructor=x', {}],
    ['?%E0%A4%A', {}],
  ])('%s · CAT-3', (query, change) => expect(readListingQuery(query)).toEqual({ ...plain, ...change }));

  it('leaves out default values · CAT-3', () => {
    expect(writeListingQuery(plain)).toBe('');
    expect(writeListingQuery({ ...plain, itemsPerPage: 20 }, 20)).toBe('');
    expect(
      writeListingQuery({
        ...plain,
        page: 2,
        itemsPerPage: 40,
        sort: 'rating',
        search: 'a&b',
        filters: { brand: ['x,y', 'z'] },
      }),
    ).toBe('?search=a%26b&brand=x%252Cy,z&sort=rating&itemsPerPage=40&page=2');
  });

  it('is read back as it was written, whatever the values are · CAT-3', () =>
    fc.assert(
      fc.property(listingQuery, (query) => {
        expect(readListingQuery(writeListingQuery(query))).toEqual(query);
      }),
    ));

  it('never fails, and is stable after one reading · CAT-3', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readListingQuery(text);
        expect(readListingQuery(writeListingQuery(read))).toEqual(read);
      }),
    ));

  it('is written without throwing even for malformed text · CAT-3', () =>
    expect(writeListingQuery({ ...plain, search: '\ud800' })).toBe('?search=%EF%BF%BD'));
});

describe('the page size', () => {
  it('offers 10, 20, 40, 100 and the theme’s own · CAT-4', () => {
    expect(pageSizeOptions).toEqual([10, 20, 40, 100]);
    expect(pageSizes(16)).toEqual([10, 16, 20, 40, 100]);
    expect(pageSizes(20)).toEqual([10, 20, 40, 100]);
  });

  it('is 16 in the theme and 10 in API calls · CAT-4', () =>
    expect([themeItemsPerPage, shopItemsPerPage]).toEqual([16, 10]));

  it('is that of the theme if the address names none, or one that is not offered · CAT-4', () => {
    expect(readListingQuery('', 24).itemsPerPage).toBe(24);
    expect(readListingQuery('?itemsPerPage=16', 24).itemsPerPage).toBe(24);
  });
});

describe('a changed listing', () => {
  it('starts on the first page, unless the page itself is changed · CAT-3', () => {
    const onThird = { ...plain, page: 3 };
    expect(changeListing(onThird, { sort: 'rating' })).toEqual({ ...plain, sort: 'rating' });
    expect(changeListing(onThird, { page: 4 }).page).toBe(4);
    expect(toggleFilter(onThird, 'brand', 'a')).toEqual({ ...plain, filters: { brand: ['a'] } });
  });

  it('drops a facet value that is toggled twice · CAT-3', () => {
    const one = toggleFilter({ ...plain, filters: { rating: ['4'] } }, 'brand', 'a');
    const two = toggleFilter(one, 'brand', 'b');
    expect(two.filters).toEqual({ rating: ['4'], brand: ['a', 'b'] });
    expect(toggleFilter(two, 'brand', 'a').filters).toEqual({ rating: ['4'], brand: ['b'] });
    expect(toggleFilter(one, 'brand', 'a').filters).toEqual({ rating: ['4'] });
  });
});

describe('the known filters of a listing', () => {
  const facets: readonly Facet[] = [
    { code: 'brand', values: [{ value: 'Hydralis', count: 4 }] },
    { code: 'rating', values: [{ value: '4', count: 0 }] },
  ];

  it('include known choices, even with no product left, and no others · CAT-3', () => {
    expect(
      knownFilters(
        { brand: ['Nope', 'Hydralis'], rating: ['4'], lens_type: ['spherical'], price: ['x'] },
        facets,
      ),
    ).toEqual({ brand: ['Hydralis'], rating: ['4'] });
    expect(knownFilters({ brand: ['Nope'] }, facets)).toEqual({});
  });

  it('are empty if the facet does not have the choice · CAT-3', () => {
    const facets: readonly Facet[] = [
      { code: 'brand', values: [{ value: 'Hydralis', count: 1 }] },
      { code: 'rating', values: [{ value: '4', count: 1 }] },
    ];
    expect(knownFilters({ brand: ['Nope'] }, facets)).toEqual({});
  });

  it('are all if the facets name every choice, and none without facets · CAT-3', () => {
    fc.assert(
      fc.property(listingQuery, ({ filters }) => {
        const all = Object.entries(filters).map(
          ([code, values]) => ({ code, values: values.map((value) => ({ value, count: 1 })) }) as Facet,
        );
        expect(knownFilters(filters, all)).toEqual(filters);
        expect(knownFilters(filters, [])).toEqual({});
      }),
    );
  });
});
