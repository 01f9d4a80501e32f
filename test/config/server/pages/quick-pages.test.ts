import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDecisions } from '../../../../src/application/flags/decisions.ts';
import type { FlagUser } from '../../../../src/application/flags/ports.ts';
import { makeHtmlCache } from '../../../../src/config/server/pages/html-cache.ts';
import { makeQuickPages } from '../../../../src/config/server/pages/quick-pages.ts';
import { listen } from '../../../../src/config/server/process/listen.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { writeConsent } from '../../../../src/domain/tracking/kept-consent.ts';
import { waitUntil } from '../../../wait-until.ts';
import { serve } from '../serve.ts';

let servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  servers = [];
});

/** The cookie of a visitor who has agreed to statistics. */
const consents = `consent=${writeConsent(['statistics'], Date.now())}`;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The upper half of the buckets gets the new variant, and more of them once the service `shifted` its weight. */
const sideOf = ({ id, forced, attributes }: FlagUser, shifted: boolean): string => {
  const isNew = Number(id?.split('-')[1] ?? 0) >= (shifted ? 10 : 50);
  return `${forced?.get('hero') ?? (isNew ? 'new' : 'old')} ${attributes.device}`;
};

/** A shop on a port of its own: with the fast path for cached pages, or with full processing of all of them. */
const open = async ({ quick, port = {} }: { quick: boolean; port?: { readonly brand?: BrandId } }) => {
  const clock = { now: 0, changed: -1, shifted: false };
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const pages = makeQuickPages({ newId: () => crypto.randomUUID(), log });
  let long = 0;
  const { app } = serve({
    quick: pages,
    log,
    forceFlags: true,
    decide: makeDecisions({
      flags: {
        getFlag: (_, user) => async () => ({
          _tag: 'Right',
          right: { enabled: true, variables: new Map([['side', sideOf(user, clock.shifted)]]) },
        }),
      },
      clock: { now: () => clock.now },
      wait: () => new Promise(() => undefined),
      report: () => undefined,
    }),
    renderer: {
      typeOf: () => 'page',
      queryOf: (pathname) => (pathname === '/c/lenses' ? ['page', 'sort'] : []),
      render: async ({ brand, flags, url: { pathname, search } }) => ({
        status: pathname === '/nowhere' ? 404 : 200,
        html: `<p>${brand} ${pathname}${search} at ${clock.now}</p><b>${flags?.get('hero')?.variables.get('side')}</b>${'<i></i>'.repeat(300)}`,
        contentPolicy: "default-src 'none'",
        ...(pathname === '/tried' && { flags: ['hero'] }),
        ...(pathname === '/mine' && { personal: true }),
      }),
    },
    cache: makeHtmlCache({
      freshFor: 1000,
      usableFor: 5000,
      capacity: 1_000_000,
      now: () => clock.now,
      report: () => undefined,
      changedAt: () => clock.changed,
    }),
  });
  const { fetch } = app;
  app.fetch = (...parts) => {
    long += 1;
    return fetch(...parts);
  };
  const server = await listen(app, 0, port, quick ? pages : undefined);
  servers.push(server);
  const ask = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    host = 'okulino.localhost',
  ): Promise<Answer> =>
    new Promise((done, failed) => {
      const { port: number } = server.address() as AddressInfo;
      const asked = request({ port: number, path, method, headers: { host, ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('base64'),
          }),
        );
      });
      asked.on('error', failed);
      asked.end();
    });
  /** Requests a page until it is answered by the fast path. */
  const warm = (path: string, host?: string, headers = {}) =>
    waitUntil(async () => {
      const before = long;
      await ask(path, { 'accept-encoding': 'br', ...headers }, 'GET', host);
      expect(long).toBe(before);
    });
  return { ask, warm, clock, lines, longWays: () => long };
};

/** Without the fields that differ between answers. */
const lasting = ({ status, body, headers: { date, 'x-request-id': id, ...headers } }: Answer) => ({
  status,
  body,
  headers,
  named: id !== undefined,
  dated: date !== undefined,
});

const encodings = [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }] as const;

