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

describe('merging translations', () => {
  it('prefers the brand to the style, and the style to the language · I18N-3', () => {
    const own = [{ a: 'language', b: 'language', c: 'language' }, { b: 'style', c: 'style' }, { c: 'brand' }];
    expect(mergeWords([], own)).toEqual({ a: 'language', b: 'style', c: 'brand' });
  });

  it('falls back to German in the same order if a translation is missing · I18N-3', () => {
    const german = [{ a: 'de', b: 'de', c: 'de', d: 'de' }, { b: 'de style' }, { c: 'de brand' }];
    expect(mergeWords(german, [{ d: 'it' }, {}, {}])).toEqual({
      a: 'de',
      b: 'de style',
      c: 'de brand',
      d: 'it',
    });
  });

  it('prefers any translation in the language to a German one of the brand · I18N-3', () => {
    expect(mergeWords([{ a: 'de' }, {}, { a: 'de brand' }], [{ a: 'fr' }, {}, {}])).toEqual({ a: 'fr' });
  });

  it('merges groups key by key · I18N-3', () => {
    expect(mergeWords([], [{ g: { a: '1', b: '1' } }, { g: { b: '2' } }])).toEqual({ g: { a: '1', b: '2' } });
  });

  it('replaces a text by a group, and a group by a text · I18N-3', () => {
    expect(overlay({ g: 'word' }, { g: { a: '1' } })).toEqual({ g: { a: '1' } });
    expect(overlay({ g: { a: '1' } }, { g: 'word' })).toEqual({ g: 'word' });
  });

  it('keeps every entry of the upper list, and changes neither input', () =>
    fc.assert(
      fc.property(tree, tree, (lower, upper) => {
        const before = JSON.stringify([lower, upper]);
        expect(overlay(overlay(lower, upper), upper)).toEqual(overlay(lower, upper));
        expect(overlay({}, upper)).toEqual(upper);
        expect(JSON.stringify([lower, upper])).toBe(before);
      }),
    ));
});
