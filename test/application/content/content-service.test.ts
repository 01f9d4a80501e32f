import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type ContentParts, makeContentService } from '../../../src/application/content/content-service.ts';
import type { ContentSource } from '../../../src/application/content/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Banner } from '../../../src/domain/content/block.ts';
import type { Story } from '../../../src/domain/content/story.ts';
import { inEveryLocale } from '../../../src/domain/shared/locale.ts';

const now = Date.UTC(2026, 5, 1, 10);
const notFound: Failure = { _tag: 'NotFound' };
const offer = (id: string, placement: Partial<Banner['placement']> = {}): Banner => ({
  id,
  title: id,
  placement: { start: '', end: '', include: [], exclude: [], ...placement },
});
const story = (slug: string, title: string, offers: readonly Banner[] = []): Story => ({
  id: slug,
  slugs: inEveryLocale(() => slug),
  kind: 'page',
  title,
  description: '',
  version: 'published',
  blocks: [
    { kind: 'facts', id: 'f' },
    { kind: 'banners', id: 'b', size: 'big', items: offers },
  ],
});

const holding = (stories: readonly Story[], change: Partial<ContentSource> = {}): ContentSource => ({
  story: (slug, version) => {
    const found = stories.find(({ slugs }) => slugs.de === slug);
    return found ? TE.right({ ...found, version }) : TE.left(notFound);
  },
  navigation: () => TE.right([]),
  headerBanners: () => TE.right([]),
  addresses: () => TE.right([]),
  mayPreview: (preview) => async () => preview === 'permitted',
  ...change,
});
const failing = (failure: Failure): ContentSource =>
  holding([], {
    story: () => TE.left(failure),
    navigation: () => TE.left(failure),
    headerBanners: () => TE.left(failure),
    addresses: () => TE.left(failure),
  });

const open = (
  source: ContentSource,
  builtIn = holding([]),
  inProduction = true,
  known: Pick<ContentParts, 'isSilent'> = {},
) => {
  const reports: string[] = [];
  const content = makeContentService({
    source,
    builtIn,
    rules: { days: '14', returnDays: '15', refundDays: '16', soonest: '1', latest: '3' },
    clock: { now: () => now },
    report: (trouble) => void reports.push(trouble),
    inProduction,
    ...known,
  });
  return { content, reports };
};

describe('the content of a page', () => {
  it('holds only the banners that are valid now and on this page · CONT-2', async () => {
    const offers = [
      offer('now', { start: '2026-06-01 00:00' }),
      offer('later', { start: '2026-06-02 00:00' }),
      offer('home', { include: ['homepage'] }),
      offer('about', { include: ['^/about'] }),
    ];
    const ids = async (slug: string, path: string) => {
      const answer = await open(holding([story(slug, '', offers)])).content.story(slug, path)();
      if (E.isLeft(answer)) throw new Error(answer.left._tag);
      return answer.right.blocks
        .flatMap((block) => (block.kind === 'banners' ? block.items : []))
        .map(({ id }) => id);
    };
    expect(await ids('about', '/about')).toEqual(['now', 'about']);
    expect(await ids('home', '/')).toEqual(['now', 'home']);
  });

  it('holds above a category the banners of the requested path, whatever its German path is · CONT-2', async () => {
    const offers = [
      offer('it', { include: ['^/c/lenti'] }),
      offer('de', { include: ['^/c/linsen'] }),
      offer('slug', { include: ['^/head/'] }),
      offer('elsewhere', { exclude: ['^/c/lenti'] }),
    ];
    const { content } = open(holding([story('head/lens', '', offers)]));
    const answer = await content.story('head/lens', '/it/c/lenti')();
    expect(answer).toMatchObject({ right: { blocks: [{}, { items: [{ id: 'it' }] }] } });
  });

  it('leaves out a banner with an invalid pattern, and reports the pattern · CONT-2', async () => {
    const { content, reports } = open(holding([story('about', '', [offer('bad', { include: ['('] })])]));
    const answer = await content.story('about', '/about')();
    expect(E.isRight(answer) && answer.right.blocks).toEqual([{ kind: 'facts', id: 'f' }]);
    expect(reports).toEqual(['content pattern (syntax): (']);
  });

  it('holds the header banners of the requested path · CONT-2', async () => {
    const banners = [offer('lenses', { include: ['^/c/linsen'] }), offer('bad', { exclude: ['['] })];
    const { content, reports } = open(holding([], { headerBanners: () => TE.right(banners) }));
    expect(await content.headerBanners('/en/c/linsen')()).toEqual(E.right(banners));
    expect(await content.headerBanners('/')()).toEqual(E.right([banners[1]]));
    expect(reports).toHaveLength(2);
  });
});

describe('the texts of a content', () => {
  it('take figures from the rules of the shop · CONT-8', async () => {
    const { content } = open(
      holding([story('about', '{days} days', [offer('{soonest}–{latest}')])], {
        headerBanners: () => TE.right([offer('{refundDays}')]),
      }),
    );
    const answer = await content.story('about', '/about')();
    expect(answer).toMatchObject({
      right: { title: '14 days', blocks: [{ kind: 'facts' }, { items: [{ title: '1–3' }] }] },
    });
    expect(await content.headerBanners('/')()).toMatchObject({ right: [{ title: '16' }] });
  });
});

