import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressIn, prescribedIn, shopSettingsOf } from '../../src/config/conformance.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { wireServer } from '../../src/config/server/make-shop.ts';
import type { Backend } from '../../src/config/server/services/backend.ts';
import { TOKENS } from '../../src/config/server/wiring/tokens.ts';
import { conformServer, type ServerFindings } from '../../src/conformance/http/conform-server.ts';
import { conforms, reportOf } from '../../src/conformance/http/report.ts';
import { startSandbox, type TestSandbox, testNow } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { quietParts } from '../config/server/quiet-parts.ts';
import { testData } from './test-data.ts';
import { worldOf } from './world-of.ts';

/** The Shop API on a port of its own, and a page server that uses it. */
let api: TestSandbox;
let served: Server;
let backend: Backend;
let found: ServerFindings;
beforeAll(async () => {
  api = await startSandbox();
  served = serve({ fetch: api.fetch, port: 0 }) as Server;
  await once(served, 'listening');
  const { port } = served.address() as AddressInfo;
  const environment = readEnvironment({ DIOPTRA_BACKEND_URL: `http://localhost:${port}` });
  if (E.isLeft(environment)) throw new Error(environment.left.join(' '));
  backend = wireServer(environment.right, quietParts).get(TOKENS.backend);
  found = await conformServer({
    fetch: backend.fetch,
    base: 'http://opalys.localhost:4200/api',
    shop: shopSettingsOf('opalys', 'fr'),
    otherShop: shopSettingsOf('linsenwerk', 'fr'),
    data: {
      ...testData,
      ...prescribedIn('opalys', testNow),
      address: addressIn('opalys'),
      world: worldOf(api, 'opalys'),
    },
  });
});
afterAll(async () => {
  await backend?.close();
  served?.close();
  await api?.close();
});

it('a backend in another process conforms, for another shop', () => {
  expect(conforms(found), reportOf(found)).toBe(true);
  // This shop shows no reviews, and requests none.
  const unseen = found.operations.filter(({ seen }) => seen !== 'holds').map(({ name }) => name);
  expect(unseen).toEqual(['getProductReviews', 'getProductReviewScores']);
});

it('the readiness check fails once the other process is gone', async () => {
  const [check] = backend.checks;
  await expect(check?.check()).resolves.toBeUndefined();
  const gone = once(served, 'close');
  served.close();
  served.closeAllConnections();
  await gone;
  await expect(check?.check()).rejects.toThrow();
});
