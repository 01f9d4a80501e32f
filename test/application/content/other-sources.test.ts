import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { guardedSource } from '../../../src/application/content/guarded-source.ts';
import { noContent, shownBy } from '../../../src/application/content/no-content.ts';
import type { ContentSource } from '../../../src/application/content/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Story } from '../../../src/domain/content/story.ts';

const story = { title: 'About' } as Story;
const notFound: Failure = { _tag: 'NotFound' };

/** Answers successfully, and records its requests. */
const noting = () => {
  const asked: (readonly unknown[])[] = [];
  const said =
    <A>(name: string, answer: A) =>
    (...question: readonly unknown[]) => {
      asked.push([name, ...question]);
      return TE.right<Failure, A>(answer);
    };
  const port = {
    story: said('story', story),
    navigation: said('navigation', []),
    headerBanners: said('headerBanners', []),
    addresses: said('addresses', []),
  };
  return { asked, port };
};

/** All requests to a source while a page is rendered. */
const questionsTo = (source: ContentSource) =>
  [
    source.story('about', 'draft', '/about', '_preview=a'),
    source.navigation('draft', '_preview=a'),
    source.headerBanners('draft', '/about', '_preview=a'),
    source.addresses('draft'),
  ] as const;

it('an empty content source has no pages, and permits no preview', async () => {
  const [page, menu, banners, addresses] = questionsTo(noContent);
  expect([await page(), await menu(), await banners(), await addresses()]).toEqual([
    E.left(notFound),
    E.left(notFound),
    E.left(notFound),
    E.right([]),
  ]);
  expect(await noContent.mayPreview('_preview=a')()).toBe(false);
});

it('the content of another Shop API is requested with path and preview parameter, and judged there · ROUTE-13', async () => {
  const { asked, port } = noting();
  const source = shownBy(port);
  const [page, , , addresses] = questionsTo(source);
  expect([await page(), await addresses()]).toEqual([E.right(story), E.right([])]);
  expect(asked.slice(0, 3)).toEqual([
    ['story', 'about', '/about', '_preview=a'],
    ['navigation', '_preview=a'],
    ['headerBanners', '/about', '_preview=a'],
  ]);
  expect(await source.mayPreview('_preview=a')()).toBe(false);
});

describe('a guarded content source', () => {
  const silent: Failure = { _tag: 'Unreachable' };

  it('sends every content request through its guard', async () => {
    const { asked, port } = noting();
    const source = guardedSource(() => TE.left(silent), { ...port, mayPreview: () => async () => true });
    for (const question of questionsTo(source)) expect(await question()).toEqual(E.left(silent));
    expect(asked).toEqual([
      ['story', 'about', 'draft', '/about', '_preview=a'],
      ['navigation', 'draft', '_preview=a'],
      ['headerBanners', 'draft', '/about', '_preview=a'],
      ['addresses', 'draft'],
    ]);
  });

  it('decides itself whether drafts may be seen', async () => {
    const source = guardedSource((question) => question, {
      ...noting().port,
      mayPreview: (preview) => async () => preview === 'permitted',
    });
    expect([await source.mayPreview('permitted')(), await source.mayPreview('forged')()]).toEqual([
      true,
      false,
    ]);
  });
});
