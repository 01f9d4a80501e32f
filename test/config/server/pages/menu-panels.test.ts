import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { pathTo } from '../../../../src/domain/shared/paths.ts';
import { panelPath } from '../../../../src/ui/layout/menu/panels/panel-path.ts';
import { departments } from '../../../../src/ui/shared/departments.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { parsedPage } from '../../parsed-page.ts';
import { testEnvironment } from '../../test-environment.ts';

let sandbox: TestSandbox;
/** The path of an operation that does not answer. */
let down = '';
let shop: ReturnType<typeof makeShop>;
beforeAll(async () => {
  sandbox = await startSandbox();
  const fetch: typeof sandbox.fetch = async (request) =>
    down !== '' && new URL(request.url).pathname === down
      ? new Response(null, { status: 503 })
      : sandbox.fetch(request);
  shop = makeShop(
    testEnvironment(),
    { fetch, paths: ['/api'], checks: [], close: async () => undefined },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: [], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: () => undefined,
    },
  );
});
afterAll(() => sandbox.close());

const get = (path: string, host = 'okulino.localhost', headers: Record<string, string> = {}) =>
  shop.request(`http://${host}${path}`, { headers: { host, ...headers } });
const panelOf = async (path: string, host?: string) => parsedPage(await (await get(path, host)).text()).body;
const linksIn = (box: Element) =>
  [...box.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

describe('the menu panels', () => {
  it.each(brandIds)(
    'of %s look like its home page, in four languages, and link to categories and brands · MENU-1 · I18N-1',
    async (brand) => {
      const looks = new Set<string>();
      for (const locale of locales)
        for (const department of departments) {
          const panel = await panelOf(panelPath(locale, department), `${brand}.localhost`);
          const look = panel.querySelector<HTMLElement>('[data-look]')?.dataset.look;
          expect(look).toBe(brands[brand].shop.hero);
          looks.add(panel.textContent);
          const address = pathTo.category(locale, department.path[locale]);
          const links = linksIn(panel);
          expect(links).toContain(address);
          expect(links.filter((link) => link.startsWith(`${address}/`)).length).toBeGreaterThan(2);
          expect(links.filter((link) => link.startsWith(`${address}?brand=`)).length).toBeGreaterThan(2);
          expect(links.includes(pathTo.find(locale))).toBe(department.name === 'lenses');
          expect(panel.querySelectorAll(`img[src^="/drawings/${brand}/"]`).length).toBeGreaterThan(0);
          expect(panel.textContent).not.toMatch(/\{\{|panel:|undefined/);
        }
      expect(looks.size).toBe(16);
    },
  );

  it.each([
    ['okulino', 'de'],
    ['opalys', 'fr'],
    ['viszola', 'it'],
    ['augental', 'en'],
  ] as const)('of %s in %s link only to pages that exist, with products · MENU-1', async (brand, locale) => {
    const host = `${brand}.localhost`;
    const links = new Set<string>();
    for (const department of departments)
      for (const link of linksIn(await panelOf(panelPath(locale, department), host))) links.add(link);
    expect(links.size).toBeGreaterThan(40);
    for (const link of links) {
      const answer = await get(link, host);
      expect(answer.status, link).toBe(200);
      if (link !== pathTo.find(locale)) expect(await answer.text(), link).toMatch(/href="[^"]*\/p\/\d+/);
    }
  });

  it('show the number of products behind each link, as its list does · MENU-1', async () => {
    const panel = await panelOf('/menu/lenses', 'linsenwerk.localhost');
    const rows = [...panel.querySelectorAll('li a')];
    expect(rows.length).toBeGreaterThan(10);
    for (const row of [
      rows[0],
      rows.find((link) => link.getAttribute('href')?.includes('lens_type=toric')),
    ]) {
      const count = row?.querySelector('span')?.textContent ?? '';
      const list = await (await get(row?.getAttribute('href') ?? '', 'linsenwerk.localhost')).text();
      expect(Number(count)).toBeGreaterThan(0);
      expect(list).toMatch(new RegExp(`\\b${count} (?:Produkte|Artikel)`));
    }
  });

  it('label their lists · MENU-1', async () => {
    const panel = await panelOf('/menu/care', 'augental.localhost');
    for (const list of panel.querySelectorAll('ul'))
      expect(panel.querySelector(`#${list.getAttribute('aria-labelledby')}`)?.textContent).toMatch(/\w/);
    expect(panel.querySelectorAll('ul')).toHaveLength(2);
  });

  it('are neither shown nor cached without their products · MENU-1', async () => {
    down = '/api/products';
    const answer = await get('/menu/sunglasses', 'opalys.localhost');
    down = '';
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await get('/menu/sunglasses', 'opalys.localhost')).status).toBe(200);
  });

  it('are cached by browsers, not indexed, and not found under another name · MENU-1', async () => {
    const first = await get('/menu/lenses');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/menu/lenses', 'okulino.localhost', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/menu/nothing')).status).toBe(404);
  });
});
