import { expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { makePerMinute } from '../../../../src/config/server/edge/per-minute.ts';
import { makeServerServices } from '../../../../src/config/server-services.ts';
import { serve } from '../serve.ts';

const limited = () => {
  const count = makePerMinute(2, () => 30_000);
  return serve({
    searches: count,
    questions: count,
    servicesFor: (brand, locale) =>
      makeServerServices({
        shop: brands[brand].shop,
        locale,
        base: '',
        clock: { now: Date.now },
        fetch: () => Promise.reject(),
      }),
  });
};

it.each([
  '/api/search?query=a',
  '/api/products?page=1',
  '/api/product-list',
  '/en/s?search=a',
  '/api/flags?keys=a',
])('requests for %s are limited, and told how long to wait', async (path) => {
  const { get } = limited();
  const answers = [await get(path), await get(path), await get(path)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual([null, null, '30']);
  expect(answers.at(-1)?.headers.get('cache-control')).toMatch(/no-store/);
});

it('searches are counted together, and other requests are not', async () => {
  const { get } = limited();
  await get('/api/search?query=a');
  await get('/api/products?page=1');
  const refused = await get('/api/search?query=b&locale=it');
  expect(await refused.json()).toEqual({
    code: 'rate_limit',
    message: 'Troppi tentativi. Riprovare tra un minuto.',
  });
  expect((await get('/api/products/10010')).status).toBe(200);
  expect((await get('/p/10010')).status).toBe(200);
});

it('the search page without scripts explains the limit · NOTE-7', async () => {
  const { get } = limited();
  await get('/fr/s?search=a');
  await get('/fr/s?search=b');
  const html = await (await get('/fr/s?search=c')).text();
  expect(html).toContain('lang="fr-CH"');
  expect(html).toContain('Merci de réessayer dans une minute.');
});
