import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDrawings } from '../../../../src/config/server/files/drawings.ts';
import { iconSizes, iconUrl } from '../../../../src/config/server/files/web-manifest.ts';
import type { Visit } from '../../../../src/config/server/visit.ts';
import { drawingUrl, placeNowUrl, shareUrl } from '../../../../src/domain/content/drawing-place.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'));
});
afterAll(() => rm(folder, { recursive: true }));
const clock = { now: () => Date.parse('2026-12-24T20:00:00Z') };
const ask = (path: string, headers: Record<string, string> = {}) =>
  makeDrawings(() => ({ brand: 'okulino' }) as Visit, clock, folder).request(path, { headers });
const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [format, width, height];
};

describe('drawings of the shops', () => {
  it('are SVG, compressed if the browser accepts that, and not sent again if unchanged · FACE-1', async () => {
    const plain = await ask(drawingUrl('viszola', 'tile-care'));
    expect(plain.headers.get('content-type')).toBe('image/svg+xml');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toMatch(/^<svg /);
    const packed = await ask(drawingUrl('viszola', 'tile-care'), { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    const again = await ask(drawingUrl('viszola', 'tile-care'), {
      'if-none-match': plain.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('show the place as it is at this moment, cached for ten minutes · FACE-16', async () => {
    const now = await ask(placeNowUrl('opalys'));
    const night = await ask(drawingUrl('opalys', 'place-winter-night'));
    expect(await now.text()).toBe(await night.text());
    expect(now.headers.get('cache-control')).toBe('public, max-age=600');
  });

  it.each(['any', 'maskable'] as const)(
    'include the home screen icon as PNG: %s · APP-1',
    async (purpose) => {
      for (const size of iconSizes)
        expect(await sizeOf(await ask(iconUrl('viszola', size, purpose)))).toEqual(['png', size, size]);
      expect((await ask('/brand/nobody/any-192.png')).status).toBe(404);
    },
  );

  it.each(['png', 'webp'])('are sent as %s in the offered widths only · FACE-1', async (format) => {
    const drawing = await ask(`/drawings/opalys/hand-parcel-640.${format}`);
    expect(await sizeOf(drawing)).toEqual([format, 640, 427]);
    expect((await ask(`/drawings/opalys/hand-parcel-641.${format}`)).status).toBe(400);
  });

  it.each([
    '/drawings/nobody/hero.svg',
    '/drawings/okulino/nothing.svg',
    '/drawings/okulino/hero-640.svg',
    '/drawings/okulino/hero.gif',
    '/drawings/okulino/eye-blue-2f6fb0.svg',
    '/drawings/okulino/eye-dark-zzzzzz.svg',
    '/drawings/okulino/person-1-2f6fb0.svg',
    '/drawings/viszola/person-13-2f6fb0.svg',
    '/drawings/nobody/share.png',
  ])('are not found at %s · FACE-1', async (path) => expect((await ask(path)).status).toBe(404));

  it.each(['/drawings/okulino/eye-dark-2f6fb0.svg', '/drawings/viszola/person-1-2f6fb0.svg'])(
    'include the coloured one at %s · FACE-1',
    async (path) => expect((await ask(path)).status).toBe(200),
  );

  it.each(['png', 'webp'])('with a lens of any colour fill no disk as %s · FACE-1', async (format) => {
    const before = await readdir(folder);
    for (const of of ['okulino/eye-dark', 'viszola/person-1'])
      expect((await ask(`/drawings/${of}-2f6fb0-640.${format}`)).status).toBe(404);
    expect(await readdir(folder)).toEqual(before);
  });

  it.each(brandIds)('include the link preview of %s · FACE-2', async (brand) =>
    expect(await sizeOf(await ask(shareUrl(brand)))).toEqual(['png', 1200, 630]),
  );

  it('include the home screen icon without transparent corners · FACE-2', async () => {
    for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
      const icon = await ask(path);
      const bytes = Buffer.from(await icon.arrayBuffer());
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, data[3]]).toEqual([180, 180, 255]);
    }
  });
});
