import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShop, wireServer } from '../../../../src/config/server/make-shop.ts';
import { startFailure } from '../../../../src/config/server/process/start-failure.ts';
import type { Backend } from '../../../../src/config/server/services/backend.ts';
import { SANDBOX_TOKENS, TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import { type FakeFacts, fakeFetch, key } from '../../../adapters/engine-vendure/fixtures/fake-engine.ts';
import { unfilledTemplate } from '../../../adapters/engine-vendure/range/copied-range.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

const variables = {
  DIOPTRA_BACKEND: 'vendure',
  DIOPTRA_ENGINE_URL: 'http://engine.test:4300/vendure',
  DIOPTRA_ENGINE_KEY: key,
  DIOPTRA_ENGINE_CHANNELS: 'okulino=lenses',
  DIOPTRA_ENGINE_WEBHOOK_SECRET: 's'.repeat(32),
};

/** The number of further calls that are not answered. */
let away = 0;
const asked: string[] = [];
const callable =
  (of?: (channel: string) => FakeFacts | undefined) =>
  async (request: Request): Promise<Response> => {
    asked.push(`${request.url} ${request.headers.get('vendure-token')}`);
    away -= 1;
    if (away >= 0) throw new TypeError('connect ECONNREFUSED');
    return fakeFetch(of)(request);
  };
afterAll(() => void vi.unstubAllGlobals());

const notes: string[] = [];
const parts = { ...quietParts, note: (note: string) => void notes.push(note) };
/** Opens a shop; without a folder of its own, on a database that has no range yet. */
const opening = async (more: Readonly<Record<string, string>> = {}): Promise<Backend> => {
  const container = wireServer(testEnvironment({ ...variables, ...more }), parts);
  if (more.DIOPTRA_DATA === undefined)
    container
      .rebind(SANDBOX_TOKENS.databasePlace)
      .toConstantValue({ memory: true, template: await unfilledTemplate() });
  return container.getAsync(TOKENS.backend);
};

describe('a shop with an engine', () => {
  let backend: Backend;
  beforeAll(async () => {
    vi.stubGlobal('fetch', callable());
    away = 2;
    backend = await opening();
  });
  afterAll(() => backend?.close());
  const get = (path: string) =>
    makeShop(testEnvironment(variables), backend, parts).request(`http://localhost${path}`);

  it('waits for an engine that is starting, and logs that once', () =>
    expect(notes).toEqual([
      'The engine at http://engine.test:4300/vendure does not answer yet. The shop waits up to a minute for it.',
    ]));

  it('queries the engine in the channel of each shop, and opens the sandbox beside it', async () => {
    const channels = ['lenses', 'linsenwerk', 'viszola', 'opalys', 'augental'];
    const questions = [...new Set(asked)];
    expect(questions.slice(0, channels.length)).toEqual(
      channels.map((channel) => `http://engine.test:4300/vendure/shop-api?languageCode=de ${channel}`),
    );
    // Past orders are looked for in the language of each customer.
    expect(
      new Set(questions.map((question) => question.replace(/\?languageCode=(de|en|it|fr)/, ''))),
    ).toEqual(new Set(channels.map((channel) => `http://engine.test:4300/vendure/shop-api ${channel}`)));
    expect((await get('/api/content/navigation?brand_channel=okulino&locale=de')).status).toBe(200);
  });

  it('accepts signed webhooks of the engine only', async () => {
    const notify = (headers: Readonly<Record<string, string>>) =>
      makeShop(testEnvironment(variables), backend, parts).request('http://localhost/engine/notices', {
        method: 'POST',
        headers: { origin: 'http://engine.test:4300', ...headers },
        body,
      });
    const body = JSON.stringify({ id: '1', kind: 'product.changed', products: null });
    const at = Math.floor(Date.now() / 1000);
    const sign = (secret: string) =>
      `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
    expect((await notify({})).status).toBe(401);
    expect((await notify({ 'x-dioptra-signature': sign('x'.repeat(32)) })).status).toBe(401);
    asked.length = 0;
    expect((await notify({ 'x-dioptra-signature': sign('s'.repeat(32)) })).status).toBe(204);
    await vi.waitFor(() => expect(asked).not.toEqual([]));
  });

  it('is degraded while the engine is unreachable, but shows pages and stays in service', async () => {
    const ready = async (): Promise<unknown> => {
      const answer = await get('/ready');
      return [answer.status, await answer.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ready', parts: { database: true, engine: true } }]);
    away = Number.POSITIVE_INFINITY;
    expect(await ready()).toEqual([200, { status: 'degraded', parts: { database: true, engine: false } }]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const token of ['one', 'two']) {
      const cart = await get(`/api/carts/${token}?brand_channel=okulino&locale=it`);
      expect([cart.status, await cart.json()]).toEqual([503, { code: 'server.engine_unavailable' }]);
    }
    // Several requests fail meanwhile, but it is logged once.
    expect(log.mock.calls.join().match(/shopCart: Unreachable/g)).toHaveLength(1);
    log.mockRestore();
    for (const path of ['/health', '/', '/en']) expect((await get(path)).status).toBe(200);
    away = 0;
    expect(await ready()).toEqual([200, { status: 'ready', parts: { database: true, engine: true } }]);
  });
});

it.each([
  ['on', 1],
  ['off', 0],
])(
  'the engine is asked for changes and abandoned carts every minute only if DIOPTRA_JOBS is on: %s · OPS-8',
  async (DIOPTRA_JOBS, times) => {
    away = 0;
    vi.stubGlobal('fetch', callable());
    const timers = vi.spyOn(globalThis, 'setInterval');
    const backend = await opening({ DIOPTRA_JOBS });
    await backend.close();
    expect(timers.mock.calls.filter(([, every]) => every === 60_000)).toHaveLength(times);
  },
);

it('a shop does not start empty if the range of the engine cannot be copied', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const whole = callable();
  away = 0;
  vi.stubGlobal('fetch', async (request: Request) =>
    (await request.clone().text()).includes('shopProducts')
      ? new Response('', { status: 500 })
      : whole(request),
  );
  const failure = await opening().catch((error: unknown) => startFailure(error, { databaseUrl: undefined }));
  expect(failure).toMatch(/^The range of the engine at .* cannot be copied/);
  expect(log.mock.calls.join()).toContain('shopProducts: status 500');
  log.mockRestore();
});

it.each([
  [{}, (): undefined => undefined, /^(The engine has no channel for \w+: .*\n?){5}$/],
  [{ DIOPTRA_ENGINE_KEY: 'x'.repeat(32) }, () => ({}), /^The engine at .* rejects the key. .*$/],
])('a shop neither starts nor opens a database on an unsuitable engine: %j', async (more, of, sentence) => {
  vi.stubGlobal('fetch', callable(of));
  away = 0;
  const folder = join(tmpdir(), `dioptra-unopened-${process.pid}`);
  const failure = await opening({ ...more, DIOPTRA_DATA: folder }).catch((error: unknown) =>
    startFailure(error, { databaseUrl: undefined }),
  );
  expect(failure).toMatch(sentence);
  expect(existsSync(folder)).toBe(false);
});