describe('the content version', () => {
  const version = async (inProduction: boolean, preview?: string) => {
    const { content } = open(holding([story('about', '')]), holding([]), inProduction);
    const answer = await content.story('about', '/about', preview)();
    return E.isRight(answer) ? answer.right.version : answer.left;
  };

  it.each([
    [true, undefined, 'published'],
    [true, 'forged', 'published'],
    [true, 'permitted', 'draft'],
    [false, undefined, 'draft'],
    [false, 'forged', 'draft'],
  ] as const)('with production %s and preview %s is %s · CONT-4', async (inProduction, preview, shown) =>
    expect(await version(inProduction, preview)).toBe(shown),
  );
});

it.each([
  [true, undefined, []],
  [true, 'forged', ['forged']],
  [false, 'forged', []],
] as const)(
  'with production %s and preview %s, the preview permission is asked for only if it matters · CONT-4',
  async (inProduction, preview, questions) => {
    const asked: unknown[] = [];
    const source = holding([], {
      mayPreview: (said) => {
        asked.push(said);
        return async () => false;
      },
    });
    await open(source, holding([]), inProduction).content.navigation(preview)();
    expect(asked).toEqual(questions);
  },
);

it('the preview parameter is passed on to the source, which may judge it itself · ROUTE-13', async () => {
  const asked: unknown[] = [];
  const { content } = open(
    holding([], {
      story: (...args) => {
        asked.push(['story', ...args]);
        return TE.right(story('about', ''));
      },
      navigation: (...args) => {
        asked.push(['navigation', ...args]);
        return TE.right([]);
      },
      headerBanners: (...args) => {
        asked.push(['headerBanners', ...args]);
        return TE.right([]);
      },
    }),
  );
  await content.story('about', '/about', '_preview=a')();
  await content.navigation('_preview=a')();
  await content.headerBanners('/', '_preview=a')();
  expect(asked).toEqual([
    ['story', 'about', 'published', '/about', '_preview=a'],
    ['navigation', 'published', '_preview=a'],
    ['headerBanners', 'published', '/', '_preview=a'],
  ]);
});

it.each([
  [true, 'published'],
  [false, 'draft'],
] as const)(
  'with production %s, the addresses of the %s version are listed · CONT-4',
  async (inProduction, version) => {
    const asked: string[] = [];
    const source = holding([], {
      addresses: (of) => {
        asked.push(of);
        return TE.right([]);
      },
    });
    await open(source, holding([]), inProduction).content.addresses()();
    expect(asked).toEqual([version]);
  },
);

describe('a content service that does not answer', () => {
  const builtIn = holding([story('home', 'Of its own')]);

  it.each([
    [{ _tag: 'Unreachable' }, 'content story: Unreachable'],
    [{ _tag: 'Unavailable', status: 503 }, 'content story: Unavailable'],
    [{ _tag: 'Unreadable', at: 'Story.title' }, 'content story: Unreadable Story.title'],
  ] satisfies [Failure, string][])(
    'falls back to the built-in stories, and reports the failure, for %j',
    async (failure, trouble) => {
      const { content, reports } = open(failing(failure), builtIn);
      expect(await content.story('home', '/')()).toMatchObject({ right: { title: 'Of its own' } });
      expect(reports).toEqual([trouble]);
      expect(await content.story('elsewhere', '/elsewhere')()).toEqual(E.left(failure));
      expect(await content.navigation()()).toEqual(E.right([]));
      expect(await content.headerBanners('/')()).toEqual(E.right([]));
      expect(await content.addresses()()).toEqual(E.right([]));
    },
  );

  it('is reported with the kind of content that was requested', async () => {
    const { content, reports } = open(failing({ _tag: 'Unreachable' }));
    await content.navigation()();
    await content.headerBanners('/')();
    await content.addresses()();
    expect(reports).toEqual([
      'content navigation: Unreachable',
      'content banners: Unreachable',
      'content addresses: Unreachable',
    ]);
  });

  it.each([
    [true, []],
    [false, ['content story: Unreachable']],
  ])('is not reported again while it is known to be silent: %s', async (isSilent, told) => {
    const { content, reports } = open(failing({ _tag: 'Unreachable' }), builtIn, true, {
      isSilent: () => isSilent,
    });
    expect(await content.story('home', '/')()).toMatchObject({ right: { title: 'Of its own' } });
    expect(reports).toEqual(told);
  });

  it('leaves the built-in stories, marked as published even where drafts are shown · CONT-4', async () => {
    const { content } = open(failing({ _tag: 'Unreachable' }), builtIn, false);
    expect(await content.story('home', '/')()).toMatchObject({ right: { version: 'published' } });
  });

  it('is told from one that answers not found, which is not reported', async () => {
    const { content, reports } = open(holding([]), builtIn);
    expect(await content.story('home', '/')()).toMatchObject({ right: { title: 'Of its own' } });
    expect(await content.story('elsewhere', '/elsewhere')()).toEqual(E.left(notFound));
    expect(reports).toEqual([]);
  });
});