describe('a page answered early from the cache', () => {
  it.each(['/', '/en/p/1', '/?utm_source=mail', '/c/lenses?page=2'])(
    '%s has the same headers and bytes as the usual path, in every encoding and for a known etag · ROUTE-10',
    async (path) => {
      const quick = await open({ quick: true });
      const slow = await open({ quick: false });
      await quick.warm(path);
      for (let i = 0; i < 3; i += 1) await slow.ask(path);
      const { etag = '' } = (await quick.ask(path)).headers;
      for (const encoding of encodings)
        for (const known of [{}, { 'if-none-match': etag }, { 'if-none-match': 'W/"another"' }]) {
          const before = quick.longWays();
          const early = await quick.ask(path, { ...encoding, ...known });
          expect(quick.longWays()).toBe(before);
          await expect
            .poll(async () => lasting(await slow.ask(path, { ...encoding, ...known })))
            .toEqual(lasting(early));
        }
      expect(JSON.parse(quick.lines.at(-1) ?? '')).toMatchObject({
        kind: 'answer',
        path: path.replace(/\?.*/, ''),
        status: 200,
        brand: 'okulino',
      });
    },
  );

  it('is never that of another shop, whatever the host header says · ROUTE-10', async () => {
    const quick = await open({ quick: true, port: { brand: 'opalys' } });
    await quick.warm('/', 'stranger.test');
    const there = await open({ quick: true, port: { brand: 'viszola' } });
    const page = async (one: typeof quick, host: string) =>
      Buffer.from((await one.ask('/', {}, 'GET', host)).body, 'base64').toString();
    expect(await page(quick, 'stranger.test')).toContain('opalys /');
    expect(await page(quick, 'augental.localhost')).toContain('augental /');
    expect(await page(there, 'stranger.test')).toContain('viszola /');
  });

  it('is no longer sent once it is stale or something was published · ROUTE-10', async () => {
    const { ask, warm, clock, longWays } = await open({ quick: true });
    await warm('/');
    clock.now = 1001;
    const before = longWays();
    await ask('/');
    expect(longWays()).toBe(before + 1);
    await warm('/');
    clock.now = 1500;
    clock.changed = 1500;
    clock.now = 1501;
    expect(Buffer.from((await ask('/')).body, 'base64').toString()).toContain('at 1501');
  });

  it('is the variant of the visitor’s own bucket · TRK-5', async () => {
    const quick = await open({ quick: true });
    const slow = await open({ quick: false });
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
    const visitors = [
      {},
      { cookie: `ab-bucket=3; ${consents}` },
      { cookie: `ab-bucket=77; ${consents}` },
      { cookie: `cart_id=1; ab-bucket=78; ${consents}`, ...phone },
      { cookie: `ab-bucket=77; ${consents}`, 'user-agent': 'Googlebot/2.1' },
      { cookie: `ab-bucket=3; ${consents}; ab-forced=hero%3Dchosen` },
    ];
    for (const visitor of visitors) await quick.warm('/tried', undefined, visitor);
    const before = quick.longWays();
    for (const visitor of visitors) {
      const early = await quick.ask('/tried', visitor);
      for (let i = 0; i < 2; i += 1) await slow.ask('/tried', visitor);
      await expect.poll(async () => lasting(await slow.ask('/tried', visitor))).toEqual(lasting(early));
      expect(early.headers['cache-control']).toBe('private, no-cache');
    }
    expect(quick.longWays()).toBe(before);
    // No decision exists for this bucket yet.
    await quick.ask('/tried', { cookie: `ab-bucket=4; ${consents}` });
    expect(quick.longWays()).toBe(before + 1);
  });

  it('is not a variant that the service has withdrawn · TRK-5', async () => {
    const { ask, warm, clock, longWays } = await open({ quick: true });
    const visitor = { cookie: `ab-bucket=20; ${consents}` };
    const side = async () =>
      /<b>(.*)<\/b>/.exec(Buffer.from((await ask('/tried', visitor)).body, 'base64').toString())?.[1];
    await warm('/tried', undefined, visitor);
    expect(await side()).toBe('old desktop');
    clock.shifted = true;
    clock.now = 30_001;
    const before = longWays();
    expect(await side()).toBe('new desktop');
    expect(longWays()).toBe(before + 1);
  });

  it.each([
    ['/tried?flag.hero=on', {}, 'GET'],
    ['/nowhere', {}, 'GET'],
    ['/s?q=lens', {}, 'GET'],
    ['/?experiment=b', {}, 'HEAD'],
    ['/', { 'x-request-id': 'asked-before' }, 'GET'],
    ['/', { 'content-length': '0' }, 'GET'],
    ['/', {}, 'HEAD'],
    ['/', {}, 'POST'],
  ] as const)('is never sent for %s with %j by %s', async (path, headers, method) => {
    const { ask, longWays } = await open({ quick: true });
    for (let i = 0; i < 5; i += 1) await ask(path.split('?')[0] === '/' ? '/' : path);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = longWays();
    for (let i = 0; i < 5; i += 1) await ask(path, headers, method);
    expect(longWays()).toBe(before + 5);
  });

  it('equals the response of the usual path, in any order of requests · ROUTE-10', async () => {
    const path = fc.constantFrom(
      '/',
      '/?utm_source=mail',
      '/p/1',
      '/en/p/1',
      '/p/1/',
      '/tried',
      '/tried?flag.hero=on',
      '/mine',
      '/nowhere',
      '/s?q=a',
      '/c/lenses?page=2&x=1',
      '/c/lenses?sort=rating',
      '/%2e%2e/p/1',
    );
    const step = fc.record({
      path,
      host: fc.constantFrom('okulino.localhost', 'viszola.localhost', 'localhost'),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
      headers: fc.constantFrom(
        ...encodings,
        { cookie: 'cart_id=0123456789abcdef0123; ab-bucket=77' },
        { cookie: `ab-bucket=20; ${consents}`, 'user-agent': 'Mozilla/5.0 (iPhone)' },
      ),
      later: fc.constantFrom(0, 0, 0, 400, 1100, 6000, 31_000),
      shifted: fc.boolean(),
      published: fc.constantFrom(false, false, false, true),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const [quick, slow] = [await open({ quick: true }), await open({ quick: false })];
        for (const { path: where, host, method, headers, later, published, shifted } of steps) {
          for (const { clock } of [quick, slow]) {
            clock.now += later;
            clock.shifted = shifted;
            if (published) clock.changed = clock.now;
            if (published) clock.now += 1;
          }
          const [early, late] = await Promise.all(
            [quick, slow].map((one) => one.ask(where, headers, method, host)),
          );
          // The best compression comes a moment later, in each shop at its own time.
          const text = ({ headers: { 'content-length': _, ...rest }, ...answer }: Answer) => ({
            ...lasting({ ...answer, headers: rest }),
            body: headers === encodings[0] ? answer.body : undefined,
          });
          expect(text(early as Answer)).toEqual(text(late as Answer));
        }
      }),
      { numRuns: 15 },
    );
  });
});
