import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/engine/ports.ts';
import { patience } from '../../scripts/pace.ts';
import { hasVarnish, startVarnish } from '../../scripts/varnish.ts';
import { makeVarnishCopies } from '../../src/adapters/cdn/varnish.ts';

const document = {
  'cache-control': 'public, max-age=30, s-maxage=60, stale-while-revalidate=600',
  vary: 'accept-encoding',
  'surrogate-key': 'pages okulino p-10010',
};

/** The VCL of `deploy/` in front of an origin that counts its responses. */
describe.skipIf(!hasVarnish())('varnish.vcl', () => {
  let answer: (asked: IncomingMessage, response: ServerResponse) => void;
  let asked: IncomingMessage[] = [];
  let port = 0;
  let changes = 0;
  let origin: Server;
  let originPort = 0;
  let varnish: Awaited<ReturnType<typeof startVarnish>> | undefined;

  const listen = async (at: number): Promise<void> => {
    origin = createServer((request, response) => {
      if (request.url === '/health') return response.end();
      asked.push(request);
      return answer(request, response);
    }).listen(at, '127.0.0.1');
    await once(origin, 'listening');
  };
  const leave = async (): Promise<void> => {
    origin.closeAllConnections();
    origin.close();
    await once(origin, 'close');
  };
  /** Sends a host header of its own, which `fetch` does not allow. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', to = port) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port: to,
        path,
        method,
        headers: { host: 'a.test', ...headers },
      });
      sent.on('error', reject);
      sent.on('response', async (got) => {
        let text = '';
        for await (const piece of got) text += piece;
        resolve({ status: got.statusCode ?? 0, headers: got.headers, text });
      });
      sent.end();
    });
  const says = (headers: Record<string, string>, status = 200) => {
    answer = (_, response) => response.writeHead(status, headers).end(`answer ${asked.length}`);
  };

  beforeAll(async () => {
    await listen(0);
    originPort = (origin.address() as AddressInfo).port;
    [port, changes] = [await freePort(), await freePort()];
    varnish = await startVarnish({ visitors: port, changes, behind: [originPort, originPort], oldFor: '3s' });
  }, patience(60_000));
  beforeEach(() => {
    asked = [];
    says(document);
  });
  afterAll(async () => {
    await varnish?.stop();
    await leave();
  });

  it('caches a public document, whatever cookies are sent, and hides its tags from visitors · CDN-2', async () => {
    const first = await ask('/kept', { cookie: 'cart_id=1' });
    const second = await ask('/kept', { cookie: 'cart_id=2' });
    expect([first.text, second.text, asked.length]).toEqual(['answer 1', 'answer 1', 1]);
    expect(second.headers['surrogate-key']).toBeUndefined();
  });

  it.each([
    ['a variant of an experiment', { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }],
    ['a response that depends on a cookie', { ...document, vary: 'cookie' }],
    ['a response that sets a cookie', { ...document, 'set-cookie': 'a=b' }],
    ['a frame of a personal page', { 'cache-control': 'no-store' }],
    ['a response without cache headers', {}],
  ])('does not cache %s, and does not change it · CDN-2', async (name, headers) => {
    says(headers);
    const path = `/${name.replaceAll(' ', '-')}`;
    const got = [await ask(path, { cookie: 'ab-bucket=1' }), await ask(path, { cookie: 'ab-bucket=2' })];
    expect(got.map(({ text }) => text)).toEqual(['answer 1', 'answer 2']);
    expect(got[1]?.headers.vary).toBe((headers as Record<string, string>).vary);
    expect(asked.map(({ headers: { cookie } }) => cookie)).toEqual(['ab-bucket=1', 'ab-bucket=2']);
  });

  it('keeps hosts, encodings and the Shop API apart · CDN-2', async () => {
    await ask('/apart');
    await ask('/apart', { host: 'b.test' });
    await ask('/apart', { 'accept-encoding': 'gzip, br;q=0.5' });
    await ask('/apart', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    await ask('/api/x');
    await ask('/api/x');
    await ask('/apart', {}, 'POST');
    expect(asked.map(({ url, headers }) => `${url} ${headers['accept-encoding'] ?? '-'}`)).toEqual([
      '/apart -',
      '/apart -',
      '/apart br',
      '/api/x -',
      '/api/x -',
      '/apart -',
    ]);
  });

  it('passes on the client address from the proxy, and the id of each request · CDN-2', async () => {
    const one = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'request-one' };
    await ask('/who', one);
    const second = await ask('/who', { ...one, 'x-request-id': 'request-two' });
    expect(asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(second.headers['x-request-id']).toBe('request-two');
  });

  it('purges copies by tag, and no others, only at the address for changes · CDN-3', async () => {
    await ask('/dropped');
    says({ ...document, 'surrogate-key': 'pages okulino p-100101' });
    await ask('/stays');
    const tags = { 'x-tags': 'p-10010|c-lenses' };
    expect((await ask('/', tags, 'BAN')).status).toBe(405);
    expect((await ask('/dropped')).text).toBe('answer 1');
    expect((await ask('/', { 'x-tags': 'a b' }, 'BAN', changes)).status).toBe(400);
    expect((await ask('/', tags, 'BAN', changes)).status).toBe(200);
    expect((await ask('/dropped')).text).toBe('answer 3');
    expect((await ask('/stays')).text).toBe('answer 2');
    expect((await ask('/dropped', {}, 'GET', changes)).status).toBe(404);
  });

  it('purges what the adapter names, which reports a wrong address · CDN-3', async () => {
    await ask('/by-adapter');
    const copies = (at: number) =>
      makeVarnishCopies({ fetch: (asked) => fetch(asked), timeoutMs: 2000, url: `http://127.0.0.1:${at}` });
    expect(E.isRight(await copies(changes).drop(['nothing', 'p-10010'])())).toBe(true);
    expect((await ask('/by-adapter')).text).toBe('answer 2');
    expect(await copies(port).drop(['pages'])()).toEqual(E.left({ _tag: 'Unavailable', status: 405 }));
  });

  it('serves a stale copy while the servers fail or are away, and a polite error if there is none · CDN-4', async () => {
    says({ ...document, 'cache-control': 'public, s-maxage=1' });
    await ask('/old');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    says({ 'cache-control': 'no-store' }, 500);
    expect(await ask('/old')).toMatchObject({ status: 200, text: 'answer 1' });
    await expect.poll(() => asked.length).toBe(2);
    expect(await ask('/old')).toMatchObject({ status: 200, text: 'answer 1' });
    // Too old to be sent while it is revalidated, but still better than an error.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(await ask('/old')).toMatchObject({ status: 200, text: 'answer 1' });
    expect((await ask('/never-well')).status).toBe(500);
    await leave();
    try {
      expect(await ask('/old')).toMatchObject({ status: 200, text: 'answer 1' });
      const none = await ask('/never-asked');
      expect([none.status, none.headers['retry-after'], none.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
      for (const language of ['de', 'en', 'it', 'fr']) expect(none.text).toContain(`<p lang="${language}">`);
    } finally {
      await listen(originPort);
    }
  });
});
