import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPreview, previewOf, versionFor } from '../../../src/domain/content/preview.ts';
import { headSlug, homeSlug } from '../../../src/domain/content/story.ts';

describe('preview mode', () => {
  it.each([
    ['?_preview=a.b', '_preview=a.b'],
    ['?x=1&_preview=', '_preview='],
    ['?preview=a.b', 'preview=a.b'],
    ['?preview', 'preview='],
    ['?preview=b&_preview=a', '_preview=a&preview=b'],
    ['?_storyblok=12', '_storyblok=12'],
    ['?_preview=b&_preview=a', '_preview=b&_preview=a'],
    [
      '?_storyblok_tk[token]=c&_storyblok_tk[space_id]=a&_storyblok_lang=it&_storyblok_tk[timestamp]=b',
      '_storyblok_tk%5Bspace_id%5D=a&_storyblok_tk%5Btimestamp%5D=b&_storyblok_tk%5Btoken%5D=c',
    ],
  ])('is on for the query %s · ROUTE-13', (search, preview) => expect(previewOf(search)).toBe(preview));

  it.each([
    '',
    '?',
    '?search=_preview',
    '?previews=1',
    '?__preview=1',
    '?a.preview=1',
    '?_previews=1',
    '?x_storyblok=1',
    '?_storyblok_tk[a]b=1',
  ])('is off for the query %j · ROUTE-13', (search) => expect(previewOf(search)).toBeUndefined());

  it('does not depend on the order of the query parameters · ROUTE-13', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['_preview', 'preview', '_storyblok', '_storyblok_tk[token]', 'other'], {
          minLength: 1,
        }),
        (names) => {
          const search = (list: readonly string[]) =>
            new URLSearchParams(list.map((name) => [name, 'x'])).toString();
          expect(previewOf(search(names))).toBe(previewOf(search(names.toSorted())));
        },
      ),
    ));
});

it.each([
  ['_preview=a.b', 'a.b'],
  ['preview=a.b', 'a.b'],
  ['_preview=a&preview=b', 'a'],
  ['preview=', ''],
  ['_storyblok=1', undefined],
  ['', undefined],
])('the value of the preview parameter in %j is %j · ROUTE-13', (preview, said) =>
  expect(ownPreview(preview)).toBe(said),
);

describe('the version of a story', () => {
  it.each([
    [true, false, 'published'],
    [true, true, 'draft'],
    [false, false, 'draft'],
    [false, true, 'draft'],
  ] as const)(
    'in production %s, with preview permitted %s, is %s · CONT-4',
    (inProduction, mayPreview, version) => expect(versionFor({ inProduction, mayPreview })).toBe(version),
  );
});

it('the slug of a category head is kept apart from the slugs of pages', () => {
  expect(headSlug('lenses')).toBe('head/lenses');
  expect(homeSlug).toBe('home');
});
