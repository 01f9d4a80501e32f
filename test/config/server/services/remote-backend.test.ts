import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createNetServer,
  type Server as NetServer,
} from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../../../src/config/server/process/listen.ts';
import { remoteFetch } from '../../../../src/config/server/services/remote-backend.ts';
import { serve } from '../serve.ts';

interface Heard {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
let heard: Heard[] = [];
/** The backend's answers by path, as raw bytes if HTTP libraries would refuse them. */
let answers: Readonly<Record<string, (response: ServerResponse) => void>> = {};

const backend = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  try {
    for await (const chunk of request) parts.push(chunk);
  } catch {
    return;
  }
  const { method, url = '/', headers } = request;
  heard.push({ line: `${method} ${url}`, headers, body: Buffer.concat(parts).toString() });
  const answer = answers[url.split('?')[0] ?? ''];
  if (answer) answer(response);
  else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
});

let shop: Server;
let port = 0;
let reported: unknown[] = [];
beforeAll(async () => {
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const { app } = serve({
    backend: remoteFetch(address, ['session_okulino']),
    backendPaths: ['/api', '/images'],
    report: (error) => reported.push(error),
  });
  shop = await listen(app, 0, {});
  port = (shop.address() as AddressInfo).port;
});
beforeEach(() => {
  heard = [];
  answers = {};
  reported = [];
});
afterAll(async () => {
  for (const server of [shop, backend]) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** Everything that is received for these bytes until the connection ends. */
const say = (...bytes: readonly string[]): Promise<string> =>
  new Promise((ended) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of bytes) socket.write(part);
    });
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => ended(answer));
    setTimeout(() => socket.destroy(), 4000).unref();
  });
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

const host = () => `127.0.0.1:${port}`;
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://${host()}${path}`, { redirect: 'manual', ...init });
const json = { 'content-type': 'application/json' };
const carts = '/api/carts';

