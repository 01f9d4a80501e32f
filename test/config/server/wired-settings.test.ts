import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShop, wireServer } from '../../../src/config/server/make-shop.ts';
import type { Backend } from '../../../src/config/server/services/backend.ts';
import { TOKENS } from '../../../src/config/server/wiring/tokens.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../test-environment.ts';
import { quietParts } from './quiet-parts.ts';

type Variables = Readonly<Record<string, string>>;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const backend = (more: Partial<Backend> = {}): Backend => ({
  fetch: sandbox.fetch,
  paths: ['/api'],
  checks: [],
  close: async () => undefined,
  ...more,
});

describe('the limits of a server', () => {
  /** How many calls of a client each limit allows in a minute, and the name under which other servers count it. */
  const allowed = (variables: Variables) => {
    const kinds: string[] = [];
    const tally = (kind: string) => {
      kinds.push(kind);
      return { nameOf: (key: string) => key, tell: () => undefined, onTold: () => undefined };
    };
    const fleet = { tally } as unknown as NonNullable<Backend['fleet']>;
    const limits = wireServer(testEnvironment(variables), quietParts, backend({ fleet })).get(TOKENS.limits);
    const counts = Object.entries(limits).map(([name, count]) => {
      let calls = 0;
      while (calls < 2000 && count('192.0.2.1') === 0) calls += 1;
      return [name, calls];
    });
    return { counts: Object.fromEntries(counts), kinds: kinds.toSorted() };
  };

  it('are those of the documentation, each counted with the other servers · FLEET-2', () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    try {
      expect(allowed({ DIOPTRA_SEARCHES_PER_MINUTE: '7' })).toEqual({
        counts: { questions: 600, counted: 120, cards: 30, searches: 7 },
        kinds: ['cards', 'events', 'questions', 'searches'],
      });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a server with settings', () => {
  afterEach(() => void vi.restoreAllMocks());

  const ask = async (
    variables: Variables,
    path: string,
    {
      headers = {},
      host = 'okulino.localhost',
      from,
      over = backend(),
    }: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly host?: string;
      /** The address of the connection. */
      readonly from?: string;
      readonly over?: Backend;
    } = {},
  ) => {
    const shop = makeShop(testEnvironment(variables), over, { ...quietParts });
    const connection = from && {
      incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } },
    };
    const answer = await shop.request(
      `http://${host}${path}`,
      { headers: { host, ...headers } },
      connection || undefined,
    );
    return { headers: answer.headers, text: await answer.text() };
  };
  /** The client that the backend was told of. */
  const clientOf = async (variables: Variables, headers: Readonly<Record<string, string>>) => {
    let told: string | null = null;
    const over = backend({
      fetch: async (request) => {
        told = request.headers.get('x-client');
        return Response.json({});
      },
    });
    await ask(variables, '/api/products/10010', { headers, from: '10.0.0.1', over });
    return told;
  };

  it('names on its privacy page for how long its records are kept · LAW-36 · LAW-40', async () => {
    const { text } = await ask(
      { DIOPTRA_RECORD_YEARS: 'okulino=17/13', DIOPTRA_LENS_VALUES_YEARS: '2' },
      '/datenschutz',
    );
    expect(text).toMatch(/17.{1,40}Jahre/s);
    expect(text).toMatch(/13.{1,40}Jahre/s);
  });

  it('reads the client from the header of a trusted proxy only', async () => {
    const headers = { 'x-client-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.8' };
    expect(await clientOf({}, headers)).toBe('10.0.0.1');
    const trusted = { DIOPTRA_TRUSTED_PROXIES: '10.0.0.0/8' };
    expect(await clientOf(trusted, headers)).toBe('192.0.2.8');
    expect(await clientOf({ ...trusted, DIOPTRA_CLIENT_HEADER: 'x-client-ip' }, headers)).toBe('192.0.2.7');
  });

  it('lets a window of another site come back only where somebody signs in there', async () => {
    const policy = async (variables: Variables) =>
      (await ask(variables, '/health')).headers.get('cross-origin-opener-policy');
    const house = {
      ...{ DIOPTRA_IDENTITY: 'oidc', DIOPTRA_OIDC_ISSUER: 'https://login.example.com' },
      ...{ DIOPTRA_OIDC_CLIENT: 'shop', DIOPTRA_OIDC_SECRET: 'secret', DIOPTRA_OIDC_NAME: 'Hausanmeldung' },
    };
    expect(await policy({})).toBe('same-origin');
    expect(await policy(house)).toBe('same-origin-allow-popups');
    expect((await ask(house, '/')).text).toContain('"houseIdentity":"Hausanmeldung"');
    expect((await ask({}, '/')).text).not.toContain('houseIdentity');
  });

  it('shows the configured shop to hosts that belong to none, at its own address', async () => {
    const host = 'somebody.example';
    const at = { DIOPTRA_BRAND: 'opalys', DIOPTRA_ORIGINS: 'opalys=https://opalys.example' };
    const { text } = await ask(at, '/', { host });
    expect(text).toContain('data-brand="opalys"');
    expect(text).toContain('<link rel="canonical" href="https://opalys.example/');
    expect((await ask({ DIOPTRA_ORIGINS: `viszola=https://${host}` }, '/', { host })).text).toContain(
      'data-brand="viszola"',
    );
  });

  it('marks its pages for a cache in front of it only where there is one', async () => {
    const tags = async (variables: Variables) => {
      const { headers } = await ask({ DIOPTRA_HTML_CACHE: 'on', ...variables }, '/versand');
      return [headers.get('surrogate-key'), headers.get('cache-tag')].filter((tag) => tag !== null);
    };
    expect(await tags({})).toEqual([]);
    const varnish = { DIOPTRA_CDN: 'varnish', DIOPTRA_VARNISH_URL: 'http://127.0.0.1:6081' };
    expect(await tags(varnish)).not.toEqual([]);
  });

  it('lets pages load what its services need, and nothing else', async () => {
    const policy = async (variables: Variables) =>
      (await ask(variables, '/')).headers.get('content-security-policy') ?? '';
    expect(await policy({})).not.toContain('https://');
    expect(await policy({ DIOPTRA_FRAME_ORIGINS: 'https://films.example' })).toContain(
      "frame-src 'self' https://films.example",
    );
    const paid = {
      ...{ DIOPTRA_PAYMENT: 'datatrans', DIOPTRA_DATATRANS_MERCHANT: '1', DIOPTRA_DATATRANS_PASSWORD: 'p' },
      DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
    };
    expect(await policy(paid)).toMatch(/script-src 'self' https:\S*datatrans/);
    expect(await policy({ DIOPTRA_TAG_CONTAINER: 'GTM-ABC123' })).toContain('googletagmanager.com');
  });

  it('has the currency, the rounding and the chat of each shop', async () => {
    const shopBy = (variables: Variables) =>
      wireServer(testEnvironment(variables), quietParts, backend())
        .get(TOKENS.clients)
        .servicesFor('okulino', 'de').shop;
    const { currency, cashRounding, contact } = shopBy({
      ...{ DIOPTRA_CURRENCIES: 'okulino=EUR', DIOPTRA_CASH_ROUNDING: 'on' },
      DIOPTRA_CHAT: 'okulino=https://chat.example/okulino',
    });
    expect([currency, cashRounding, contact.chat]).toEqual(['EUR', true, 'https://chat.example/okulino']);
    const usual = shopBy({});
    expect([usual.currency, usual.cashRounding, usual.contact.chat]).toEqual(['CHF', undefined, undefined]);
  });

  it('counts by the configured means, and by no others · TRK-7', async () => {
    const counting = async (variables: Variables) =>
      /"counting":(\{.*?\})/.exec((await ask(variables, '/')).text)?.[1] ?? '';
    const none = { DIOPTRA_ANALYTICS: 'sandbox', DIOPTRA_SANDBOX_PAGES: 'off', DIOPTRA_FLAGS: 'off' };
    expect(await counting(none)).toBe('{}');
    expect(await counting({ ...none, DIOPTRA_ANALYTICS: 'data-layer' })).toBe('{"layer":true}');
    expect(await counting({ ...none, DIOPTRA_TAG_CONTAINER: 'GTM-ABC123' })).toContain('GTM-ABC123');
  });

  it('lets the visual editor show drafts in a frame only with the content of its service', async () => {
    const stories = { DIOPTRA_CONTENT: 'storyblok', STORYBLOK_TOKEN: 'token' };
    const editor = async (variables: Variables) =>
      wireServer(testEnvironment(variables), quietParts, backend()).get(TOKENS.notices) !== undefined;
    expect(await editor(stories)).toBe(false);
    expect(await editor({ ...stories, STORYBLOK_WEBHOOK_SECRET: 'secret' })).toBe(true);
  });

  it('writes a line for each request only if that is wanted', async () => {
    const written = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await ask({ DIOPTRA_ACCESS_LOG: 'off' }, '/speculation.json');
    expect(written).not.toHaveBeenCalled();
    await ask({ DIOPTRA_ACCESS_LOG: 'on' }, '/speculation.json');
    expect(written).toHaveBeenCalledTimes(1);
  });

  it('refuses requests because of load only from the configured number on · LOAD-1', () => {
    const gate = (variables: Variables) =>
      wireServer(testEnvironment(variables), quietParts, backend()).get(TOKENS.gate);
    expect(gate({ DIOPTRA_MOST_REQUESTS: '0' })).toBeUndefined();
    const most = { open: 20, late: 77 };
    expect(gate({ DIOPTRA_MOST_REQUESTS: '20', DIOPTRA_MOST_DELAY: '77' })?.most).toEqual(most);
  });
});
