import * as TE from 'fp-ts/TaskEither';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSandboxContent } from '../../../../src/adapters/sandbox/content/content-source.ts';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import type { Backend } from '../../../../src/config/server/services/backend.ts';
import type { Banner } from '../../../../src/domain/content/block.ts';
import { inEveryLocale } from '../../../../src/domain/shared/locale.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../../test-environment.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());

const offer = (title: string, include: readonly string[]): Banner => ({
  id: title,
  title,
  placement: { start: '', end: '', include, exclude: [] },
});
const offers = [
  offer('An offer for every lens', ['^/c/(kontaktlinsen|lenti-a-contatto)$']),
  offer('An offer for Germans', ['^/c/kontaktlinsen']),
  offer('An offer for Italians', ['^/c/lenti-a-contatto']),
  offer('An offer of the story', ['^/head/']),
];

const shopOver = (backend: Partial<Backend>) =>
  makeShop(
    testEnvironment({ DIOPTRA_HTML_CACHE: 'on' }),
    { fetch: sandbox.fetch, paths: ['/api'], checks: [], close: async () => undefined, ...backend },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: ['/assets/app.js'], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: (error) => {
        throw error;
      },
      note: () => undefined,
    },
  );
/** A shop with offers of editors above the lenses. */
const shop = () =>
  shopOver({
    stories: (brand_channel, locale, report) => {
      const stories = makeSandboxContent({ ...sandbox.sandbox, report })({ brand_channel, locale });
      return {
        ...stories,
        story: (slug, version, ...asked) =>
          slug === 'head/lens'
            ? TE.right({
                id: slug,
                slugs: inEveryLocale(() => slug),
                kind: 'head',
                title: '',
                description: '',
                blocks: [{ kind: 'banners', id: 'b', size: 'small', items: offers }],
                version,
              })
            : stories.story(slug, version, ...asked),
      };
    },
  });
const shownAt = async (app: Pick<ReturnType<typeof shop>, 'request'>, path: string) => {
  const page = await (await app.request(`http://okulino.localhost${path}`)).text();
  return offers.map(({ title }) => title).filter((title) => page.includes(title));
};
const [every, german, italian] = offers.map(({ title }) => title);

it('the banners above a category match the requested address · CONT-2', async () => {
  const app = shop();
  expect(await shownAt(app, '/c/kontaktlinsen')).toEqual([every, german]);
  expect(await shownAt(app, '/it/c/lenti-a-contatto')).toEqual([every, italian]);
});

it('the banners above a category match the requested address on another Shop API, too · CONT-2', async () => {
  const other = shop();
  const app = shopOver({ fetch: async (request) => other.request(request) });
  expect(await shownAt(app, '/it/c/lenti-a-contatto')).toEqual([every, italian]);
});
