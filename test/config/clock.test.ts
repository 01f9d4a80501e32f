import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRateLimit } from '../../src/adapters/shop-server/http/rate-limit.ts';
import { now, steadyNow, systemClock } from '../../src/config/clock.ts';
import { reportRarely } from '../../src/config/server/content/report-rarely.ts';
import { wireServer } from '../../src/config/server/make-shop.ts';
import { cachedPage } from '../../src/config/server/pages/html-cache.ts';
import { TOKENS } from '../../src/config/server/wiring/tokens.ts';
import { quietParts } from './server/quiet-parts.ts';
import { testEnvironment } from './test-environment.ts';

const hour = 3_600_000;
const real = Date.now;
const jump = (ms: number): void => {
  vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
};
afterEach(() => vi.restoreAllMocks());

/** A page as a server's cache sends it; its renderer counts how often it was called. */
const openPages = async () => {
  const container = wireServer(
    testEnvironment({ DIOPTRA_BACKEND_URL: 'https://shop-api.example.com', DIOPTRA_HTML_CACHE: 'on' }),
    quietParts,
  );
  await container.getAsync(TOKENS.backend);
  const cache = container.get(TOKENS.pageCache);
  if (!cache) throw new Error('No page is kept');
  let made = 0;
  const read = async (): Promise<string> => {
    const render = async () => cachedPage({ status: 200, html: `${++made}`, contentPolicy: '' }, {});
    return (await cache.answer('page', new Request('http://localhost/'), render, {})).text();
  };
  return { read, published: container.get(TOKENS.published) };
};

describe('a machine whose clock is changed', () => {
  it.each([
    ['clock set back by an hour', -hour],
    ['clock set forward by an hour', hour],
  ])('%s: the steady clock goes on · TIME-3', (_, ms) => {
    const before = steadyNow();
    jump(ms);
    expect(Math.abs(now() - before)).toBeGreaterThan(hour / 2);
    expect(steadyNow() - before).toBeGreaterThanOrEqual(0);
    expect(steadyNow() - before).toBeLessThan(hour / 2);
  });

  it.each([
    ['clock set back by an hour', -hour],
    ['clock set forward by an hour', hour],
  ])('%s: a client over the rate limit waits no longer than before · TIME-3', (_, ms) => {
    const { take } = makeRateLimit(systemClock(), 2);
    expect([take('guesser'), take('guesser')]).toEqual([0, 0]);
    const told = take('guesser');
    expect(told).toBeGreaterThan(0);
    jump(ms);
    const left = take('guesser');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(told);
  });

  it('reports the same trouble once a minute, even if the clock goes back an hour · TIME-3', () => {
    const heard: string[] = [];
    let passed = 0;
    const tell = reportRarely({ now: Date.now, steady: () => passed }, (trouble) => heard.push(trouble));
    tell('search: silent');
    jump(-hour);
    passed = 59_999;
    tell('search: silent');
    passed = 60_000;
    tell('search: silent');
    expect(heard).toHaveLength(2);
  });

  it('serves no cached page from before a change · TIME-3', async () => {
    const { read, published } = await openPages();
    expect(await read()).toBe('1');
    expect(await read()).toBe('1');
    jump(-hour);
    published.hear();
    expect(await read()).toBe('2');
  });

  it('keeps serving a cached page if nothing has changed · TIME-3', async () => {
    const { read } = await openPages();
    expect(await read()).toBe('1');
    jump(hour);
    expect(await read()).toBe('1');
  });
});
