import { describe, expect, it } from 'vitest';
import { serve } from '../serve.ts';

describe('pages that are kept', () => {
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

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br ; q=0', null],
    ['br;q=0.5', 'br'],
    ['abroad', null],
  ])('reads %s as %s', async (accept, encoding) => {
    const answer = await serve().get('/', { 'accept-encoding': accept });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });

  it('never keeps the cart of a visitor without scripts', async () => {
    const answer = await serve().get('/en/cart/plain');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});
