import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageTags } from '../../../src/domain/routing/page-tags.ts';

const frame = ['pages', 'okulino', 'menu'];

describe('the cache tags of a document', () => {
  it.each([
    ['/', ['s-home']],
    ['/fr/', ['s-home']],
    ['/en', ['s-home']],
    ['/p/10010', ['p-10010']],
    ['/it/p/10010/a-name', ['p-10010']],
    ['/c/lenses/daily', ['c-lenses.daily']],
    ['/en/imprint', ['s-imprint']],
    ['/p', []],
    ['/p/a,b', []],
    ['/p/a%20b', []],
    [`/c/${'a'.repeat(60)}`, []],
  ])('for %s are %j · CDN-1', (path, tags) =>
    expect(pageTags('okulino', path, '')).toEqual([...frame, ...tags]),
  );

  it('include each linked product once, in any language · CDN-1', () =>
    expect(
      pageTags('okulino', '/c/a', '<a href="/p/1/x"><a href="/fr/p/2"><a href="/p/1?a=b"><a href="/x/p/3">'),
    ).toEqual([...frame, 'c-a', 'p-1', 'p-2']));

  it('include a hundred products at most, because a proxy limits the header size · CDN-1', () => {
    const links = Array.from({ length: 300 }, (_, nth) => `<a href="/p/${nth}">`).join('');
    expect(pageTags('okulino', '/c/a', links)).toHaveLength(frame.length + 1 + 100);
  });

  it('contain no character that would break a header or a list, for any URL · CDN-1', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, id) => {
        for (const tag of pageTags('okulino', `/${path}`, `<a href="/p/${id}">`))
          expect(tag).toMatch(/^[\w.-]+$/);
      }),
    ));
});
