import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostParts, partsOfQuery } from '../../../src/domain/search/query-parts.ts';
import { anyText } from '../../arbitraries/text.ts';

describe('the parts of a search query', () => {
  it.each([
    ['toric zzz', ['toric', 'zzz']],
    ['  toric   zzz ', ['toric', 'zzz']],
    ['Toric toric', []],
    ['weiß weiss', ['weiß', 'weiss']],
    ['a b c d e', ['a', 'b', 'c', 'd']],
    ['toric', []],
    ['', []],
  ])('%j are %j', (query, parts) => {
    expect(partsOfQuery(query)).toEqual(parts);
  });

  it('are two to four different words of the query', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(fc.constantFrom('a', 'A', 'b', 'c', 'd', 'e', ' ')).map((words) => words.join(' ')),
        ),
        (query) => {
          const parts = partsOfQuery(query);
          const words = query.split(/\s+/);
          expect(words).toEqual(expect.arrayContaining([...parts]));
          expect(new Set(parts.map((part) => part.toLowerCase())).size).toBe(parts.length);
          const different = new Set(words.filter(Boolean).map((word) => word.toLowerCase())).size;
          expect(parts).toHaveLength(different > 1 ? Math.min(different, mostParts) : 0);
        },
      ),
    ));
});
