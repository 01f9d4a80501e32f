import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in front of a backend and caches its reads, so that measurements concern the page server and not a database.
 * Writes are passed on.
 */
export const remember = async (origin: string) => {
  const answers = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();
  const ask = async (path: string, method: string, body?: Buffer) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', origin },
      ...(body && { body: new Uint8Array(body) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const remembered = (path: string) => {
    const before = answers.get(path) ?? ask(path, 'GET');
    answers.set(path, before);
    return before;
  };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { status, type, body } = await (method === 'GET' && !url.includes('/carts')
      ? remembered(url)
      : ask(url, method, parts.length > 0 ? Buffer.concat(parts) : undefined));
    response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
