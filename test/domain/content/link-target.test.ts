import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { addressTarget, linkTarget } from '../../../src/domain/content/link-target.ts';
import { wildText } from '../../arbitraries/path.ts';

describe('the target of a content link', () => {
  it.each([
    ['/c/linsen?sort=new#top', { _tag: 'Page', path: '/c/linsen?sort=new#top' }],
    [' https://elsewhere.example/a ', { _tag: 'Elsewhere', url: 'https://elsewhere.example/a' }],
    ['mailto:help@shop.example', { _tag: 'Elsewhere', url: 'mailto:help@shop.example' }],
    ['tel:+41445550120', { _tag: 'Elsewhere', url: 'tel:+41445550120' }],
  ])('for %j is allowed', (address, target) => expect(addressTarget(address)).toEqual(O.some(target)));

  it.each([
    '',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\x',
  ])('for %j is none · CONT-5', (address) => expect(addressTarget(address)).toEqual(O.none));

  it('for a story is its page in the language of the shopper · CONT-5', () => {
    expect(linkTarget({ linktype: 'story', cachedUrl: 'service/eye-exam', url: '' }, 'fr')).toEqual(
      O.some({ _tag: 'Page', path: '/fr/service/eye-exam' }),
    );
    expect(linkTarget({ linktype: 'story', cachedUrl: '', url: '/a' }, 'fr')).toEqual(O.none);
  });

  it('is never a script URL, for any text · CONT-5', () =>
    fc.assert(
      fc.property(wildText, (text) => {
        for (const address of [text, `javascript:${text}`, `\t${text}`]) {
          const target = addressTarget(address);
          if (O.isNone(target)) continue;
          const href = target.value._tag === 'Page' ? target.value.path : target.value.url;
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
            new URL(href, 'https://shop.example').protocol,
          );
        }
      }),
    ));
});
