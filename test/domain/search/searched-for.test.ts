import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedFor } from '../../../src/domain/search/searched-for.ts';
import { webPath } from '../../arbitraries/web-address.ts';

describe('what a page was searched for', () => {
  it.each([
    ['/s', '?search=toric', 'de', 'toric'],
    ['/fr/s', '?phrase=toric&page=2', 'fr', 'toric'],
    ['/s', '?search=a&phrase=b', 'de', 'a'],
    ['/s', '?search=+', 'de', ''],
    ['/s', '', 'de', ''],
    ['/', '?search=toric', 'de', ''],
    ['/c/kontaktlinsen', '?search=toric', 'de', ''],
    ['/fr/s', '?search=toric', 'de', ''],
  ] as const)('at %s%s in %s is %j · SRCH-6', (pathname, search, locale, expected) =>
    expect(searchedFor({ pathname, search }, locale)).toBe(expected),
  );

  it('is nothing on any other page · SRCH-6', () =>
    fc.assert(
      fc.property(webPath, fc.string(), (pathname, text) => {
        fc.pre(pathname !== '/s');
        expect(searchedFor({ pathname, search: `?search=${encodeURIComponent(text)}` }, 'de')).toBe('');
      }),
    ));
});
