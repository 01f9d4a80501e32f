import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxContent } from '../../../../src/adapters/sandbox/content/content-source.ts';
import { asPreview } from '../../../../src/config/server/content/as-preview.ts';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../../test-environment.ts';

let sandbox: TestSandbox;
const troubles: string[] = [];
let broken = false;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const shop = () =>
  makeShop(
    testEnvironment({ DIOPTRA_HTML_CACHE: 'on' }),
    {
      fetch: sandbox.fetch,
      paths: ['/api'],
      checks: [],
      close: async () => undefined,
      stories: (brand_channel, locale, report) => {
        const source = makeSandboxContent({ ...sandbox.sandbox, report })({ brand_channel, locale });
        const down = () => async () => ({ _tag: 'Left' as const, left: { _tag: 'Unreachable' as const } });
        return broken ? { ...source, story: down, navigation: down } : source;
      },
    },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: ['/assets/app.js'], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: () => undefined,
      note: (trouble) => void troubles.push(trouble),
    },
  );
const get = async (path: string, app = shop()) => app.request(`http://okulino.localhost${path}`);

describe('a page in preview mode', () => {
  it('is neither cached nor indexed · ROUTE-13', async () => {
    const app = shop();
    for (const query of ['?_preview=x', '?_storyblok=1', '?_preview=', '?preview=1', '?preview']) {
      const answer = await get(`/ueber-uns${query}`, app);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await answer.text()).toContain('<output id="preview-bar">Vorschau');
    }
  });

  it('is off without its parameter · ROUTE-13', async () => {
    const answer = await get('/ueber-uns?previews=1');
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    expect(await answer.text()).not.toContain('preview-bar');
  });

  it('may be framed by the configured editor, and by no other site · ROUTE-13', () => {
    const headers = new Headers({
      'content-security-policy': "img-src 'self'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
    asPreview(headers, 'https://app.storyblok.com');
    expect(headers.get('content-security-policy')).toBe(
      "img-src 'self'; frame-ancestors https://app.storyblok.com",
    );
    expect(headers.get('x-frame-options')).toBeNull();
  });
});

describe('the stories of a shop', () => {
  const title = async (locale = 'de') => {
    const answer = await get(`/api/content/story?slug=home&brand_channel=okulino&locale=${locale}`);
    return ((await answer.json()) as { readonly id: string }).id;
  };

  it('are those of the editors', async () => expect(await title()).toBe('okulino/home'));

  it('are the built-in ones while the source is unreachable, which is reported once', async () => {
    broken = true;
    const app = shop();
    for (let n = 0; n < 3; n += 1) {
      const answer = await get('/api/content/story?slug=home&brand_channel=okulino&locale=it', app);
      expect(((await answer.json()) as { readonly id: string }).id).toBe('built-in/home');
    }
    expect(troubles).toEqual(['content story: Unreachable']);
    broken = false;
  });
});
