import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddress, withinOf } from '../../../src/domain/catalogue/find-address.ts';
import { valuesOf, withValues } from '../../../src/domain/catalogue/lens/values-link.ts';
import { readListingQuery } from '../../../src/domain/catalogue/listing-query.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import { listingQuery } from '../../arbitraries/listing-query.ts';
import { ownValues } from '../../arbitraries/own-values.ts';

describe('the address for finding by values', () => {
  it.each([
    ['de', '', '', '/find'],
    ['fr', 'lentilles/journalieres', '', '/fr/find?in=lentilles/journalieres'],
    ['en', '', 'search=a&page=3&brand=Acme', '/en/find?search=a&brand=Acme'],
  ] as const)(
    'is built in %s from the category %j and the query %j · FIND-2',
    (locale, within, query, address) =>
      expect(findAddress(locale, within, readListingQuery(query, 16), 16)).toBe(address),
  );

  it('reads back to the same category and query, from the first page on · FIND-2', () =>
    fc.assert(
      fc.property(listingQuery, (query) => {
        const address = new URLSearchParams(findAddress('de', 'a/ä', query, 16).split('?')[1]);
        expect(address.get('in')).toBe('a/ä');
        expect(readListingQuery(address, 16)).toEqual(
          readListingQuery(new URLSearchParams(findAddress('de', '', query, 16).split('?')[1]), 16),
        );
        expect(address.has('page')).toBe(false);
      }),
    ));

  it('takes its category from the address of a listing · FIND-2', () => {
    expect(withinOf(pathTo.category('it', 'lenti/giornaliere'))).toBe('lenti/giornaliere');
    expect(withinOf(pathTo.find('de'))).toBe('');
  });
});

describe('a shared link', () => {
  it('has the values in its fragment only, and returns them · FIND-4', () =>
    fc.assert(
      fc.property(ownValues, (values) => {
        const link = new URL(withValues('https://shop.example/find?in=a#old', values));
        expect(link.pathname + link.search).toBe('/find?in=a');
        expect(valuesOf(link.hash)).toEqual(values);
      }),
    ));

  it.each(['', '#content', '#values=x'])('has no values in %j · FIND-4', (fragment) =>
    expect(valuesOf(fragment)).toBeUndefined(),
  );
});
