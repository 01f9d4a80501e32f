import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeContentAdapter } from '../../../src/adapters/backend/content-adapter.ts';
import type { ContentPort } from '../../../src/application/content/ports.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';

/** The URL of the single request that is made, with shop and language. */
const askedBy = async (locale: Locale, ask: (content: ContentPort) => TaskEither<unknown, unknown>) => {
  const asked: unknown[] = [];
  const fetch = async ({ method, url }: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(url);
    asked.push(`${method} ${pathname}`, Object.fromEntries(searchParams));
    return Response.json({}, { status: 404 });
  };
  const channel = { brand_channel: 'okulino', locale } as const;
  await ask(makeContentAdapter({ base: 'http://shop.test/api', channel, fetch }))();
  return asked;
};

it.each<[string, (content: ContentPort) => TaskEither<unknown, unknown>, string, object]>([
  ['its menu · CONT-5', ({ navigation }) => navigation(), '/navigation', {}],
  [
    'its menu in a preview · CONT-4',
    ({ navigation }) => navigation('_preview=a'),
    '/navigation',
    { preview: '_preview=a' },
  ],
  [
    'a page and the path at which it is shown · CONT-2',
    ({ story }) => story('head/care', '/c/care'),
    '/story',
    { slug: 'head/care', path: '/c/care' },
  ],
  [
    'a page in a preview · CONT-4',
    ({ story }) => story('about', '/about', '_preview=a'),
    '/story',
    { slug: 'about', path: '/about', preview: '_preview=a' },
  ],
  [
    'the offers of its menu · CONT-5',
    ({ headerBanners }) => headerBanners('/c/care', '_preview=a'),
    '/header-banners',
    { path: '/c/care', preview: '_preview=a' },
  ],
  ['the addresses of its pages', ({ addresses }) => addresses(), '/addresses', {}],
])('the content service is asked, in the language of the page, for %s', async (_, ask, path, query) => {
  for (const locale of ['de', 'fr'] as const)
    expect(await askedBy(locale, ask)).toEqual([
      `GET /api/content${path}`,
      { brand_channel: 'okulino', locale, ...query },
    ]);
});
