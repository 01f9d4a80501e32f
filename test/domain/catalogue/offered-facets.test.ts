import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Facet, filterCodes } from '../../../src/domain/catalogue/listing.ts';
import {
  changeListing,
  hasMoreFacets,
  offeredFacets,
  readListingQuery,
} from '../../../src/domain/catalogue/listing-query.ts';
import { listingQuery } from '../../arbitraries/listing-query.ts';

const facet = (code: Facet['code'], ...values: readonly string[]): Facet => ({
  code,
  values: values.map((value) => ({ value, count: 1 })),
});
const facets = [
  facet('brand', 'a', 'b'),
  facet('lens_usage', 'daily'),
  facet('water', '0-40', '55-'),
  facet('uv', 'class_1'),
];
const offered = (address: string) => offeredFacets(readListingQuery(address), facets).map(({ code }) => code);

describe('the facets that a listing offers', () => {
  it.each([
    ['', ['brand']],
    ['?lens_usage=daily', ['brand', 'lens_usage']],
    ['?water=55-', ['brand', 'water']],
    ['?filters=all', ['brand', 'water']],
    ['?filters=some', ['brand']],
    ['?filters=all&uv=class_1', ['brand', 'water', 'uv']],
  ])('at %j are %j · CAT-20', (address, codes) => expect(offered(address)).toEqual(codes));

  it.each([
    ['', true],
    ['?filters=all', false],
    ['?water=55-', false],
  ])('at %j leave some out: %j · CAT-20', (address, more) =>
    expect(hasMoreFacets(readListingQuery(address), facets)).toBe(more),
  );

  const someFacets: fc.Arbitrary<readonly Facet[]> = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom(...filterCodes),
      values: fc.array(fc.record({ value: fc.string(), count: fc.nat() }), { maxLength: 3 }),
    }),
    { selector: ({ code }) => code },
  );

  it('include each chosen one with a value, and each with several values if all are requested · CAT-20', () =>
    fc.assert(
      fc.property(listingQuery, someFacets, (query, all) => {
        const shown = offeredFacets(query, all);
        expect(shown.every((one) => all.includes(one))).toBe(true);
        for (const one of all) {
          if (query.filters[one.code] && one.values.length > 0) expect(shown).toContain(one);
          if (query.allFilters && one.values.length > 1) expect(shown).toContain(one);
        }
        const everything = changeListing(query, { allFilters: true });
        expect(hasMoreFacets(everything, all)).toBe(false);
        expect(hasMoreFacets(query, all)).toBe(offeredFacets(everything, all).length > shown.length);
      }),
    ));

  it('are brand, type, schedule, price and availability by default · CAT-20', () => {
    const usual = offeredFacets(
      readListingQuery(''),
      filterCodes.map((code) => facet(code, 'a', 'b')),
    );
    expect(usual.map(({ code }) => code)).toEqual([
      'brand',
      'lens_type',
      'lens_usage',
      'price',
      'availability',
    ]);
  });
});
