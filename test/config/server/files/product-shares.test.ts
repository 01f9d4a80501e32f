import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import { productShareUrl, shareUrl } from '../../../../src/domain/content/drawing-place.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../../test-environment.ts';

let sandbox: TestSandbox;
let packshot: Buffer;
let asked: string[] = [];
let hasPackshots = true;
beforeAll(async () => {
  sandbox = await startSandbox();
  packshot = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#0a7' } })
    .webp()
    .toBuffer();
});
afterAll(() => sandbox.close());

/** A shop over the sandbox whose packshots are one green square. */
const open = () => {
  asked = [];
  return makeShop(
    testEnvironment(),
    {
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/images/')) return sandbox.fetch(request);
        asked.push(pathname);
        return hasPackshots ? new Response(new Uint8Array(packshot)) : new Response(null, { status: 404 });
      },
      paths: ['/api', '/images'],
      checks: [],
      close: async () => undefined,
    },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: [], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: () => undefined,
    },
  );
};
const get = (shop: ReturnType<typeof open>, path: string, headers: Record<string, string> = {}) =>
  shop.request(`http://okulino.localhost${path}`, { headers: { host: 'okulino.localhost', ...headers } });

describe('what previews of links show of a product', () => {
  it.each(brandIds)('is its packshot on the ground of %s, 1200 × 630 · SHARE-1', async (brand) => {
    const answer = await get(open(), productShareUrl(brand, '10011'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width, height } = await picture.metadata();
    expect([width, height]).toEqual([1200, 630]);
    const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (375 * 1200 + 290) * 3;
    const [red = 255, green = 0, blue = 0] = data.subarray(at, at + 3);
    expect(Math.abs(red - 0) + Math.abs(green - 0xaa) + Math.abs(blue - 0x77)).toBeLessThan(40);
  });

  it('is drawn once, and sent once to who has it · SHARE-1', async () => {
    const shop = open();
    const [first, second] = await Promise.all([
      get(shop, productShareUrl('opalys', '10011')),
      get(shop, productShareUrl('opalys', '10011')),
    ]);
    expect(asked).toHaveLength(1);
    const etag = first.headers.get('etag') ?? '';
    expect(second.headers.get('etag')).toBe(etag);
    const again = await get(shop, productShareUrl('opalys', '10011'), { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(asked).toHaveLength(1);
  });

  it.each([
    productShareUrl('okulino', 'no-such-product'),
    productShareUrl('nobody', '10011'),
    '/drawings/okulino/share/10011.gif',
    '/drawings/okulino/share/..%2F10011.png',
  ])('is nothing at %s · SHARE-1', async (path) => {
    expect((await get(open(), path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('is the shop’s own picture where the packshot cannot be had · SHARE-1', async () => {
    hasPackshots = false;
    const answer = await get(open(), productShareUrl('viszola', '10011'));
    hasPackshots = true;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, shareUrl('viszola')]);
  });
});
