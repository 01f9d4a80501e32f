import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeImagesApp } from '../../../../src/adapters/sandbox/images/app.ts';
import { box, glasses } from './arts.ts';

const wearing = () => '<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34"/>';

const arts = { '1': box, '2': glasses };
const art = (id: string) => Object.entries(arts).find(([known]) => known === id)?.[1];

let cacheDir = '';
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'dioptra-images-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const counted = () => {
  const drawn: string[] = [];
  let running = 0;
  let most = 0;
  const images = makeImagesApp({
    cacheDir,
    wearing,
    art,
    productIds: Object.keys(arts),
    render: async (svg, format) => {
      drawn.push(svg);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return new Uint8Array([format.length]);
    },
  });
  return { ...images, drawn, most: () => most };
};

describe('picture addresses', () => {
  it.each(['avif', 'webp'])('serve %s, to be cached for ever · CAT-13', async (format) => {
    const { app } = makeImagesApp({ cacheDir, wearing, art, productIds: ['1'] });
    const answer = await app.request(`/images/1/front.${format}?size=34x34&v=1`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it.each([
    ['/images/1/front.webp', 400],
    ['/images/1/front.webp?size=35x34', 400],
    ['/images/1/front.webp?size=9999x9999', 400],
    ['/images/1/front.webp?size=34x34&dpr=4', 400],
    ['/images/1/front.gif?size=34x34', 404],
    ['/images/1/inside.webp?size=34x34', 404],
    ['/images/2/blister.webp?size=34x34', 404],
    ['/images/1/parameters-mobile.webp?size=34x34', 404],
    ['/images/3/front.webp?size=34x34', 404],
    ['/images/..%2F..%2Fetc/front.webp?size=34x34', 404],
    ['/images/__proto__/front.webp?size=34x34', 404],
    ['/images/hero/nobody-banner.webp?size=1240x300', 404],
    ['/images/hero/viszola-poster.webp?size=1240x300', 404],
    ['/images/hero/viszola-banner.webp?size=1241x300', 400],
  ])('answer %s with %i and draw nothing · CAT-13', async (address, status) => {
    const { app, drawn } = counted();
    expect((await app.request(address)).status).toBe(status);
    expect(drawn).toEqual([]);
  });

  it('serve a separate drawing for narrow screens · CAT-1', async () => {
    const { app, drawn } = counted();
    for (const view of ['parameters', 'parameters-mobile'])
      expect((await app.request(`/images/2/${view}.webp?size=1080x1340`)).status).toBe(200);
    expect(new Set(drawn).size).toBe(2);
  });

  it('serve a shop’s own banner · CONT-6', async () => {
    const { app, drawn } = counted();
    expect((await app.request('/images/hero/okulino-banner.webp?size=1240x300')).status).toBe(200);
    expect(drawn[0]).toContain('width="1240" height="300"');
  });

  it('draw once for requests at the same time · CAT-13', async () => {
    const { app, drawn } = counted();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.request('/images/1/front.webp?size=34x34')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(drawn).toHaveLength(1);
  });

  it('draw one picture at a time · CAT-13', async () => {
    const { app, drawn, most } = counted();
    const sizes = ['34x34', '140x140', '300x300', '216x268'];
    await Promise.all(sizes.map((size) => app.request(`/images/1/front.webp?size=${size}`)));
    expect(drawn).toHaveLength(4);
    expect(most()).toBe(1);
  });

  it('reuse drawings on disk, and leave no temporary files · CAT-13', async () => {
    await counted().app.request('/images/1/front.webp?size=34x34');
    const later = counted();
    expect((await later.app.request('/images/1/front.webp?size=34x34')).status).toBe(200);
    expect(later.drawn).toEqual([]);
    const files = (await readdir(cacheDir, { recursive: true })).filter((name) => name.includes('.'));
    expect(files).toHaveLength(1);
  });

  it('draw again when the carton looks different · CAT-13', async () => {
    await counted().app.request('/images/1/front.webp?size=34x34');
    const changed = counted();
    const { app } = makeImagesApp({
      cacheDir,
      wearing,
      productIds: ['1'],
      art: () => ({ ...box, name: 'Anders' }),
      render: async (svg) => {
        changed.drawn.push(svg);
        return new Uint8Array([1]);
      },
    });
    await app.request('/images/1/front.webp?size=34x34');
    expect(changed.drawn).toHaveLength(1);
  });

  it('try again after a failed drawing · CAT-13', async () => {
    let fails = true;
    const { app } = makeImagesApp({
      cacheDir,
      wearing,
      art,
      productIds: ['1'],
      render: () => (fails ? Promise.reject(new Error('no paint')) : Promise.resolve(new Uint8Array([1]))),
    });
    app.onError((_, c) => c.body(null, 500));
    expect((await app.request('/images/1/front.webp?size=34x34')).status).toBe(500);
    fails = false;
    expect((await app.request('/images/1/front.webp?size=34x34')).status).toBe(200);
  });

  it('serve a waiting shopper before drawing ahead, and stop when told · CAT-13', async () => {
    const { app, warm, drawn } = counted();
    const warming = warm();
    await app.request('/images/2/back.webp?size=34x34');
    expect(drawn.findIndex((svg) => svg.includes('width="34"'))).toBeLessThanOrEqual(1);
    warming.stop();
    await warming.done;
    expect(drawn.length).toBeLessThan(5);
  });
});
