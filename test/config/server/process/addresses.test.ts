import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../../src/config/server/process/addresses.ts';
import { testEnvironment } from '../../test-environment.ts';
import { serve } from '../serve.ts';

describe('the page server', () => {
  it('serves each shop by its host name, and by its port if the name is unknown · I18N-3', async () => {
    const { app, get } = serve();
    expect(await (await get('/', {}, 'opalys.localhost:3000')).text()).toContain('opalys');
    expect(await (await get('/', {}, 'shop.invalid')).text()).toContain('okulino');
    const byPort = await app.request('http://localhost:3002/', {}, { brand: 'linsenwerk' });
    expect(await byPort.text()).toContain('linsenwerk');
  });

  it('passes on a redirect of a loader', async () => {
    const answer = await serve().get('/moved');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  it.each([
    ['/de', '/'],
    ['/de/', '/'],
    ['/de/p/1?x=1', '/p/1?x=1'],
    ['/en/', '/en'],
    ['/de//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example'],
  ])('redirects %s to its canonical address %s · ROUTE-1', async (from, to) => {
    const answer = await serve().get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/c/%E0%A4%A', '/c/%00', '/fr/p/%0d%0ax'])(
    'does not pass the unreadable path %s to the routes',
    async (path) => {
      const { get, rendered } = serve();
      await get(path);
      expect(rendered).toEqual([path.startsWith('/fr') ? 'okulino /fr/-' : 'okulino /-']);
    },
  );

  it('refuses other methods', async () => {
    const { app } = serve();
    for (const method of ['OPTIONS', 'PROPFIND'])
      expect((await app.request('http://localhost/api/products', { method })).status).toBe(405);
    const answer = await app.request('http://localhost/', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['DELETE', '/cart', 'GET, HEAD, POST'],
    ['PUT', '/fr/cart', 'GET, HEAD, POST'],
    ['OPTIONS', '/en/find', 'GET, HEAD, POST'],
    ['DELETE', '/my-account/plain', 'GET, HEAD, POST'],
    ['PATCH', '/c/lenses', 'GET, HEAD'],
    ['POST', '/c/lenses', 'GET, HEAD'],
  ])('names the methods of a path where another one is refused: %s %s', async (method, path, allow) => {
    const answer = await serve().app.request(`http://localhost${path}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });

  it('shows one sentence and a link home if even the error page fails · NOTE-4', async () => {
    const { get, reported } = serve();
    const answer = await get('/broken');
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('<h1>Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten</h1>');
    expect(html).toContain('<a href="/">Zur Startseite</a>');
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${digest}'`);
    expect(html).not.toContain('private value');
    expect(reported).toHaveLength(1);
  });
});

it('the start message lists the addresses of each shop', () => {
  const said = addresses(
    testEnvironment({
      PORT: '3000',
      DIOPTRA_BRAND_PORTS: 'off',
      DIOPTRA_ORIGINS: 'opalys=https://lentilles.example.fr,opalys=https://example.fr',
    }),
  );
  expect(said).toMatch(/^ {2}Okulino +http:\/\/okulino\.localhost:3000\/ *$/m);
  expect(said).toMatch(/^ {2}Opalys +https:\/\/lentilles\.example\.fr\/ https:\/\/example\.fr\/$/m);
});
