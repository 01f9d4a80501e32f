import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeStoryblokContent } from '../../../src/adapters/content-storyblok/storyblok-source.ts';
import type { Guard } from '../../../src/application/shared/circuit-breaker.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import { itKeepsStories } from '../content-contract.ts';
import { openSpace, type Space, type SpaceStory, spaceToken } from './storyblok-server.ts';

const story = (slug: string) => ({ linktype: 'story', fieldtype: 'multilink', cached_url: slug, url: '' });
const url = (address: string) => ({
  linktype: 'url',
  fieldtype: 'multilink',
  url: address,
  cached_url: address,
});
const asset = {
  fieldtype: 'asset',
  filename: 'https://a.storyblok.com/f/1/1600x900/abc/parcel.jpg',
  alt: 'A parcel',
};
const word = (text: string, ...marks: object[]) => ({ type: 'text', text, marks });
const body = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        word('<script>alert(1)</script>', { type: 'bold' }, { type: 'styled', attrs: { class: 'evil' } }),
        word('run', { type: 'link', attrs: { href: 'javascript:alert(1)', linktype: 'url' } }),
        word('help', { type: 'link', attrs: { href: 'okulino/help', linktype: 'story', uuid: 'u' } }),
      ],
    },
    { type: 'blok', attrs: { body: [{ component: 'evil' }] } },
  ],
};
const about = (title: string) => ({
  component: 'page',
  title,
  description: 'd',
  body: [
    { _uid: '1', component: 'text', heading: 'h', body },
    {
      _uid: '2',
      component: 'banners',
      size: 'small',
      items: [
        {
          _uid: 'a',
          component: 'banner',
          title: 'Dates',
          startTime: 'soon',
          endTime: '32.13.2026',
          link: url('javascript:alert(1)'),
          link_label: 'Run',
          image: asset,
          promotion_id: 'p',
          promotion_name: 'P',
        },
        { _uid: 'b', component: 'banner', title: 'Pattern', includeInUrls: '(' },
      ],
    },
    { _uid: '3', component: 'evil_widget', script: 'alert(1)' },
    { _uid: '4', component: 'iframe', url: url('https://evil.example/'), title: 't', height: '300' },
    { _uid: '5', component: 'support' },
  ],
});
const stories: readonly SpaceStory[] = [
  {
    full_slug: 'okulino/about',
    published: true,
    content: about('Über uns'),
    draft: about('Neu'),
    language: { en: about('About us') },
  },
  { full_slug: 'okulino/only-draft', published: false, content: about('Entwurf') },
  {
    full_slug: 'settings/okulino',
    published: true,
    content: {
      component: 'settings',
      navigation: [
        {
          _uid: 'm',
          display_name: 'Linsen',
          link: url('/c/kontaktlinsen'),
          hide: false,
          children: [{ _uid: 'n', display_name: 'Hilfe', link: story('okulino/help'), children: [] }],
        },
      ],
      header_banners: [{ _uid: 'h', component: 'banner', title: 'Im Menü' }],
    },
  },
  ...Array.from({ length: 130 }, (_, n) => ({
    full_slug: `okulino/page-${n}`,
    published: true,
    content: { component: 'page', title: String(n), body: [] },
  })),
];

let space: Space;
let reports: string[];
let now: number;
let waited: number[];
beforeEach(async () => {
  space = await openSpace(stories);
  reports = [];
  waited = [];
  now = Date.UTC(2026, 10, 22);
});
afterEach(() => space.close());

const open = (
  change: {
    readonly token?: string;
    readonly patience?: number;
    readonly frameOrigins?: readonly string[];
    readonly changedAt?: () => number;
    readonly guard?: Guard;
  } = {},
) => {
  const content = makeStoryblokContent({
    url: space.url,
    token: spaceToken,
    fetch,
    clock: { now: () => now },
    wait: async (ms) => void waited.push(ms),
    patience: 2000,
    freshFor: 30_000,
    frameOrigins: [],
    report: (trouble) => void reports.push(trouble),
    ...change,
  });
  return (locale: Locale) => content({ brand_channel: 'okulino', locale });
};

