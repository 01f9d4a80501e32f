import { describe, expect, it } from 'vitest';
import { makeHtmlCache } from '../../../src/config/server/html-cache.ts';
import { makePageServer, type PageServerSettings } from '../../../src/config/server/page-server.ts';
import { securityHeaders } from '../../../src/config/server/security-headers.ts';

const policy = "default-src 'self'; style-src 'self' 'sha256-x='";
const page = (html: string, status = 200) => ({ status, html, contentPolicy: policy });

const serve = (more: Partial<PageServerSettings> = {}) => {
  const rendered: string[] = [];
  const reported: unknown[] = [];
  const app = makePageServer({
    renderer: {
      queryOf: (pathname) => (pathname === '/c/lenses' ? ['page', 'sort'] : []),
      render: async ({ brand, url }) => {
        rendered.push(`${brand} ${url.pathname}${url.search}`);
        if (url.pathname === '/broken') throw new Error('private value');
        if (url.pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/' } });
        return page(`<p>${brand} ${url.pathname}${url.search}</p>`, url.pathname === '/nowhere' ? 404 : 200);
      },
    },
    assets: () => ({
      starter: '/assets/starter.js',
      filesOf: () => ({ scripts: [], sheets: [], css: '' }),
      words: () => '/words-*.js',
    }),
    backend: async (request) =>
      Response.json({ path: new URL(request.url).pathname, client: request.headers.get('x-client') }),
    backendPaths: ['/api'],
    portsFor: () => {
      throw new Error('No form is posted here');
    },
    servicesFor: () => {
      throw new Error('No service is asked here');
    },
    plainCart: async () => page('<p>cart</p>'),
    defaultBrand: 'okulino',
    cache: makeHtmlCache({ freshFor: 1000, capacity: 1_000_000, now: () => 0, report: () => undefined }),
    report: (error) => reported.push(error),
    ...more,
  });
  const get = (path: string, headers: Record<string, string> = {}, host = 'localhost') =>
    app.request(`http://${host}${path}`, { headers: { host, ...headers } });
  return { app, get, rendered, reported };
};

describe('page server', () => {
  it('renders a page once and answers from the cache after · ROUTE-10', async () => {
    const { get, rendered } = serve();
    await get('/p/1');
    await get('/p/1?utm_source=mail');
    expect(rendered).toEqual(['okulino /p/1']);
  });

  it('renders one page for all who wait for it · ROUTE-10', async () => {
    const { get, rendered } = serve();
    await Promise.all(Array.from({ length: 20 }, () => get('/p/1')));
    expect(rendered).toHaveLength(1);
  });

  it('keeps pages apart by brand, path and the query that matters · ROUTE-10', async () => {
    const { get, rendered } = serve();
    await get('/c/lenses?page=2&utm=x');
    await get('/c/lenses?page=3');
    await get('/c/lenses?page=2', {}, 'viszola.localhost');
    await get('/en/c/lenses?page=2');
    expect(rendered).toEqual([
      'okulino /c/lenses?page=2',
      'okulino /c/lenses?page=3',
      'viszola /c/lenses?page=2',
      'okulino /en/c/lenses',
    ]);
  });

  it('names parameters in one order, whatever the order of the address', async () => {
    const { get, rendered } = serve();
    await get('/c/lenses?sort=rating&page=2');
    await get('/c/lenses?page=2&sort=rating');
    expect(rendered).toEqual(['okulino /c/lenses?page=2&sort=rating']);
  });

  it('answers every shop by its host name, and by its port where the name says nothing · I18N-3', async () => {
    const { app, get } = serve();
    expect(await (await get('/', {}, 'opalys.localhost:3000')).text()).toContain('opalys');
    expect(await (await get('/', {}, 'shop.invalid')).text()).toContain('okulino');
    const byPort = await app.request('http://localhost:3002/', {}, { brand: 'linsenwerk' });
    expect(await byPort.text()).toContain('linsenwerk');
  });

  it('sends no body to a browser that has the page', async () => {
    const { get } = serve();
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('compresses what the browser can read, and no visitor waits for the best', async () => {
    const { get } = serve();
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/')).headers.get('content-encoding')).toBeNull();
  });

  it('sets no cookie on a page and ignores those that come', async () => {
    const { get, rendered } = serve();
    const answer = await get('/', { cookie: 'cart_id=0123456789abcdef0123' });
    await get('/');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    expect(rendered).toHaveLength(1);
  });

  it('keeps no page that is not there, and says so by its status · NOTE-3', async () => {
    const { get, rendered } = serve();
    const first = await get('/nowhere');
    await get('/nowhere');
    expect([first.status, first.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(rendered).toHaveLength(2);
  });

  it('shows one sentence and the way home when even the error page fails · NOTE-4', async () => {
    const { get, reported } = serve();
    const answer = await get('/broken');
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten');
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain('private value');
    expect(reported).toHaveLength(1);
  });

  it('passes a redirect of a loader on', async () => {
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
  ])('sends %s to its one address %s · ROUTE-1', async (from, to) => {
    const answer = await serve().get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it('hands the backend its paths with the visitor that it counts by', async () => {
    const answer = await serve().get('/api/products', { 'x-client': 'forged' });
    expect(await answer.json()).toEqual({ path: '/api/products', client: 'direct' });
  });

  it('says that the backend is out of reach, and nothing else, when it breaks', async () => {
    const { get, reported } = serve({ backend: () => Promise.reject(new TypeError('private value')) });
    const answer = await get('/api/products');
    expect([answer.status, await answer.text()]).toEqual([502, '{"code":"backend.unreachable"}']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(reported).toHaveLength(1);
  });

  it.each(['/c/%E0%A4%A', '/c/%00', '/fr/p/%0d%0ax'])(
    'asks no route about %s, which nobody can read',
    async (path) => {
      const { get, rendered } = serve();
      await get(path);
      expect(rendered).toEqual([path.startsWith('/fr') ? 'okulino /fr/-' : 'okulino /-']);
    },
  );

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br ; q=0', null],
    ['br;q=0.5', 'br'],
    ['abroad', null],
  ])('reads %s as %s', async (accept, encoding) => {
    const answer = await serve().get('/', { 'accept-encoding': accept });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });

  it('knows no other method', async () => {
    const { app } = serve();
    for (const method of ['OPTIONS', 'PROPFIND'])
      expect((await app.request('http://localhost/api/products', { method })).status).toBe(405);
    const answer = await app.request('http://localhost/', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers what is no form with 400', async () => {
    const { app, reported } = serve();
    const post = (path: string, type: string) =>
      app.request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'x',
      });
    for (const type of ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])
      for (const path of ['/cart', '/cart/plain', '/language'])
        expect((await post(path, type)).status).toBe(400);
    expect(reported).toEqual([]);
  });

  it('carries the headers of safety on every kind of answer', async () => {
    const { get, app } = serve();
    const answers = [
      await get('/'),
      await get('/nowhere'),
      await get('/broken'),
      await get('/moved'),
      await get('/de/x'),
      await get('/api/products'),
      await get('/robots.txt'),
      await get('/speculation.json'),
      await get('/brand/okulino/icon.svg'),
      await get('/assets/none.js'),
      await get('/words/okulino/de/common.js'),
      await app.request('http://localhost/', { method: 'DELETE' }),
      await app.request('http://localhost/cart', {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
      }),
      await get('/', { 'if-none-match': (await get('/')).headers.get('etag') ?? '' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('insists on https everywhere but at home', () => {
    expect(securityHeaders('www.okulino.example')).toHaveProperty('strict-transport-security');
    for (const host of [
      'localhost',
      'localhost:3000',
      'okulino.localhost:3000',
      '127.0.0.1:3001',
      '[::1]:3000',
    ])
      expect(securityHeaders(host)).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders('localhost.evil.example')).toHaveProperty('strict-transport-security');
  });

  it('refuses a form of another site, and one that is too large', async () => {
    const { app } = serve();
    const post = (headers: Record<string, string>, body: string) =>
      app.request('http://localhost/cart', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...headers },
        body,
      });
    expect((await post({ origin: 'https://evil.example' }, 'product_id=1')).status).toBe(403);
    expect((await post({ origin: 'null' }, 'product_id=1')).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' }, 'product_id=1')).status).toBe(403);
    expect((await post({ 'content-length': '100000' }, 'x'.repeat(100_000))).status).toBe(413);
  });

  it('keeps the choice of a language for a year and leads to the page in it · ROUTE-14 · I18N-4', async () => {
    const { app } = serve();
    const choose = (form: Record<string, string>) =>
      app.request('http://localhost/language', { method: 'POST', body: new URLSearchParams(form) });
    const answer = await choose({ to: '/fr/p/1?page=2' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/p/1?page=2']);
    expect(answer.headers.get('set-cookie')).toContain('locale=fr; Max-Age=31536000');
    expect((await choose({ to: '//evil.example' })).headers.get('location')).toBe('/');
    expect((await choose({})).headers.get('location')).toBe('/');
  });

  it('says to crawlers what is nobody else’s business', async () => {
    const text = await (await serve().get('/robots.txt')).text();
    expect(text).toContain('Disallow: /fr/cart');
    expect(text).toContain('Disallow: /checkout');
    expect(text).toContain('Sitemap: http://localhost/sitemap.xml');
  });

  it('never keeps the cart of a visitor without scripts', async () => {
    const answer = await serve().get('/en/cart/plain');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});
