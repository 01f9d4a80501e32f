import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCloudflareCopies } from '../../../src/adapters/cdn/cloudflare.ts';
import { makeFastlyCopies } from '../../../src/adapters/cdn/fastly.ts';
import { makeVarnishCopies } from '../../../src/adapters/cdn/varnish.ts';
import { makeEngine } from '../../../src/adapters/engine-vendure/engine.ts';
import { CountC } from '../../../src/adapters/engine-vendure/scalars.ts';
import { makeAccounts } from '../../../src/adapters/identity-firebase/accounts.ts';
import { makeDatatransCall } from '../../../src/adapters/payment-datatrans/call.ts';
import { makeEcbRates } from '../../../src/adapters/rates-ecb/ecb-rates.ts';
import { makeAlgoliaCall } from '../../../src/adapters/search-algolia/call.ts';
import type { Fetch } from '../../../src/adapters/shared/ask-outside.ts';
import { channels } from '../engine-vendure/start-engine-shop.ts';

let service: Server;
let stranger: Server;
const asked = { service: 0, stranger: 0 };
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  stranger = createServer((_, response) => {
    asked.stranger += 1;
    response.end('{}');
  });
  service = createServer((request, response) => {
    asked.service += 1;
    request.resume();
    response.writeHead(307, { location: `${addressOf(stranger)}/` }).end();
  });
  for (const server of [stranger, service])
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  for (const server of [stranger, service]) {
    server.close();
    server.closeAllConnections();
  }
});
beforeEach(() => Object.assign(asked, { service: 0, stranger: 0 }));

/** Sends each request to the service of this test instead, otherwise unchanged. */
const toService: Fetch = async (request) => {
  const body = await request.text();
  return fetch(addressOf(service), {
    // A server of Node knows no method of Varnish.
    method: request.method === 'BAN' ? 'POST' : request.method,
    headers: request.headers,
    redirect: request.redirect,
    signal: request.signal,
    ...(body !== '' && { body }),
  });
};
const common = { fetch: toService, timeoutMs: 1000, now: Date.now };

it.each<[string, () => Promise<unknown>]>([
  [
    'Datatrans',
    makeDatatransCall({
      ...common,
      apiBase: 'https://api.example',
      payBase: 'https://pay.example',
      merchantId: '1',
      password: 'secret',
      hmacKey: 'ab'.repeat(32),
    })({ method: 'POST', path: '/v1/transactions', body: {} }),
  ],
  [
    'Firebase',
    makeAccounts({
      ...common,
      projectId: 'shop',
      apiKey: 'secret',
      serviceEmail: 'shop@example.org',
      serviceKey: '',
    }).signInWithPassword('mila@example.org', 'Linse 2026'),
  ],
  [
    'Algolia',
    makeAlgoliaCall(
      {
        ...common,
        appId: 'APP',
        apiKey: 'secret',
        prefix: '',
        hostTimeoutMs: 1000,
        totalTimeoutMs: 4000,
      },
      'read',
    )({ method: 'POST', path: '/1/indexes/*/queries', body: {} }),
  ],
  ['the European Central Bank', makeEcbRates(common).newest],
  ['Varnish', makeVarnishCopies({ ...common, url: 'https://cache.example' }).drop(['p-1'])],
  ['Fastly', makeFastlyCopies({ ...common, service: 'SERVICE', key: 'secret' }).drop(['p-1'])],
  ['Cloudflare', makeCloudflareCopies({ ...common, zone: 'ZONE', token: 'secret' }).drop(['p-1'])],
  [
    'Vendure',
    async () => {
      const engine = makeEngine({
        ...common,
        address: 'https://engine.example',
        key: 'secret',
        channels,
        report: () => undefined,
      });
      const question = { kind: 'query', name: 'shopThing', asks: {}, answer: CountC } as const;
      return engine.ask({ brand: 'okulino', locale: 'de' }, question, {}).catch(() => ({ _tag: 'Left' }));
    },
  ],
])('a redirect by %s is a failure, and nothing is sent to its target', async (_name, ask) => {
  expect(await ask()).toMatchObject({ _tag: 'Left' });
  expect(asked.service).toBeGreaterThan(0);
  expect(asked.stranger).toBe(0);
});
