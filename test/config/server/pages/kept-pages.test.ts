import { describe, expect, it } from 'vitest';
import { serve } from '../serve.ts';

describe('cached pages', () => {
  it('are rendered once, and then served from the cache · ROUTE-10', async () => {
    const { get, rendered } = serve();
    await get('/p/1');
    await get('/p/1?utm_source=mail');
    expect(rendered).toEqual(['okulino /p/1']);
  });

  it('are rendered once for all requests that wait · ROUTE-10', async () => {
    const { get, rendered } = serve();
    await Promise.all(Array.from({ length: 20 }, () => get('/p/1')));
    expect(rendered).toHaveLength(1);
  });

  it('are separate by brand, path and relevant query · ROUTE-10', async () => {
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

  it('have one order of parameters, whatever the order in the address', async () => {
    const { get, rendered } = serve();
    await get('/c/lenses?sort=rating&page=2');
    await get('/c/lenses?page=2&sort=rating');
    expect(rendered).toEqual(['okulino /c/lenses?page=2&sort=rating']);
  });

  it('are not sent again to a browser that has them', async () => {
    const { get } = serve();
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are compressed in an encoding that the browser accepts', async () => {
    const { get } = serve();
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/')).headers.get('content-encoding')).toBeNull();
  });

  it('set no cookie, and ignore those that are sent', async () => {
    const { get, rendered } = serve();
    const answer = await get('/', { cookie: 'cart_id=0123456789abcdef0123' });
    await get('/');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    expect(rendered).toHaveLength(1);
  });

  it('do not include missing pages, which get status 404 · NOTE-3', async () => {
    const { get, rendered } = serve();
    const first = await get('/nowhere');
    await get('/nowhere');
    expect([first.status, first.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(rendered).toHaveLength(2);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br ; q=0', null],
    ['br;q=0.5', 'br'],
    ['abroad', null],
  ])('for the accepted encodings %s are sent as %s', async (accept, encoding) => {
    const answer = await serve().get('/', { 'accept-encoding': accept });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });

  it('do not include the plain cart of a visitor', async () => {
    const answer = await serve().get('/en/cart/plain');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});
