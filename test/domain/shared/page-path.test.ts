import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';
import {
  pagePath,
  pageSlug,
  plainPages,
  storyOf,
  withOwnSlug,
} from '../../../src/domain/shared/page-path.ts';
import { withoutLocale } from '../../../src/domain/shared/paths.ts';

const locale = fc.constantFrom(...locales);
const page = fc.constantFrom(...plainPages);

describe('the address of a page that every shop has', () => {
  it.each([
    ['de', 'about', '/ueber-uns'],
    ['en', 'about', '/en/about'],
    ['it', 'returns', '/it/resi'],
    ['fr', 'terms', '/fr/conditions'],
    ['fr', 'impressum', '/fr/mentions-legales'],
    ['it', 'studio', '/it/studio'],
    ['fr', 'é/è', '/fr/%C3%A9/%C3%A8'],
    ['it', 'chi-siamo/storia', '/it/chi-siamo/storia'],
    ['de', '\udc00/a', '/%EF%BF%BD/a'],
    ['de', 'constructor', '/constructor'],
  ] as const)('is called in %s as it is called there: %s is %s · ROUTE-2', (language, slug, path) => {
    expect(pagePath(language, slug)).toBe(path);
  });

  it('shows a story of its own by its own slug · ROUTE-2', () => {
    expect(storyOf('ueber-uns')).toBe('about');
    expect(storyOf('studio')).toBe('studio');
  });

  it('is one in each language, and no two pages share one · ROUTE-2', () => {
    for (const language of locales)
      expect(new Set(plainPages.map((slug) => pagePath(language, slug))).size).toBe(plainPages.length);
  });

  it('shows the same story, by whatever language it is called · ROUTE-2', () =>
    fc.assert(
      fc.property(page, locale, locale, (slug, one, other) => {
        const called = pageSlug(one, slug);
        expect(storyOf(called)).toBe(slug);
        expect(pageSlug(other, called)).toBe(pageSlug(other, slug));
      }),
    ));

  it('is where what other languages and the former address call it leads · ROUTE-2', () =>
    fc.assert(
      fc.property(page, locale, locale, (slug, one, other) => {
        const own = pagePath(one, slug);
        const prefix = own.slice(0, own.length - pageSlug(one, slug).length);
        expect(withOwnSlug(prefix + slug)).toBe(own);
        expect(withOwnSlug(prefix + pageSlug(other, slug))).toBe(own);
        expect(withOwnSlug(own)).toBe(own);
        expect(withoutLocale(own)).toBe(`/${pageSlug(one, slug)}`);
      }),
    ));
});

it.each(['/', '/it', '/studio', '/p/about', '/about/us', '/en/help/returns', '/constructor'])(
  'the address %s is of no such page and stays',
  (path) => expect(withOwnSlug(path)).toBe(path),
);
