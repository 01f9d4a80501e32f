import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { askOutside } from '../../../src/adapters/shared/ask-outside.ts';

/** A server that takes every request and cuts the connection. */
const cutting = async () => {
  const server = createServer((request) => request.socket.destroy());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((closed) => server.close(closed));
  const ask = askOutside(fetch, 5000, (signal) => new Request(`http://127.0.0.1:${port}/`, { signal }));
  return { ask, close };
};

describe('a request to another service', () => {
  it('is known to be unsent only if there was no connection · SUBS-11', async () => {
    const { ask, close } = await cutting();
    expect(await ask()).toEqual(E.left({ _tag: 'Unreachable' }));
    await close();
    expect(await ask()).toEqual(E.left({ _tag: 'Unreachable', isUnsent: true }));
  });
});
