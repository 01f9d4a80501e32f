import { describe, expect, it } from 'vitest';
import {
  type CachedPage,
  cachedPage,
  makeHtmlCache,
} from '../../../../src/config/server/pages/html-cache.ts';

const request = new Request('http://localhost/');
const page = (html: string): CachedPage => cachedPage({ status: 200, html, contentPolicy: '' }, {});

const cacheOf = (capacity = 1_000_000) => {
  const clock = { now: 0, changed: -1 };
  const reported: unknown[] = [];
  const cache = makeHtmlCache({
    freshFor: 1000,
    usableFor: 5000,
    capacity,
    now: () => clock.now,
    report: (error) => reported.push(error),
    changedAt: () => clock.changed,
  });
  const ask = async (key: string, render: () => Promise<CachedPage>) =>
    (await cache.answer(key, request, render, {})).text();
  return { ask, clock, reported, peek: cache.peek };
};

describe('the HTML cache', () => {
  it('serves a stale page once more while it is rendered again · ROUTE-10', async () => {
    const { ask, clock } = cacheOf();
    let version = 0;
    const render = async () => page(`version ${++version}`);
    expect(await ask('a', render)).toBe('version 1');
    clock.now = 1001;
    expect(await ask('a', render)).toBe('version 1');
    await expect.poll(() => ask('a', render)).toBe('version 2');
  });

  it('never serves a page that is older than its limit · ROUTE-10', async () => {
    const { ask, clock } = cacheOf();
    let version = 0;
    const render = async () => page(`version ${++version}`);
    await ask('a', render);
    clock.now = 5001;
    expect(await ask('a', render)).toBe('version 2');
  });

  it('never serves a page that was rendered before a publication · ROUTE-10', async () => {
    const { ask, clock } = cacheOf();
    let version = 0;
    const render = async () => page(`version ${++version}`);
    await ask('a', render);
    clock.now = 500;
    expect(await ask('a', render)).toBe('version 1');
    clock.changed = 500;
    clock.now = 501;
    expect(await ask('a', render)).toBe('version 2');
    expect(await ask('a', render)).toBe('version 2');
  });

  it('does not wait for a rendering that was started before a publication · ROUTE-10', async () => {
    const { ask, clock } = cacheOf();
    const gate = Promise.withResolvers<void>();
    const early = ask('a', () => gate.promise.then(() => page('before')));
    clock.changed = 0;
    clock.now = 1;
    expect(await ask('a', async () => page('after'))).toBe('after');
    gate.resolve();
    expect(await early).toBe('before');
    expect(await ask('a', async () => page('again'))).toBe('after');
  });

  it('reuses the compressed bytes of an unchanged page, with its new headers · ROUTE-10', async () => {
    const { ask, clock, peek } = cacheOf();
    let policy = 'old';
    let html = 'same';
    const render = async () => cachedPage({ status: 200, html, contentPolicy: '' }, { policy });
    for (let i = 0; i < 3; i += 1) await ask('a', render);
    await expect.poll(() => peek('a')).toBeDefined();
    const packed = peek('a');
    clock.now = 1001;
    policy = 'new';
    expect(peek('a')).toBeUndefined();
    await ask('a', render);
    await expect.poll(() => peek('a')?.headers).toMatchObject({ policy: 'new', etag: packed?.etag });
    expect(peek('a')?.bodies).toBe(packed?.bodies);
    clock.now = 2002;
    html = 'other';
    await ask('a', render);
    await expect.poll(() => ask('a', render)).toBe('other');
    await ask('a', render);
    await expect.poll(() => peek('a')?.etag).not.toBe(packed?.etag);
    expect(peek('a')?.bodies.br).not.toBe(packed?.bodies.br);
  });

  it('keeps serving the old page if rendering fails, and reports it', async () => {
    const { ask, clock, reported } = cacheOf();
    await ask('a', async () => page('good'));
    clock.now = 5000;
    const fail = async () => Promise.reject(new Error('down'));
    expect(await ask('a', fail)).toBe('good');
    await expect.poll(() => reported.length).toBe(1);
    expect(await ask('a', fail)).toBe('good');
  });

  it('holds no more than its capacity, and drops the page rendered longest ago', async () => {
    const { ask } = cacheOf(40_000);
    let rendered = 0;
    const render = (key: string) => async () => {
      rendered += 1;
      return page(key.repeat(15_000));
    };
    for (const key of ['a', 'b', 'c']) await ask(key, render(key));
    await ask('c', render('c'));
    expect(rendered).toBe(3);
    await ask('a', render('a'));
    expect(rendered).toBe(4);
  });
});
