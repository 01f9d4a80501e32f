import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forgetSearch,
  recentSearchesKept,
  rememberSearch,
} from '../../../src/domain/search/recent-searches.ts';

const queries = fc.array(fc.string({ maxLength: 20 }), { maxLength: 20 });
const rememberAll = (list: readonly string[]) => list.reduce(rememberSearch, [] as readonly string[]);

describe('recent searches', () => {
  it.each([
    [['toric'], 'mareo', ['mareo', 'toric']],
    [['toric', 'mareo'], 'Mareo', ['Mareo', 'toric']],
    [['toric'], '  hydralis   30 ', ['hydralis 30', 'toric']],
    [['toric'], '   ', ['toric']],
    [['toric'], 'x'.repeat(121), ['toric']],
    [[], 'x'.repeat(120), ['x'.repeat(120)]],
  ])('%j, after a search for %j, are %j', (before, query, after) => {
    expect(rememberSearch(before, query)).toEqual(after);
  });

  it('are few, unique and not empty, newest first', () =>
    fc.assert(
      fc.property(queries, (list) => {
        const recent = rememberAll(list);
        expect(recent.length).toBeLessThanOrEqual(recentSearchesKept);
        expect(new Set(recent.map((query) => query.toLowerCase())).size).toBe(recent.length);
        const last = list.filter((query) => query.trim() !== '').at(-1);
        expect(recent[0]).toBe(last?.trim().replace(/\s+/g, ' '));
      }),
    ));

  it('drop a removed one and keep the order of the others', () =>
    fc.assert(
      fc.property(queries, fc.nat(), (list, choice) => {
        const recent = rememberAll(list);
        const query = recent[choice % Math.max(1, recent.length)] ?? 'nothing';
        expect(forgetSearch(recent, query.toUpperCase().toLowerCase())).toEqual(
          recent.filter((one) => one.toLowerCase() !== query.toUpperCase().toLowerCase()),
        );
        expect(forgetSearch(recent, query)).toEqual(recent.filter((one) => one !== query));
      }),
    ));
});
