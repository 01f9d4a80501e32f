import * as TE from 'fp-ts/TaskEither';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerMinute } from '../../../../src/config/server/edge/per-minute.ts';
import { makeShareCards } from '../../../../src/config/server/files/share-cards.ts';
import { makeShop } from '../../../../src/config/server/make-shop.ts';
import { shareCardUrl, shareUrl } from '../../../../src/domain/content/drawing-place.ts';
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

/** A shop over the sandbox in which every packshot is the same green square. */
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

const pixels = async (answer: Response) =>
  sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** How many of the pixels in a part of a card have approximately this colour. */
const pointsLike = (
  { data, info }: Awaited<ReturnType<typeof pixels>>,
  colour: readonly [number, number, number],
  [left, top, right, bottom]: readonly [number, number, number, number],
): number => {
  let count = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * info.width + x) * 3;
      if (colour.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 14)) count += 1;
    }
  return count;
};

/** Where each shop places words on a card, and the colour of the name. */
const names = {
  okulino: [0xb5, 0x12, 0x6f],
  linsenwerk: [0x12, 0x16, 0x1c],
  viszola: [0x2b, 0x1a, 0x10],
  opalys: [0x1f, 0x3a, 0x8a],
  augental: [0x0f, 0x5e, 0x63],
} as const;
const wordsRoom = {
  okulino: [66, 150, 580, 570],
  linsenwerk: [596, 160, 1140, 580],
  viszola: [66, 150, 576, 570],
  opalys: [590, 180, 1120, 560],
  augental: [540, 122, 1114, 392],
} as const;
const green = [0x00, 0xaa, 0x77] as const;
const whole = [0, 0, 1200, 630] as const;

describe('the share card of a product', () => {
  it.each(brandIds)('shows its packshot and its name for %s, at 1200 × 630 · SHARE-1', async (brand) => {
    const answer = await get(open(), shareCardUrl(brand, 'it', 'p/10011'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const card = await pixels(answer);
    expect([card.info.width, card.info.height]).toEqual([1200, 630]);
    expect(pointsLike(card, green, whole)).toBeGreaterThan(40_000);
    expect(pointsLike(card, names[brand], wordsRoom[brand])).toBeGreaterThan(2000);
  });

  it('differs by the language of the page · SHARE-1', async () => {
    const shop = open();
    const [german, french] = await Promise.all(
      (['de', 'fr'] as const).map((locale) => get(shop, shareCardUrl('okulino', locale, 'p/10011'))),
    );
    expect(german?.headers.get('etag')).not.toBe(french?.headers.get('etag'));
  });

  it('is drawn once, and not sent again if unchanged · SHARE-1', async () => {
    const shop = open();
    const path = shareCardUrl('opalys', 'de', 'p/10011');
    const [first, second] = await Promise.all([get(shop, `${path}?v=1`), get(shop, `${path}?v=2`)]);
    expect(asked).toHaveLength(1);
    const etag = first.headers.get('etag') ?? '';
    expect(second.headers.get('etag')).toBe(etag);
    const again = await get(shop, path, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(asked).toHaveLength(1);
  });

  it.each([
    shareCardUrl('okulino', 'de', 'p/no-such-product'),
    shareCardUrl('nobody', 'de', 'p/10011'),
    '/drawings/okulino/share/de/p/10011.gif',
    '/drawings/okulino/share/de/p/..%2F10011.png',
    '/drawings/okulino/share/es/p/10011.png',
    shareCardUrl('okulino', 'de', 'c/gibt-es-nicht'),
    shareCardUrl('okulino', 'de', 'x/10011'),
  ])('is not found at %s · SHARE-1 · SHARE-2', async (path) => {
    expect((await get(open(), path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('redirects to the shop’s own picture if there is no packshot · SHARE-1', async () => {
    hasPackshots = false;
    const answer = await get(open(), shareCardUrl('viszola', 'de', 'p/10011'));
    hasPackshots = true;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, shareUrl('viszola')]);
  });

  it('is the shop’s own picture for a client that wants too many to be drawn · SHARE-1', async () => {
    const packshots: string[] = [];
    const product = { title: 'Linse', description: '', image: '/images/10011/cover' };
    const app = makeShareCards({
      servicesFor: () => ({ catalogue: { product: () => TE.right(product) } }) as never,
      backend: async ({ url }) => {
        packshots.push(url);
        return new Response(null, { status: 404 });
      },
      visitOf: () => ({ client: 'one' }) as never,
      cards: makePerMinute(2, () => 0),
    });
    for (const id of ['10011', '10012', '10013', '10014']) {
      const answer = await app.request(shareCardUrl('viszola', 'de', `p/${id}`));
      expect([answer.status, answer.headers.get('location')]).toEqual([302, shareUrl('viszola')]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(packshots).toHaveLength(2);
  });
});

describe('the share card of a category', () => {
  it.each(brandIds)('shows its name and the drawing of its department for %s · SHARE-2', async (brand) => {
    const shop = open();
    const [daily, care] = await Promise.all(
      ['c/kontaktlinsen/tageslinsen', 'c/pflegemittel'].map(async (of) =>
        pixels(await get(shop, shareCardUrl(brand, 'de', of))),
      ),
    );
    if (!daily || !care) throw new Error('no card');
    expect([daily.info.width, daily.info.height]).toEqual([1200, 630]);
    expect(pointsLike(daily, names[brand], wordsRoom[brand])).toBeGreaterThan(2000);
    expect(daily.data.equals(care.data)).toBe(false);
    expect(asked).toEqual([]);
  });
});
