import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../../src/config/server/process/listen.ts';
import type { PageServerTypes } from '../../../../src/config/server/visit.ts';

let server: Server;
beforeAll(async () => {
  const app = new Hono<PageServerTypes>();
  app.get('/endless', (c) =>
    c.body(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('begun')) })),
  );
  app.get('*', (c) => c.text(c.env.brand ?? 'none'));
  server = await listen(app, 0, { brand: 'opalys' });
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** The response to these bytes until the connection ends; `then` is sent once a response has begun. */
const say = (bytes: string, then = ''): Promise<string> =>
  new Promise((ended, failed) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
      if (then && answer.includes('begun')) socket.write(then);
    });
    socket.on('close', () => ended(answer));
    socket.on('error', failed);
  });

describe('the HTTP listener', () => {
  it('passes on the shop of its port', async () => {
    const answer = await say('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(answer).toContain('opalys');
  });

  it('takes a target that names the same host', async () => {
    const answer = await say(
      'GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('opalys');
  });

  it('keeps an idle connection for longer than any proxy does', () =>
    // The keep-alive times of proxies: Caddy two minutes, nginx and Varnish one.
    expect(server.keepAliveTimeout).toBeGreaterThan(120_000));

  it('waits for the rest of a request for no longer than a minute', () =>
    expect([server.requestTimeout, server.headersTimeout]).toEqual([60_000, 60_000]));

  it.each([
    ['input that is not HTTP', 'HELLO\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: opalys.localhost\r\n\r\n', 400],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n', 400],
    [
      'a target with another host',
      'GET http://opalys.localhost/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: cake\r\n\r\n', 417],
  ])('answers %s with the security headers and nothing else', async (_, bytes, status) => {
    const answer = await say(bytes);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(body).toBe('');
  });

  it.each([
    ['an address', `GET /?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['a header', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: x=${'x'.repeat(40_000)}\r\n\r\n`],
  ])('answers %s that is too long with a page that says so in each language · NOTE-13', async (_, bytes) => {
    const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 431 /);
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(head).toContain('x-content-type-options: nosniff');
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(head).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    for (const [locale, home] of [
      ['de', '/'],
      ['en', '/en'],
      ['fr', '/fr'],
      ['it', '/it'],
    ])
      expect(body).toMatch(new RegExp(`<section lang="${locale}"><p>[^<]+</p><p><a href="${home}">`));
  });

  it('writes nothing into a response that is under way', async () => {
    const answer = await say('GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n', 'HELLO\r\n\r\n');
    expect(answer).toContain('begun');
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });
});
