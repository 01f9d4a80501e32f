import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenShop, openShop } from './open-shop.ts';

const origin = 'https://lenses.example.ch';
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ DIOPTRA_ORIGINS: `okulino=${origin},okulino=https://old.example.ch` });
});
afterAll(() => shop?.close());

it('pages name the first configured origin to search engines · I18N-2', async () => {
  const page = await shop.crawl('okulino', '/');
  expect(page.canonical).toEqual([expect.stringMatching(`^${origin}/`)]);
  expect(Object.keys(page.languages)).toHaveLength(5);
  for (const address of Object.values(page.languages)) expect(address).toMatch(`${origin}/`);
  expect(page.meta('og:url')).toEqual(page.canonical);
  expect(JSON.stringify(page.data)).not.toContain('okulino.example/');
  expect(JSON.stringify(page.data)).toContain(origin);
});

it('robots.txt and the sitemap name the first configured origin', async () => {
  expect(await (await shop.get('okulino', '/robots.txt')).text()).toContain(`${origin}/sitemap.xml`);
  const index = await (await shop.get('okulino', '/sitemap.xml')).text();
  const addresses = [...index.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
});

it('the browser is told the configured origin', async () => {
  const html = await (await shop.get('okulino', '/')).text();
  expect(html).toContain(`"origin":"${origin}"`);
  expect(await (await shop.get('viszola', '/')).text()).not.toContain('"origin":');
});
