import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShop, wireServer } from '../../../../src/config/server/make-shop.ts';
import type { Backend } from '../../../../src/config/server/services/backend.ts';
import { SANDBOX_TOKENS, TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import { inMemory } from '../../../adapters/sandbox/fixtures/own-database.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

const environment = testEnvironment({
  DIOPTRA_SANDBOX_PAGES: 'off',
  DIOPTRA_TEST_CONTROLS: 'off',
  DIOPTRA_CARTS_PER_MINUTE: '2',
  DIOPTRA_TRUSTED_PROXIES: '10.0.0.0/8',
  DIOPTRA_ORIGINS: 'viszola=https://lenti.example.it',
});

describe('the sandbox of a live shop', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await wireServer(environment, quietParts).getAsync(TOKENS.backend);
  });
  afterAll(() => backend.close());

  const shop = () => makeShop(environment, backend, quietParts);
  /** A connection from an address, as the listening port reports it. */
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

  it.each([
    '/mailbox',
    '/pay/1',
    '/identity/google',
    '/sandbox',
    '/sandbox/reviews',
    '/sandbox/controls/clock',
  ])('does not show %s', async (path) => {
    expect((await shop().request(`http://localhost${path}`)).status).toBe(404);
  });

  it('is ready once its database answers', async () => {
    expect(await (await shop().request('http://localhost/ready')).json()).toEqual({
      status: 'ready',
      parts: { database: true },
    });
  });

  const beginCart = async (connection: string, headers: Record<string, string>) => {
    const answer = await shop().request(
      'http://localhost/api/carts?brand_channel=okulino&locale=de',
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      from(connection),
    );
    return answer.status;
  };

  it('counts a client once, whatever forwarding header is sent', async () => {
    const answers: number[] = [];
    for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      answers.push(await beginCart('203.0.113.5', { 'x-forwarded-for': forged }));
    expect(answers).toEqual([200, 200, 429]);
  });

  it('counts clients behind a trusted proxy one by one, and each of them once', async () => {
    const answers: number[] = [];
    for (const header of [
      '1.1.1.1, 198.51.100.1',
      '2.2.2.2, 198.51.100.1',
      '3.3.3.3, 198.51.100.1',
      '198.51.100.2',
    ])
      answers.push(await beginCart('10.0.0.1', { 'x-forwarded-for': header }));
    expect(answers).toEqual([200, 200, 429, 200]);
  });

  const post = (brand: string, path: string, body: object) =>
    shop().request(`http://localhost/api${path}?brand_channel=${brand}&locale=de`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const account = { email: 'mara@example.org', password: 'Linse 2026' };

  it('marks a cookie as Secure only if the shop is reached by https', async () => {
    const signedIn = async (brand: string) => {
      await post(brand, '/customers', {
        ...account,
        first_name: 'Mara',
        last_name: 'Keller',
        subscribed_to_marketing_channels: false,
        locale_code: 'de',
      });
      return (await post(brand, '/customers/session', account)).headers.get('set-cookie');
    };
    expect(await signedIn('viszola')).toContain('; Secure');
    expect(await signedIn('okulino')).not.toContain('Secure');
  });

  it('has no demo customers with a known password', async () => {
    for (const email of ['stammgast@example.org', 'wechselgast@example.org'])
      expect((await post('okulino', '/customers/session', { ...account, email })).status).toBe(422);
  });

  it('recognises the shop by its host', async () => {
    const answer = await shop().request('http://x/robots.txt', { headers: { host: 'lenti.example.it' } });
    expect(await answer.text()).toContain('https://lenti.example.it/sitemap.xml');
  });
});

describe('due jobs', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['on', 2],
    ['off', 0],
  ])(
    'and mails run every five seconds, and when somebody looks at an order, only if DIOPTRA_JOBS is on: %s · OPS-8',
    async (DIOPTRA_JOBS, timers) => {
      // No timer runs here: what is done, the requests do.
      const started = vi.spyOn(globalThis, 'setInterval').mockReturnValue(undefined as never);
      const container = wireServer(testEnvironment({ DIOPTRA_JOBS }), quietParts);
      container.rebind(SANDBOX_TOKENS.databasePlace).toConstantValue((await inMemory()).place);
      const backend = await container.getAsync(TOKENS.backend);
      expect(started.mock.calls.filter(([, every]) => every === 5000)).toHaveLength(timers);
      const origin = 'http://okulino.localhost:3000';
      const channel = 'brand_channel=okulino&locale=de';
      const ask = (path: string, init: RequestInit = {}) => backend.fetch(new Request(origin + path, init));
      const reset = await ask(`/api/customers/password-reset?${channel}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ email: 'stammgast@example.org' }),
      });
      expect(reset.status).toBe(200);
      expect((await ask(`/api/orders/of-nobody?${channel}`)).status).toBe(404);
      const mailbox = await (await ask('/mailbox')).text();
      await backend.close();
      expect(mailbox.includes('stammgast@example.org')).toBe(DIOPTRA_JOBS === 'on');
    },
  );
});
