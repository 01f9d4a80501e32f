import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../../src/adapters/sandbox/search/edit-distance.ts';
import { indexedWords, wordsOf } from '../../../../src/adapters/sandbox/search/words.ts';

describe('the words of a text', () => {
  it.each([
    ['Größe XL', ['grosse', 'xl']],
    ['Œil de chat, 2 × 360 ml', ['oeil', 'de', 'chat', '2', '360', 'ml']],
    ['l’eau d’été', ['l', 'eau', 'd', 'ete']],
    ['linse Linse LINSE', ['linse']],
    ['-- // ::', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('hold nothing but letters a to z and digits, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[a-z0-9]+$/);
      }),
    ));

  it('find every indexed word again, however its umlauts are spelled', () =>
    fc.assert(
      fc.property(fc.constantFrom('Lösung', 'Behälter', 'für', 'Größe', 'pièces', 'Étui'), (text) => {
        const indexed = [...indexedWords(text).keys()];
        expect(indexed).toEqual(expect.arrayContaining([...wordsOf(text)]));
      }),
    ));

  it('are indexed by both spellings, and shown as they are written', () => {
    expect([...indexedWords('Lösung')]).toEqual([
      ['losung', 'lösung'],
      ['loesung', 'lösung'],
    ]);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['', '', 0],
    ['linse', 'linse', 0],
    ['linse', 'lins', 1],
    ['linse', 'lisne', 1],
    ['linse', 'brille', 4],
    ['toric', 'torci', 1],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });

  it('is the same both ways, none only for equal words, at most the longer one', () =>
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(editDistance(b, a)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    ));
});
