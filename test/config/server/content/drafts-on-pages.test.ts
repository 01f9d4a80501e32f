import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxContent } from '../../../../src/adapters/sandbox/content/content-source.ts';
import { previewToken } from '../../../../src/adapters/sandbox/content/preview-token.ts';
import { keepDraft, readStory } from '../../../../src/adapters/sandbox/content/story-store.ts';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import type { Backend } from '../../../../src/config/server/services/backend.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';
import { prefixOf } from '../../../../src/domain/shared/paths.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../../test-environment.ts';

let sandbox: TestSandbox;
const brand = 'okulino';
const drafted = (slug: string): string => `Entwurf ${slug.replace('/', ' ')}`;
const shopOver = (backend: Partial<Backend>, variables: Readonly<Record<string, string>> = {}) =>
  makeShop(
    testEnvironment({ DIOPTRA_HTML_CACHE: 'on', ...variables }),
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
const shop = (variables: Readonly<Record<string, string>> = {}) =>
  shopOver(
    {
      stories: (brand_channel, locale, report) =>
        makeSandboxContent({ ...sandbox.sandbox, report })({ brand_channel, locale }),
    },
    variables,
  );
type Shop = Pick<ReturnType<typeof shop>, 'request'>;
/** Requests a page and follows redirects; the preview parameters must be kept. */
const pageOf = async (app: Shop, path: string): Promise<string> => {
  const answer = await app.request(`http://okulino.localhost${path}`);
  const to = answer.headers.get('location');
  return to === null ? answer.text() : pageOf(app, to);
};
const token = () => previewToken(sandbox.sandbox.db, brand, sandbox.sandbox.clock.now());

/** The story of each page that shows one, and the path of the page in each language. */
const pages: readonly (readonly [slug: string, path: (locale: Locale) => string])[] = [
  ['home', (locale) => prefixOf(locale) || '/'],
  ['about', (locale) => `${prefixOf(locale)}/about`],
  [
    'head/lens',
    (locale) =>
      `${prefixOf(locale)}/c/${{ de: 'kontaktlinsen', en: 'contact-lenses', it: 'lenti-a-contatto', fr: 'lentilles-de-contact' }[locale]}`,
  ],
];
/** Pages of which editors write only the frame: a category, a product, a search, a cart. */
const framed = ['/c/kontaktlinsen', '/p/10010', '/s?search=linse', '/cart', '/find-order'];

const isFields = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null;
/** A copy with the given text in its first block, its title, or its first item. */
const rewritten = (written: unknown, text: string): unknown => {
  if (!isFields(written)) throw new Error('nothing is written');
  const { items, blocks } = written;
  if (Array.isArray(items)) {
    const [first, ...rest] = items;
    const name = 'display_name' in first ? 'display_name' : 'title';
    return { ...written, items: [{ ...first, [name]: text, placement: always }, ...rest] };
  }
  const words = { kind: 'paragraph', content: [{ kind: 'text', text, marks: [] }] };
  const block = { kind: 'text', id: 'drafted', align: 'left', body: [words] };
  return { ...written, title: text, blocks: [block, ...(Array.isArray(blocks) ? blocks : [])] };
};
const always = { start: '', end: '', include: [], exclude: [] };

beforeAll(async () => {
  sandbox = await startSandbox();
  const { db, clock } = sandbox.sandbox;
  for (const slug of [...pages.map(([one]) => one), 'settings/navigation', 'settings/header-banners'])
    for (const locale of locales) {
      const key = { brand, slug, locale } as const;
      const story = await readStory(db, key, 'published');
      await keepDraft(db, key, rewritten(story?.written, drafted(slug)), new Date(clock.now()));
    }
  await db
    .insertInto('story')
    .values({
      ...{ brand, slug: 'head/care', locale: 'de', kind: 'head' },
      ...{
        published: null,
        draft: json(rewritten({ description: '' }, drafted('head/care'))),
        changed_at: new Date(clock.now()),
      },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'slug', 'locale'])
        .doUpdateSet({ published: null, draft: json(rewritten({ description: '' }, drafted('head/care'))) }),
    )
    .execute();
});
afterAll(() => sandbox?.close());

describe.each(['preview', '_preview'])('an address with the signed parameter %s', (name) => {
  it.each(pages)(
    'shows the draft of %s in every language, and not without a valid signature · ROUTE-13 · CONT-4',
    async (slug, path) => {
      const app = shop();
      const signed = `${name}=${await token()}`;
      for (const locale of locales) {
        // The cached page for shoppers is not shown instead of the preview, and the other way round.
        expect(await pageOf(app, path(locale))).not.toContain(drafted(slug));
        expect(await pageOf(app, `${path(locale)}?${signed}`)).toContain(drafted(slug));
        expect(await pageOf(app, path(locale))).not.toContain(drafted(slug));
        expect(await pageOf(app, `${path(locale)}?${signed}x`)).not.toContain(drafted(slug));
        expect(await pageOf(app, `${path(locale)}?${name}=1`)).not.toContain(drafted(slug));
      }
    },
  );

  it.each(framed)('shows the drafted menu and banners around %s · ROUTE-13 · CONT-5', async (path) => {
    const app = shop();
    const signed = `${path.includes('?') ? '&' : '?'}${name}=${await token()}`;
    const [shown, published] = [await pageOf(app, path + signed), await pageOf(app, path)];
    for (const slug of ['settings/navigation', 'settings/header-banners']) {
      expect(shown).toContain(drafted(slug));
      expect(published).not.toContain(drafted(slug));
    }
  });
});

it('an unpublished story above a category is shown in a preview only · ROUTE-13', async () => {
  const app = shop();
  expect(await pageOf(app, '/c/pflegemittel')).not.toContain(drafted('head/care'));
  expect(await pageOf(app, `/c/pflegemittel?_preview=${await token()}`)).toContain(drafted('head/care'));
});

it('a server for editors shows drafts to all visitors · CONT-4', async () => {
  const app = shop({ DIOPTRA_CONTENT_VERSION: 'draft' });
  for (const [slug, path] of pages) expect(await pageOf(app, path('fr'))).toContain(drafted(slug));
  expect(await pageOf(app, '/c/pflegemittel')).toContain(drafted('head/care'));
  expect(await pageOf(app, '/cart')).toContain(drafted('settings/navigation'));
});

it('a draft is requested from another Shop API, which checks the signature itself · ROUTE-13', async () => {
  const other = shop();
  const app = shopOver({ fetch: async (request) => other.request(request) });
  const signed = await token();
  for (const [slug, path] of pages) {
    expect(await pageOf(app, `${path('it')}?_preview=${signed}`)).toContain(drafted(slug));
    expect(await pageOf(app, `${path('it')}?_preview=${signed}x`)).not.toContain(drafted(slug));
    expect(await pageOf(app, path('it'))).not.toContain(drafted(slug));
  }
  expect(await pageOf(app, `/cart?_preview=${signed}`)).toContain(drafted('settings/navigation'));
});
