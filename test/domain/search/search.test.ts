import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasMore,
  hitsRequested,
  isTracked,
  searchable,
  searchDebounceMs,
  shownHits,
} from '../../../src/domain/search/search.ts';
import { anyText } from '../../arbitraries/text.ts';

const hits = (count: number) => Array.from({ length: count }, () => ({})) as never[];

describe('search suggestions', () => {
  it('request six hits, 300 ms after the last key press · SRCH-1', () =>
    expect([hitsRequested, searchDebounceMs]).toEqual([6, 300]));

  it.each([
    [0, 0, 0, false],
    [5, 5, 5, false],
    [6, 6, 5, true],
    [6, 80, 5, true],
    [5, 6, 5, true],
    [6, 0, 5, true],
  ])('for %i hits of %i show %i, with a link to more: %s · SRCH-1', (got, hitCount, shown, more) => {
    expect(shownHits({ hits: hits(got) })).toHaveLength(shown);
    expect(hasMore({ hits: hits(got), hitCount })).toBe(more);
  });

  it.each([
    ['', false, false],
    ['   ', false, false],
    ['a', true, false],
    [' ab ', true, false],
    ['abc', true, true],
    ['👓👓', true, false],
  ])('for %j are requested: %s, and tracked: %s · SRCH-2', (input, searched, tracked) => {
    expect(searchable(input)).toBe(searched);
    expect(isTracked(input)).toBe(tracked);
  });

  it('are tracked only if they are requested · SRCH-2', () =>
    fc.assert(
      fc.property(anyText, (input) => {
        if (isTracked(input)) expect(searchable(input)).toBe(true);
      }),
    ));
});
