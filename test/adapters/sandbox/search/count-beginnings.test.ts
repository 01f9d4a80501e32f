import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBeginningCounter } from '../../../../src/adapters/sandbox/search/count-beginnings.ts';
import { prefixesOf, suggested } from '../../../../src/adapters/sandbox/search/search-entry.ts';

const word = fc.stringMatching(/^[ab01]{1,10}$/);
const products = fc
  .array(fc.uniqueArray(word, { maxLength: 5 }), { maxLength: 12 })
  .map((names) => names.map((words, index) => ({ id: index + 1, words })));

describe('prefixes of words', () => {
  it('are counted once for each product that has one, and name the first of them', () =>
    fc.assert(
      fc.property(products, (entries) => {
        const counter = makeBeginningCounter();
        for (const entry of entries) counter.add(entry);
        const all = new Set(entries.flatMap(({ words }) => [...prefixesOf(words)]));
        const expected = [...all].map((prefix) => {
          const having = entries.filter(({ words }) => prefixesOf(words).has(prefix)).map(({ id }) => id);
          return { prefix, hits: having.length, ids: having.slice(0, suggested) };
        });
        const counted = counter.counted().map(({ prefix, hits, ids }) => ({ prefix, hits, ids }));
        const inOrder = (rows: readonly { readonly prefix: string }[]) =>
          rows.toSorted((a, b) => (a.prefix < b.prefix ? -1 : 1));
        expect(inOrder(counted)).toEqual(inOrder(expected));
      }),
    ));
});
