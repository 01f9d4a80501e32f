import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WordTree } from '../../../src/domain/shared/merge-words.ts';
import { mergeWords, overlay } from '../../../src/domain/shared/merge-words.ts';

const tree = fc.letrec<{ tree: WordTree }>((tie) => ({
  tree: fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.string(), tie('tree')),
    { maxKeys: 3 },
  ),
})).tree;

describe('words', () => {
  it('prefers brand to style to language · I18N-3', () => {
    const own = [{ a: 'language', b: 'language', c: 'language' }, { b: 'style', c: 'style' }, { c: 'brand' }];
    expect(mergeWords([], own)).toEqual({ a: 'language', b: 'style', c: 'brand' });
  });

  it('falls back to German in the same order where a language has no word · I18N-3', () => {
    const german = [{ a: 'de', b: 'de', c: 'de', d: 'de' }, { b: 'de style' }, { c: 'de brand' }];
    expect(mergeWords(german, [{ d: 'it' }, {}, {}])).toEqual({
      a: 'de',
      b: 'de style',
      c: 'de brand',
      d: 'it',
    });
  });

  it('prefers any word of the language to the German of a brand · I18N-3', () => {
    expect(mergeWords([{ a: 'de' }, {}, { a: 'de brand' }], [{ a: 'fr' }, {}, {}])).toEqual({ a: 'fr' });
  });

  it('merges groups word by word · I18N-3', () => {
    expect(mergeWords([], [{ g: { a: '1', b: '1' } }, { g: { b: '2' } }])).toEqual({ g: { a: '1', b: '2' } });
  });

  it('puts a group in the place of a word, and a word in the place of a group · I18N-3', () => {
    expect(overlay({ g: 'word' }, { g: { a: '1' } })).toEqual({ g: { a: '1' } });
    expect(overlay({ g: { a: '1' } }, { g: 'word' })).toEqual({ g: 'word' });
  });

  it('keeps every word of the upper list, and changes neither', () =>
    fc.assert(
      fc.property(tree, tree, (lower, upper) => {
        const before = JSON.stringify([lower, upper]);
        expect(overlay(overlay(lower, upper), upper)).toEqual(overlay(lower, upper));
        expect(overlay({}, upper)).toEqual(upper);
        expect(JSON.stringify([lower, upper])).toBe(before);
      }),
    ));
});
