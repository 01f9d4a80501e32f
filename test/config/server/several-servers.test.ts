import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../src/adapters/sandbox/db/connect.ts';
import { makeShop, wireServer } from '../../../src/config/server/make-shop.ts';
import { TOKENS } from '../../../src/config/server/wiring/tokens.ts';
import { type OwnDatabase, onServer } from '../../adapters/sandbox/fixtures/own-database.ts';
import { seeded } from '../../adapters/sandbox/fixtures/postgres-server.ts';
import { testEnvironment } from '../test-environment.ts';
import { quietParts } from './quiet-parts.ts';

/** Like two processes over one database, each wired by itself. */
describe.skipIf(inject('postgres') === undefined)('two page servers', () => {
  let database: OwnDatabase;
  let url = '';
  let servers: readonly Awaited<ReturnType<typeof start>>[] = [];

  const start = async () => {
    const environment = testEnvironment({
      DATABASE_URL: url,
      DIOPTRA_TEST_CONTROLS: 'off',
      DIOPTRA_DEMONSTRATION: 'on',
      DIOPTRA_CARTS_PER_MINUTE: '4',
      DIOPTRA_SEARCHES_PER_MINUTE: '3',
    });
    const container = wireServer(environment, quietParts);
    const backend = await container.getAsync(TOKENS.backend);
    const shop = makeShop(environment, backend, quietParts);
    const ask = async (path: string, method = 'GET') => {
      const headers = { 'content-type': 'application/json' };
      const connection = { incoming: { socket: { remoteAddress: '203.0.113.5' } } };
      return (
        await shop.request(
          `http://localhost/api${path}brand_channel=okulino&locale=de`,
          { method, headers },
          connection,
        )
      ).status;
    };
    return { backend, ask, changedAt: container.get(TOKENS.changedAt) };
  };
  beforeAll(async () => {
    const own = await onServer(seeded);
    if (!own || !('url' in own.place)) throw new Error('There is a server, and no database on it');
    database = own;
    url = own.place.url;
    servers = [await start(), await start()];
  });
  afterAll(async () => {
    for (const { backend } of servers) await backend.close();
    await database?.drop();
  });

  it('invalidate their caches within a second of a change at one of them, or by hand · FLEET-1', async () => {
    const { db, close } = await openDatabase({ url });
    for (const change of [
      () => sql`update product_price set price = price`.execute(db),
      async () => servers[0]?.backend.fleet?.tellChanged(),
    ]) {
      const before = servers.map(({ changedAt }) => changedAt());
      await pause(600);
      await change();
      await expect
        .poll(() => (servers[1]?.changedAt() ?? 0) > (before[1] ?? 0), { timeout: 1000, interval: 10 })
        .toBe(true);
    }
    await close();
  });

  it('share the limit of new carts for one visitor · FLEET-2', async () => {
    const answers: (number | undefined)[] = [];
    for (const turn of [0, 1, 0, 1, 0, 1]) {
      answers.push(await servers[turn]?.ask('/carts?', 'POST'));
      await pause(400);
    }
    expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('share the limit of searches for one visitor · FLEET-2', async () => {
    const answers: (number | undefined)[] = [];
    // All requests happen within one minute of the clock.
    if (new Date().getSeconds() > 55) await pause(6000);
    for (const turn of [0, 1, 0, 1, 0]) {
      answers.push(await servers[turn]?.ask('/products?limit=10&'));
      await pause(400);
    }
    expect(answers.slice(3)).toEqual([429, 429]);
    expect(answers.slice(0, 3)).not.toContain(429);
  });
});
