import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import { downloadPath } from '../../../../src/domain/shared/after-sign-in.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../../test-environment.ts';

let sandbox: TestSandbox;
const reported: unknown[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());

const get = (path: string, fetch: TestSandbox['fetch'] = sandbox.fetch) =>
  makeShop(
    testEnvironment(),
    { fetch, paths: ['/api'], checks: [], close: async () => undefined },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: ['/assets/app.js'], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: (error) => reported.push(error),
    },
  ).request(`http://okulino.localhost${path}`);

const lost = '/api/orders/nobodys/documents/Rechnung-1.pdf';
const titles: Readonly<Record<Locale, string>> = {
  de: 'Dokument nicht gefunden',
  en: 'Document not found',
  it: 'Documento non trovato',
  fr: 'Document introuvable',
};

it.each(locales)(
  'a document that no longer exists gets a page that says so, in %s · ROUTE-2 · ORD-2',
  async (locale) => {
    const answer = await get(`${downloadPath(lost, locale)}&utm_source=mail`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toMatch(new RegExp(`<title>${titles[locale]} · Okulino</title>`));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(reported).toEqual([]);
  },
);

it('the lost-document page links to another try in each language, and drops all other parameters · ROUTE-10', async () => {
  const html = await (await get(`${downloadPath(lost, 'en')}&utm_source=mail`)).text();
  for (const locale of ['en', 'it'] as const) expect(html).toContain(`="${downloadPath(lost, locale)}"`);
  expect(html).not.toContain('utm_source');
});

it('a document that cannot be fetched now gets another status than a lost one · ROUTE-2', async () => {
  const down: TestSandbox['fetch'] = async (request) =>
    request.url.includes('/documents/') ? Response.json({}, { status: 503 }) : sandbox.fetch(request);
  expect((await get(downloadPath(lost, 'de'), down)).status).toBe(503);
});

it.each(['/download', '/it/download?file=%2Fp%2F1', '/download?file=https%3A%2F%2Fevil.example%2Fa.pdf'])(
  'an address that is no document of the shop redirects home: %s · ROUTE-16',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      path.startsWith('/it') ? '/it' : '/',
    ]);
  },
);
