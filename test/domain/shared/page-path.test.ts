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

describe('the path of a standard page', () => {
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
  ] as const)('in %s for the slug %s is %s · ROUTE-2', (language, slug, path) => {
    expect(pagePath(language, slug)).toBe(path);
  });

  it('leads to the story of its slug · ROUTE-2', () => {
    expect(storyOf('ueber-uns')).toBe('about');
    expect(storyOf('studio')).toBe('studio');
  });

  it('is unique for each page in each language · ROUTE-2', () => {
    for (const language of locales)
      expect(new Set(plainPages.map((slug) => pagePath(language, slug))).size).toBe(plainPages.length);
  });

  it('leads to the same story from any language · ROUTE-2', () =>
    fc.assert(
      fc.property(page, locale, locale, (slug, one, other) => {
        const called = pageSlug(one, slug);
        expect(storyOf(called)).toBe(slug);
        expect(pageSlug(other, called)).toBe(pageSlug(other, slug));
      }),
    ));

  it('is the redirect target of its slugs in other languages and of its former slug · ROUTE-2', () =>
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
  'the path %s of any other page is left unchanged',
  (path) => expect(withOwnSlug(path)).toBe(path),
);