describe('a request to a remote backend', () => {
  it('is passed on with what the contract needs, and with the backend’s own cookies only', async () => {
    const answer = await ask(`${carts}?brand_channel=okulino`, {
      method: 'POST',
      headers: {
        ...json,
        cookie: 'cart_id=secret; session_okulino=mine; consent=1',
        'x-client': '198.51.100.1',
        'x-forwarded-for': '198.51.100.1',
        authorization: 'Basic eDp5',
        'x-evil': '1',
      },
      body: '{"a":1}',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    const [request] = heard;
    expect(request?.line).toBe(`POST ${carts}?brand_channel=okulino`);
    expect(request?.body).toBe('{"a":1}');
    expect(request?.headers).toMatchObject({
      cookie: 'session_okulino=mine',
      'content-type': 'application/json',
      'content-length': '7',
      'x-client': '127.0.0.1',
    });
    for (const name of ['authorization', 'x-evil', 'x-forwarded-for', 'origin', 'transfer-encoding'])
      expect(request?.headers).not.toHaveProperty(name);
  });

  it.each([
    [
      'a page of another site',
      carts,
      { method: 'POST', headers: { ...json, origin: 'https://evil.example' } },
      403,
    ],
    ['a page without an origin', carts, { method: 'POST', headers: { ...json, origin: 'null' } }, 403],
    ['a plain form', carts, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, 415],
    ['no type at all', carts, { method: 'POST' }, 415],
    [
      'a type that only begins like JSON',
      carts,
      { method: 'POST', headers: { 'content-type': 'application/jsonp' }, body: 'x' },
      415,
    ],
    ['another method', carts, { method: 'DELETE', headers: json }, 405],
    ['an unknown path', '/api/admin', {}, 404],
    ['a path within a path', '/api/products/..%2f..%2fadmin', {}, 404],
    ['a picture outside its folder', '/images/..%5cadmin', {}, 404],
    ['a write to a picture', '/images/1.webp', { method: 'PUT', headers: json, body: '{}' }, 404],
    ['too long a body', carts, { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }, 413],
  ] as const)('is refused before it reaches the backend: %s', async (_, path, init, status) => {
    expect((await ask(path, init)).status).toBe(status);
    expect(heard).toEqual([]);
    expect(reported).toEqual([]);
  });

  const post = (headers: string, body = '') =>
    `POST ${carts} HTTP/1.1\r\nHost: ${host()}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

  it.each([
    ['two lengths', () => post('Content-Length: 2\r\nContent-Length: 40', '{}'), 400],
    ['a length and chunks', () => post('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n'), 400],
    ['chunks by another header name', () => post('Transfer-Encoding: xchunked', '0\r\n\r\n'), 400],
    ['invalid chunks', () => post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'), 400],
    ['a space before a colon', () => post('Content-Length : 2', '{}'), 400],
    ['a folded header', () => post('X: 1\r\n Content-Length: 40\r\nContent-Length: 2', '{}'), 400],
  ])('smuggles no second request: %s', async (_, bytes, status) => {
    const smuggled = `GET ${carts}/smuggled HTTP/1.1\r\nHost: ${host()}\r\n\r\n`;
    const answer = await say(bytes() + smuggled);
    // A body that breaks while it is read gets no response: the connection ends.
    expect([status, 0]).toContain(statusOf(answer));
    expect(heard).toEqual([]);
  });

  it('may have a chunked body, and is sent on with a length', async () => {
    const answer = await say(
      post('Transfer-Encoding: chunked\r\nConnection: close', '3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n'),
    );
    expect(statusOf(answer)).toBe(200);
    expect(heard[0]?.body).toBe('{"a":1}');
    expect(heard[0]?.headers).toMatchObject({ 'content-length': '7' });
    expect(heard[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it('is cut off once its chunks exceed the limit', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const answer = await say(
      post('Transfer-Encoding: chunked\r\nConnection: close'),
      ...Array<string>(12).fill(chunk),
      '0\r\n\r\n',
    );
    expect([statusOf(answer), heard]).toEqual([413, []]);
  });

  it('gets 100 Continue if it waits for that, without involving the backend', async () => {
    const answer = await say(post('Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close', '{}'));
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
    expect(heard[0]?.headers).not.toHaveProperty('expect');
  });

  it('removes and adds no header by naming it in Connection', async () => {
    const named =
      'Connection: close, X-Client, Cookie\r\nX-Client: 198.51.100.9\r\nTE: trailers\r\nUpgrade: h2c';
    const answer = await say(`GET /api/products/1?x=1 HTTP/1.1\r\nHost: ${host()}\r\n${named}\r\n\r\n`);
    expect(statusOf(answer)).toBe(200);
    expect(heard[0]?.headers).toMatchObject({ 'x-client': '127.0.0.1' });
    for (const name of ['te', 'upgrade']) expect(heard[0]?.headers).not.toHaveProperty(name);
  });

  it('may be aborted, which reaches neither the backend nor the error report', async () => {
    await new Promise<void>((gone) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(post('Content-Length: 100', '{"a"'));
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on('close', () => gone());
    });
    await new Promise((later) => setTimeout(later, 100));
    expect([heard, reported]).toEqual([[], []]);
  });
});

describe('a response of a remote backend', () => {
  const list = '/api/products/1';
  const answering = (status: number, headers: Record<string, string | string[]>, body = '{}') => {
    answers = { [list]: (response) => void response.writeHead(status, headers).end(body) };
  };

  it('is passed on with what the contract needs, and with the shop’s own security headers', async () => {
    answering(200, {
      ...json,
      etag: '"1"',
      'cache-control': 'public, max-age=30',
      'content-security-policy': "default-src *; script-src 'unsafe-inline'",
      'x-frame-options': 'ALLOWALL',
      'x-content-type-options': 'none',
      'strict-transport-security': 'max-age=0',
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'clear-site-data': '"*"',
      refresh: '0;url=https://evil.example',
      link: '<https://evil.example/x.css>; rel=stylesheet',
      'service-worker-allowed': '/',
      server: 'evil',
      'set-cookie': [
        'cart_id=stolen; Path=/',
        'session_okulino=new; Path=/; Domain=example.com; HttpOnly',
        '__Host-consent=1; Path=/; Secure',
      ],
    });
    const { headers } = await ask(list);
    expect(headers.getSetCookie()).toEqual(['session_okulino=new; Path=/; HttpOnly']);
    expect(headers.get('etag')).toBe('"1"');
    expect(headers.get('cache-control')).toBe('public, max-age=30');
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of [
      'strict-transport-security',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'clear-site-data',
      'refresh',
      'link',
      'service-worker-allowed',
      'server',
    ])
      expect(headers.get(name)).toBeNull();
  });

  const bad = { status: 502, code: 'backend.unreachable' };
  const told = async () => {
    const answer = await ask(list);
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  it.each([
    ['a page', 200, { 'content-type': 'text/html' }],
    ['a script', 200, { 'content-type': 'text/javascript' }],
    ['a response without a type', 200, {}],
    ['a redirect to another site', 302, { location: 'https://evil.example/' }],
    ['a redirect to a similar host', 302, { location: '//evil.example/api/x' }],
    ['a redirect to a page of the shop', 302, { location: '/my-account' }],
    ['a redirect without a target', 307, {}],
    ['headers that are too long', 200, { ...json, x: 'x'.repeat(20_000) }],
    ['a length that is too large', 200, { ...json, 'content-length': '99999999999' }],
  ])('is not passed on: %s', async (_, status, headers) => {
    answering(status, headers as Record<string, string>);
    expect(await told()).toEqual(bad);
    expect(reported).toHaveLength(1);
    expect(String(reported[0])).not.toContain('evil');
  });

  it('may redirect within its own paths', async () => {
    answering(302, { location: '/images/2.webp' });
    const answer = await ask(list);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/images/2.webp']);
  });

  it('counts as unreachable if it never ends', async () => {
    answers = {
      [list]: (response) => {
        response.writeHead(200, json);
        const chunk = 'x'.repeat(256 * 1024);
        const more = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', more).on('error', () => undefined);
        more();
      },
    };
    expect(await told()).toEqual(bad);
  });

  it('is passed on without its informational responses', async () => {
    answers = {
      [list]: (response) => {
        response.writeProcessing();
        response.writeEarlyHints({ link: '</evil.css>; rel=preload; as=style' });
        response.writeHead(200, json).end('{}');
      },
    };
    const answer = await say(`GET ${list} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).not.toContain('evil');
  });

  describe('with invalid HTTP', () => {
    let raw: NetServer;
    let said = '';
    let broken: Server;
    let address = '';
    const troubles: unknown[] = [];
    beforeAll(async () => {
      raw = createNetServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => socket.end(said));
      });
      await new Promise<void>((ready) => raw.listen(0, '127.0.0.1', ready));
      const { app } = serve({
        backend: remoteFetch(`http://127.0.0.1:${(raw.address() as AddressInfo).port}`, []),
        report: (error) => troubles.push(error),
      });
      broken = await listen(app, 0, {});
      address = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      broken.closeAllConnections();
      broken.close();
      raw.close();
    });

    it.each([
      ['nothing', ''],
      [
        'broken chunks',
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n',
      ],
      [
        'a truncated response',
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{}',
      ],
      ['noise', 'HELLO\r\n\r\n'],
      [
        'an unknown status',
        'HTTP/1.1 999 Odd\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
      ],
      ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}'],
      ['a header with a line break', 'HTTP/1.1 200 OK\r\nX: a\nb\r\nContent-Length: 2\r\n\r\n{}'],
    ])('counts as unreachable: %s', async (_, bytes) => {
      said = bytes;
      expect((await fetch(`${address}${list}`)).status).toBe(502);
    });
  });
});
