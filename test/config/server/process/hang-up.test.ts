import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../../../src/config/server/process/listen.ts';
import { serve } from '../serve.ts';

let server: Server;
const said: unknown[] = [];
beforeAll(async () => {
  const files = new Hono();
  files.get('/endless', (c) =>
    c.body(
      new ReadableStream({
        pull: (stream) => {
          stream.enqueue(new Uint8Array(65_536));
        },
      }),
    ),
  );
  files.get('/late', async (c) => {
    await new Promise((later) => setTimeout(later, 100));
    return c.text('late'.repeat(50_000));
  });
  const { app } = serve({
    files,
    report: (error) => said.push(error),
    backend: async (request) => new Response(await request.text()),
  });
  server = await listen(app, 0, {});
});
beforeEach(() => {
  said.length = 0;
  for (const way of ['error', 'warn', 'info', 'log'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => void said.push(words));
});
afterAll(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

/** Sends these bytes and closes the connection, cleanly or not. */
const hangUp = (bytes: string, rudely: boolean): Promise<void> =>
  new Promise((gone) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      setTimeout(() => (rudely ? socket.resetAndDestroy() : socket.destroy()), 40);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(gone, 150));
  });

const post = (path: string, type: string, length: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${body}`;
const form = 'application/x-www-form-urlencoded';

it.each([
  ['a form', post('/cart', form, 'Content-Length: 900', 'product_id=1')],
  ['a form in chunks', post('/cart', form, 'Transfer-Encoding: chunked', '5\r\nto=/a\r\n')],
  [
    'a multipart form',
    post('/language', 'multipart/form-data; boundary=x', 'Content-Length: 900', '--x\r\n'),
  ],
  ['an order', post('/api/orders', 'application/json', 'Content-Length: 900', '{"a"')],
  [
    'a write in chunks',
    post('/api/orders', 'application/json', 'Transfer-Encoding: chunked', '4\r\n{"a"\r\n'),
  ],
  ['an error of a browser', post('/api/errors', 'application/json', 'Content-Length: 900', '{"a"')],
  ['a page that is being sent', 'GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a page that is being rendered', 'GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])('a client that hangs up in the middle of %s leaves no line in the log', async (_, bytes) => {
  await hangUp(bytes, false);
  await hangUp(bytes, true);
  expect(said).toEqual([]);
});
