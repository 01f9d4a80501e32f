import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const open = () =>
  makeShop(
    testEnvironment(),
    { fetch: sandbox.fetch, paths: ['/api'], checks: [], close: async () => undefined },
    quietParts,
  );
const host = 'okulino.localhost';
const read = async (shop: ReturnType<typeof open>, path: string): Promise<string> =>
  (await shop.request(`http://${host}${path}`, { headers: { host } })).text();

const paths = [
  '/',
  '/p/10010/hydralis-30-tageslinsen',
  '/p/20012/clarea-multi-all-in-one-loesung-360-ml',
  '/c/kontaktlinsen',
  '/c/kontaktlinsen/tageslinsen?page=2&sort=price_asc',
  '/c/pflegemittel',
  '/s?search=%22%26%3Cb%3E%27',
  '/s?search=%24%26',
  '/hilfe',
  '/no-such-page',
  '/withdrawal',
  '/fr',
  '/fr/p/10010/hydralis-30-lentilles-journalieres',
  '/fr/s?search=mareo',
];

it('a page gets the same frame whichever pages were rendered before · UI-3 · ROUTE-14', async () => {
  const busy = open();
  for (const path of paths) await read(busy, `${path}${path.includes('?') ? '&' : '?'}other=1`);
  for (const path of paths) {
    const html = await read(busy, path);
    expect(html, path).toBe(await read(open(), path));
    expect(html, path).not.toContain('\uE000');
  }
});

it('a shared frame has the address of the product in each language · ROUTE-14', async () => {
  const shop = open();
  await read(shop, '/p/20012/clarea-multi-all-in-one-loesung-360-ml');
  const html = await read(shop, '/p/10010/hydralis-30-tageslinsen');
  for (const path of ['/fr/p/10010/hydralis-30-lentilles-journalieres', '/p/10010/hydralis-30-tageslinsen'])
    expect(html).toContain(`value="${path}"`);
});

it('the frame marks the current list, and nothing on a product · UI-2 · UI-3', async () => {
  const shop = open();
  const marks = async (path: string) => {
    const html = await read(shop, path);
    const here = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
    return [/data-here="true"/.test(html), ...new Set(here.map((link) => /href="([^"]*)"/.exec(link)?.[1]))];
  };
  expect(await marks('/')).toEqual([false, '/']);
  expect(await marks('/p/10010/hydralis-30-tageslinsen')).toEqual([false]);
  expect(await marks('/c/kontaktlinsen')).toEqual([true, '/c/kontaktlinsen']);
  expect(await marks('/c/pflegemittel')).toEqual([true, '/c/pflegemittel']);
});
