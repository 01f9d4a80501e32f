import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { type CacheKeyParts, cacheKey, queryThatMatters } from '../../../src/domain/shared/cache-key.ts';
import { locale } from '../../arbitraries/locale.ts';
import { path } from '../../arbitraries/path.ts';

const names = ['page', 'sort', 'brand'];
const pairs = fc.uniqueArray(
  fc.tuple(fc.constantFrom('page', 'sort', 'brand', 'utm_source', 'x'), fc.string({ maxLength: 4 })),
  { selector: ([name]) => name },
);
const query = (entries: readonly (readonly [string, string])[]): string =>
  queryThatMatters(names, new URLSearchParams(entries.map(([name, value]) => [name, value])));

describe('the cache key of a page', () => {
  it('is one line of brand, language, path and query · ROUTE-10', () =>
    expect(cacheKey({ brand: 'okulino', locale: 'en', path: '/en/c/a b', query: 'page=2' })).toBe(
      'okulino en /en/c/a%20b page=2',
    ));

  it('keeps the first of repeated parameters, and an empty one · ROUTE-10', () =>
    expect(queryThatMatters(['page', 'sort'], new URLSearchParams('x=1&sort=&page=2&page=3'))).toBe(
      'page=2&sort=',
    ));

  it('keeps all values of a list parameter, in order · ROUTE-10 · CAT-3', () => {
    const values = 'brand=a&page=2&brand=b%2Cc&page=3&brand=%00';
    expect(queryThatMatters(names, new URLSearchParams(values), new Set(['brand']))).toBe(
      'page=2&brand=a%2Cb%2Cc',
    );
  });

  it('omits absent parameters, and values with a NUL character · ROUTE-10', () => {
    expect(queryThatMatters(names, new URLSearchParams('page=2'))).toBe('page=2');
    expect(queryThatMatters(names, new URLSearchParams('page=2%00&sort=a'))).toBe('sort=a');
  });

  it('does not depend on the order of the query or on other parameters · ROUTE-10', () =>
    fc.assert(
      fc.property(pairs, (entries) => {
        expect(query(entries.toReversed())).toBe(query(entries));
        expect(query(entries.filter(([name]) => names.includes(name)))).toBe(query(entries));
      }),
    ));

  it('does not change when its query is reduced again · ROUTE-10', () =>
    fc.assert(
      fc.property(pairs, (entries) => {
        expect(queryThatMatters(names, new URLSearchParams(query(entries)))).toBe(query(entries));
      }),
    ));

  it('differs exactly if brand, language, path or query differs · ROUTE-10', () => {
    const parts: fc.Arbitrary<CacheKeyParts> = fc.record({
      brand: fc.constantFrom(...brandIds),
      locale,
      path,
      query: pairs.map(query),
    });
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const same =
          one.brand === other.brand &&
          one.locale === other.locale &&
          one.path === other.path &&
          one.query === other.query;
        expect(cacheKey(one) === cacheKey(other)).toBe(same);
      }),
    );
    const base: CacheKeyParts = { brand: 'okulino', locale: 'de', path: '/', query: '' };
    const others: readonly Partial<CacheKeyParts>[] = [
      { brand: 'opalys' },
      { locale: 'fr' },
      { path: '/s' },
      { query: 'page=2' },
    ];
    for (const other of others) expect(cacheKey({ ...base, ...other })).not.toBe(cacheKey(base));
  });
});
