import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../../src/config/server/process/listen.ts';
import { serve } from '../serve.ts';

describe('forms posted to the page server', () => {
  it('get status 400 if their body is no form', async () => {
    const { app, reported } = serve();
    const post = (path: string, type: string) =>
      app.request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'x',
      });
    for (const type of ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])
      for (const path of ['/cart', '/cart/plain', '/language', '/authenticate?hash=x'])
        expect((await post(path, type)).status).toBe(400);
    expect(reported).toEqual([]);
  });

  it('are refused if they come from another site or are too large', async () => {
    const { app } = serve();
    const post = (headers: Record<string, string>, body: string) =>
      app.request('http://localhost/cart', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...headers },
        body,
      });
    expect((await post({ origin: 'https://evil.example' }, 'product_id=1')).status).toBe(403);
    expect((await post({ origin: 'null' }, 'product_id=1')).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' }, 'product_id=1')).status).toBe(403);
    expect((await post({ 'content-length': '100000' }, 'x'.repeat(100_000))).status).toBe(413);
  });

  it('get an answer that ends the connection if they are too large, after all that was sent · NOTE-12', async () => {
    const server = await listen(serve().app, 0, {});
    const body = 'x'.repeat(900_000);
    const head =
      'POST /cart HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n';
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    for (const sent of [
      `${head}content-length: ${body.length}\r\n\r\n${body}`,
      `${head}transfer-encoding: chunked\r\n\r\n${chunks}`,
    ]) {
      const answer = await new Promise<string>((ended, failed) => {
        let said = '';
        const { port } = server.address() as AddressInfo;
        const socket = connect(port, '127.0.0.1', () => socket.write(sent));
        socket.setEncoding('utf8');
        socket.on('data', (part) => {
          said += part;
        });
        socket.on('close', () => ended(said));
        socket.on('error', failed);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('connection: close');
    }
    await new Promise((closed) => server.close(closed));
  });

  it('store a chosen language for a year, and lead to the page in it · ROUTE-14 · I18N-4', async () => {
    const { app } = serve();
    const choose = (form: Record<string, string>) =>
      app.request('http://localhost/language', { method: 'POST', body: new URLSearchParams(form) });
    const answer = await choose({ to: '/fr/p/1?page=2' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/p/1?page=2']);
    expect(answer.headers.get('set-cookie')).toContain('locale=fr; Max-Age=31536000');
    expect((await choose({ to: '//evil.example' })).headers.get('location')).toBe('/');
    expect((await choose({})).headers.get('location')).toBe('/');
  });
});
