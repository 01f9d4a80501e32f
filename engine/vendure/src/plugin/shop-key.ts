import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '@vendure/core';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, which have equal length: the time reveals neither how much of a key is right nor how long it is. */
export const isSameKey = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const keyHeader = 'x-shop-key';

/**
 * Admits only the shop's own server: no browser ever sees the key. It also protects the engine's own mutations, because
 * they bypass the locks of carts and stock.
 */
export const onlyTheShop = (path: string, key: string): Middleware => ({
  route: path,
  beforeListen: true,
  handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const sent = request.headers[keyHeader];
    if (typeof sent === 'string' && isSameKey(sent, key)) return next();
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errors: [{ message: 'request.foreign_server' }] }));
  },
});
