import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ImageC, linkC, TargetC } from '../../../../src/adapters/contract/content/parts.ts';
import { wholeBlocks } from './whole-blocks.ts';

describe('a picture', () => {
  const { image } = wholeBlocks.services.items[0] ?? {};
  const reads = (change: object): boolean => isRight(ImageC.decode({ ...image, ...change }));

  it.each([
    '/',
    '/images/scene/{width}.webp',
    '/a?b=c&d#e',
    'https://img.example/',
    'https://img.example/{width}/a.webp',
    'HTTPS://IMG-2.EXAMPLE/a',
  ])('may come from %s', (template) => expect(reads({ template })).toBe(true));

  it.each([
    '',
    'images/a.webp',
    '//elsewhere.example/a',
    '/\\elsewhere.example/a',
    '/a b',
    '/a\nb',
    '/a"b',
    "/a'b",
    '/a<b',
    '/a>b',
    '/a\\b',
    'https://img.example',
    'https:///a',
    'https://img_1.example/a',
    'https://user@img.example/a',
    'http://img.example/a',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    ' /a',
    'x/https://img.example/a',
  ])('may not come from %j', (template) => expect(reads({ template })).toBe(false));

  it.each([
    [1, true],
    [10_000, true],
    [0, false],
    [-1, false],
    [10_001, false],
    [1.5, false],
    ['1600', false],
  ])('has sides of 1 to 10000 whole pixels only: %j', (side, has) =>
    expect([reads({ width: side }), reads({ height: side })]).toEqual([has, has]),
  );
});

describe('the target of a link', () => {
  it.each([
    [{ path: '/c/linsen' }, { _tag: 'Page', path: '/c/linsen' }],
    [
      { _tag: 'Elsewhere', path: '/c/linsen' },
      { _tag: 'Page', path: '/c/linsen' },
    ],
    [{ url: 'https://elsewhere.example/' }, { _tag: 'Elsewhere', url: 'https://elsewhere.example/' }],
    [{ url: 'mailto:a@b.example' }, { _tag: 'Elsewhere', url: 'mailto:a@b.example' }],
    [
      { path: 7, url: 'tel:+41445550120' },
      { _tag: 'Elsewhere', url: 'tel:+41445550120' },
    ],
  ])('is read from the address that was sent: %j · CONT-5', (sent, target) =>
    expect(TargetC.decode(sent)).toEqual({ _tag: 'Right', right: target }),
  );

  it.each([
    { path: 'https://elsewhere.example/' },
    { url: '/c/linsen' },
    { path: 'javascript:alert(1)' },
    { url: 'javascript:alert(1)' },
    { path: '//elsewhere.example' },
    { url: ['https://elsewhere.example/'] },
    {},
    null,
    '/c/linsen',
    7,
  ])('is rejected if sent as %j · CONT-5', (sent) => expect(isRight(TargetC.decode(sent))).toBe(false));

  it('needs a label that is not blank', () => {
    const target = { _tag: 'Page', path: '/c/linsen' };
    const link = linkC(TargetC);
    expect(link.decode({ label: 'Mehr', target })).toEqual({
      _tag: 'Right',
      right: { label: 'Mehr', target },
    });
    for (const sent of [{ target }, { label: ' ', target }, { label: 'Mehr' }, { label: 'Mehr', target: {} }])
      expect(isRight(link.decode(sent)), JSON.stringify(sent)).toBe(false);
  });
});
