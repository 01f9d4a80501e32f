import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedWords, searchWords } from '../../../../src/adapters/sandbox/search/words.ts';

describe('the words of a text', () => {
  it.each([
    ['Größe XL', ['grosse', 'xl']],
    ['Œil de chat, 2 × 360 ml', ['oeil', 'de', 'chat', '2', '360', 'ml']],
    ['l’eau d’été', ['l', 'eau', 'd', 'ete']],
    ['linse Linse LINSE', ['linse']],
    ['-- // ::', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('contain only letters a to z and digits, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[a-z0-9]+$/);
      }),
    ));

  it('are all among the indexed words, however umlauts are spelt', () =>
    fc.assert(
      fc.property(fc.constantFrom('Lösung', 'Behälter', 'für', 'Größe', 'pièces', 'Étui'), (text) => {
        const indexed = [...indexedWords(text).keys()];
        expect(indexed).toEqual(expect.arrayContaining([...searchWords(text)]));
      }),
    ));

  it('are indexed in both spellings, and shown as written', () => {
    expect([...indexedWords('Lösung')]).toEqual([
      ['losung', 'lösung'],
      ['loesung', 'lösung'],
    ]);
  });
});