describe('stories in Storyblok', () => {
  it('are asked for anew, by no old version, once the space said that something was published', async () => {
    let changed = 0;
    const source = open({ changedAt: () => changed })('de');
    const load = () => source.story('about', 'published')();
    await load();
    await load();
    const before = space.asked.length;
    now += 1;
    changed = now;
    now += 1;
    await load();
    // Without `cv` the space leads to its newest.
    expect(space.asked.slice(before).map((path) => path.includes('cv='))).toEqual([false, true]);
    await load();
    expect(space.asked).toHaveLength(before + 2);
  });

  it('come as they were published last within half a minute, without a word from the space', async () => {
    const read = open()('de').story;
    const titleOf = async (slug: string) => {
      const answer = await read(slug, 'published')();
      return E.isRight(answer) ? answer.right.title : answer.left;
    };
    expect(await titleOf('page-1')).toBe('1');
    now += 20_000;
    expect(await titleOf('page-2')).toBe('2');
    for (const slug of ['page-1', 'page-2'])
      space.publish({ full_slug: `okulino/${slug}`, published: true, content: { title: 'new', body: [] } });
    now += 10_001;
    // The version that was heard of is as old as the first of both.
    expect([await titleOf('page-1'), await titleOf('page-2')]).toEqual(['new', 'new']);
  });

  let source: ReturnType<typeof open>;
  beforeEach(() => {
    source = open();
  });
  itKeepsStories(() => ({ source, reports }));

  it('come as they were published, until an editor asks for drafts · CONT-4', async () => {
    const read = (version: 'draft' | 'published') => source('de').story('only-draft', version)();
    expect(await read('published')).toEqual(E.left({ _tag: 'NotFound' }));
    expect(await read('draft')).toMatchObject({ right: { title: 'Entwurf', version: 'draft' } });
  });

  it('bring their pictures in every width by the image service · CONT-6', async () => {
    const answer = await source('de').story('about', 'published')();
    expect(JSON.stringify(answer)).toContain(
      '"desktop":{"template":"https://a.storyblok.com/f/1/1600x900/abc/parcel.jpg/m/{width}x0","alt":"A parcel","width":1600,"height":900}',
    );
  });

  it('are shown in a frame where the origin is allowed · CONT-1', async () => {
    const answer = await open({ frameOrigins: ['https://evil.example'] })('de').story('about', 'published')();
    expect(JSON.stringify(answer)).toContain('{"id":"4","kind":"iframe","url":"https://evil.example/"');
  });

  it('are listed page by page', async () => {
    const answer = await source('de').addresses()();
    expect(E.isRight(answer) && answer.right.length).toBe(131);
    expect(space.asked.filter((path) => path.includes('page=2')).length).toBeGreaterThan(0);
  });

  it('are asked for with the version of the cache that was last heard of', async () => {
    await source('de').story('about', 'published')();
    await source('de').story('page-1', 'published')();
    expect(space.asked.at(-1)).toContain('cv=1700000000');
    expect(space.asked.filter((path) => path.includes('page-1'))).toHaveLength(1);
  });

  it('are asked for once while the answer is new, drafts always', async () => {
    for (let n = 0; n < 3; n += 1) await source('de').story('page-1', 'published')();
    expect(space.asked.filter((path) => path.includes('cv='))).toHaveLength(1);
    now += 31_000;
    await source('de').story('page-1', 'published')();
    expect(space.asked.filter((path) => path.includes('cv='))).toHaveLength(2);
    for (let n = 0; n < 2; n += 1) await source('de').story('page-1', 'draft')();
    expect(space.asked.filter((path) => path.includes('draft'))).toHaveLength(2);
  });
});

describe('Storyblok in trouble', () => {
  const ask = (source = open()) => source('de').story('page-2', 'published')();

  it('is given time when it was asked too often', async () => {
    space.next('429', '429');
    expect(await ask()).toMatchObject({ right: { title: '2' } });
    expect(waited).toEqual([200, 400]);
  });

  it.each([
    [['429', '429', '429'], { _tag: 'Unavailable', status: 429 }],
    [['500'], { _tag: 'Unavailable', status: 500 }],
    [['nonsense'], { _tag: 'Unreadable', at: 'storyblok: not JSON' }],
    [['cut', 'cut'], { _tag: 'Unreachable' }],
  ] as const)('%j is a failure with a name', async (answers, failure) => {
    space.next(...answers);
    expect(await ask()).toEqual(E.left(failure));
  });

  it('is given up when it is slow', async () => {
    space.next('never');
    expect(await ask(open({ patience: 50 }))).toEqual(E.left({ _tag: 'Unreachable' }));
  });

  it('goes on saying what it last said', async () => {
    const source = open();
    await ask(source);
    now += 3_600_000;
    space.next('500');
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
    now += 24 * 3_600_000;
    space.next('500');
    expect(await ask(source)).toEqual(E.left({ _tag: 'Unavailable', status: 500 }));
  });

  it('goes on saying what it last said while it talks nonsense', async () => {
    const source = open();
    await ask(source);
    now += 3_600_000;
    space.next('nonsense');
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
  });

  it('says what it last said at once where nobody waits for it any more', async () => {
    let isUp = true;
    const guard: Guard = (question) => (isUp ? question : TE.left({ _tag: 'Unreachable' }));
    const source = open({ guard });
    await ask(source);
    const before = space.asked.length;
    isUp = false;
    now += 3_600_000;
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
    expect(space.asked).toHaveLength(before);
  });

  it('tells its token to nobody', async () => {
    const refused = await ask(open({ token: 'wrong-secret' }));
    expect(refused).toEqual(E.left({ _tag: 'Unavailable', status: 401 }));
    expect(JSON.stringify([refused, reports])).not.toContain('secret');
  });
});

describe('an address of the visual editor', () => {
  const address = (at: number, token = spaceToken) => {
    const timestamp = String(Math.floor(at / 1000));
    const signature = createHash('sha1').update(`42:${token}:${timestamp}`).digest('hex');
    return new URLSearchParams({
      _storyblok: '7',
      '_storyblok_tk[space_id]': '42',
      '_storyblok_tk[timestamp]': timestamp,
      '_storyblok_tk[token]': signature,
    }).toString();
  };
  const may = (preview: string) => open()('de').mayPreview(preview)();

  it('opens drafts for an hour · ROUTE-13', async () => {
    expect(await may(address(now))).toBe(true);
    expect(await may(address(now - 3_599_000))).toBe(true);
    expect(await may(address(now - 3_600_000))).toBe(false);
  });

  it('is none when it was signed with another token, or changed · ROUTE-13', async () => {
    expect(await may(address(now, 'other'))).toBe(false);
    expect(await may(address(now).replace('42', '43'))).toBe(false);
    expect(await may(address(now).slice(0, -1))).toBe(false);
  });
});
