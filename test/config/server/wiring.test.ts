import { generateKeyPairSync } from 'node:crypto';
import { OpenFeature } from '@openfeature/server-sdk';
import { Container, type ServiceIdentifier } from 'inversify';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noContent } from '../../../src/application/content/no-content.ts';
import { noFlags } from '../../../src/application/flags/no-flags.ts';
import { modulesOf, wireServer } from '../../../src/config/server/make-shop.ts';
import { startFailure } from '../../../src/config/server/process/start-failure.ts';
import type { Backend } from '../../../src/config/server/services/backend.ts';
import { SANDBOX_TOKENS, TOKENS } from '../../../src/config/server/wiring/tokens.ts';
import { testEnvironment } from '../test-environment.ts';
import { quietParts } from './quiet-parts.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const elsewhere = { DIOPTRA_BACKEND_URL: 'https://shop-api.example.com' };

/** What `docs/configuration.md` lets a deployment choose, and which service is then called instead of the sandbox. */
const deployments = [
  ['the sandbox', {}, {}],
  [
    'an engine beside the sandbox',
    {
      DIOPTRA_BACKEND: 'vendure',
      DIOPTRA_ENGINE_URL: 'https://engine.example.com',
      DIOPTRA_ENGINE_KEY: 'k'.repeat(32),
      DIOPTRA_ENGINE_WEBHOOK_SECRET: 's'.repeat(32),
    },
    {},
  ],
  [
    'another backend by its address',
    elsewhere,
    {
      backend: ['shop-api.example.com'],
      search: ['shop-api.example.com'],
      content: ['shop-api.example.com'],
      flags: [],
      errors: [],
    },
  ],
  [
    'content in Storyblok',
    { DIOPTRA_CONTENT: 'storyblok', STORYBLOK_TOKEN: 'token' },
    { content: ['api.storyblok.com'] },
  ],
  [
    'search at Algolia',
    { DIOPTRA_SEARCH: 'algolia', DIOPTRA_ALGOLIA_APP: 'app', DIOPTRA_ALGOLIA_SEARCH_KEY: 'key' },
    { search: ['app-dsn.algolia.net', 'sandbox errors'] },
  ],
  [
    'identity at Firebase',
    {
      DIOPTRA_IDENTITY: 'firebase',
      DIOPTRA_FIREBASE_PROJECT: 'shop',
      DIOPTRA_FIREBASE_API_KEY: 'key',
      DIOPTRA_FIREBASE_SERVICE_EMAIL: 'signer@shop.example',
      DIOPTRA_FIREBASE_SERVICE_KEY: privateKey,
    },
    { identity: ['identitytoolkit.googleapis.com'] },
  ],
  [
    'an identity service of the merchant’s own',
    {
      DIOPTRA_IDENTITY: 'oidc',
      DIOPTRA_OIDC_ISSUER: 'https://login.example.com/realms/shop',
      DIOPTRA_OIDC_CLIENT: 'shop',
      DIOPTRA_OIDC_SECRET: 'secret',
      DIOPTRA_OIDC_NAME: 'Hausanmeldung',
    },
    { identity: ['login.example.com'] },
  ],
  [
    'payment by Datatrans',
    {
      DIOPTRA_PAYMENT: 'datatrans',
      DIOPTRA_DATATRANS_MERCHANT: '1110012345',
      DIOPTRA_DATATRANS_PASSWORD: 'p',
      DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
    },
    { payment: ['api.sandbox.datatrans.com'] },
  ],
  ['a flag service', { DIOPTRA_FLAGS: 'https://flags.example.com' }, { flags: ['flags.example.com'] }],
  ['no flags', { DIOPTRA_FLAGS: 'off' }, { flags: [] }],
  ['Sentry', { DIOPTRA_ERRORS: 'https://key@errors.example.com/42' }, { errors: ['errors.example.com'] }],
  ['no errors', { DIOPTRA_ERRORS: 'off' }, { errors: [] }],
  [
    'a backend and all services elsewhere',
    {
      ...elsewhere,
      DIOPTRA_CONTENT: 'storyblok',
      STORYBLOK_TOKEN: 'token',
      DIOPTRA_SEARCH: 'algolia',
      DIOPTRA_ALGOLIA_APP: 'app',
      DIOPTRA_ALGOLIA_SEARCH_KEY: 'key',
      DIOPTRA_FLAGS: 'https://flags.example.com',
      DIOPTRA_ERRORS: 'https://key@errors.example.com/42',
    },
    {
      backend: ['shop-api.example.com'],
      search: ['app-dsn.algolia.net', 'errors.example.com'],
      content: ['api.storyblok.com'],
      flags: ['flags.example.com'],
      errors: ['errors.example.com'],
    },
  ],
] as const satisfies readonly (readonly [string, Record<string, string>, Partial<Asked>])[];

/**
 * The services that each part of a server calls, and where it reports missing answers. The sandbox’s own pages for
 * payment and identity call no service.
 */
type Asked = Readonly<
  Record<'backend' | 'search' | 'content' | 'flags' | 'errors' | 'identity' | 'payment', readonly string[]>
>;
const bySandbox: Asked = {
  backend: ['sandbox'],
  search: ['sandbox'],
  content: ['sandbox stories'],
  flags: ['sandbox flags'],
  errors: ['sandbox errors'],
  identity: [],
  payment: [],
};

let asked: string[] = [];
const meet = (name: string): void => {
  if (!asked.includes(name)) asked.push(name);
};
beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    meet(new URL(input instanceof Request ? input.url : input).host);
    return Response.json({}, { status: 404 });
  });
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => OpenFeature.clearProviders());

const sandbox: Backend = {
  fetch: async () => {
    meet('sandbox');
    return Response.json({}, { status: 404 });
  },
  paths: ['/api'],
  checks: [],
  flags: {
    ...noFlags,
    getFlag: (...question) => {
      meet('sandbox flags');
      return noFlags.getFlag(...question);
    },
  },
  stories: () => {
    meet('sandbox stories');
    return noContent;
  },
  errors: { add: () => meet('sandbox errors') },
  close: async () => undefined,
};

const wired = (variables: Readonly<Record<string, string>>): Container => {
  const settings = testEnvironment(variables);
  return wireServer(settings, quietParts, settings.backendUrl === undefined ? sandbox : undefined);
};

/** Calls each part once and returns the services that it called. */
const whomEachAsks = async (container: Container): Promise<Asked> => {
  const by = async (question: () => unknown): Promise<readonly string[]> => {
    asked = [];
    await question();
    return asked;
  };
  const ask = (path: string) => () =>
    container
      .get(TOKENS.shopApi)(new Request(`http://backend.invalid/api${path}brand_channel=okulino&locale=de`))
      .catch(() => undefined);
  return {
    backend: await by(ask('/carts/1?')),
    search: await by(ask('/search?query=linse&')),
    content: await by(ask('/content/story?slug=help&')),
    flags: await by(() => container.get(TOKENS.flags).getFlag('hero', { attributes: {} })()),
    errors: await by(() => container.get(TOKENS.report)(new Error('x'))),
    identity: await by(async () => {
      const identity = await container.getAsync(TOKENS.identity);
      for (const provider of ['google', 'house'] as const)
        await identity?.begin(provider, 'http://localhost/')();
    }),
    payment: await by(async () => (await container.getAsync(TOKENS.payment))?.standing('1')()),
  };
};

/** The tokens that the modules of a deployment bind, once for each binding. */
const boundBy = (variables: Readonly<Record<string, string>>): readonly ServiceIdentifier[] => {
  const container = new Container();
  const bound: ServiceIdentifier[] = [];
  const bind: Container['bind'] = (token) => {
    bound.push(token);
    return container.bind(token);
  };
  for (const module of modulesOf(testEnvironment(variables), quietParts))
    void module.load({ ...container, bind } as never);
  return bound;
};

describe.each(deployments)('a server with %s', (_, variables, chosen) => {
  it('sends requests to the configured services, and to no others', async () =>
    expect(await whomEachAsks(wired(variables))).toEqual({ ...bySandbox, ...chosen }));

  it('creates every part once', async () => {
    const container = wired(variables);
    for (const [name, token] of Object.entries<ServiceIdentifier>(TOKENS)) {
      const part = await container.getAsync(token);
      expect(await container.getAsync(token), name).toBe(part);
    }
    expect((await container.get(TOKENS.pageServer).request('http://localhost/health')).status).toBe(200);
  });

  it('binds each token once', () => {
    const own = 'DIOPTRA_BACKEND_URL' in variables ? {} : SANDBOX_TOKENS;
    const all = Object.values<ServiceIdentifier>({ ...TOKENS, ...own });
    const bound = boundBy(variables);
    expect(bound).toHaveLength(all.length);
    expect(new Set(bound)).toEqual(new Set(all));
  });
});

describe('a sandbox in the server process', () => {
  const placeOf = (variables: Readonly<Record<string, string>>) =>
    wireServer(testEnvironment(variables), quietParts).get(SANDBOX_TOKENS.databasePlace);

  it('stores its data where the settings say', () => {
    expect(placeOf({})).toEqual({ memory: true });
    expect(placeOf({ DIOPTRA_DATA: '/srv/shop' })).toEqual({ dataDir: '/srv/shop' });
    const url = 'postgres://shop@localhost/shop';
    expect(placeOf({ DIOPTRA_DATA: '/srv/shop', DATABASE_URL: url })).toEqual({ url });
  });

  it('has a test clock if that is allowed, and every part uses it', () => {
    const controlled = wireServer(testEnvironment({ DIOPTRA_TEST_CONTROLS: 'on' }), quietParts);
    controlled.get(SANDBOX_TOKENS.controls)?.setClock(5);
    expect(controlled.get(TOKENS.clock).now()).toBe(5);
    expect(controlled.get(TOKENS.published).at()).toBeGreaterThan(0);
    const own = wireServer(testEnvironment({ DIOPTRA_TEST_CONTROLS: 'off' }), quietParts);
    expect(own.get(SANDBOX_TOKENS.controls)).toBeUndefined();
    expect(own.get(TOKENS.clock)).toBe(own.get(TOKENS.machineClock));
  });

  it('reports why its data cannot be stored there', async () => {
    const settings = testEnvironment({ DIOPTRA_DATA: '/dev/null/shop' });
    const failed = wireServer(settings, quietParts)
      .getAsync(TOKENS.backend)
      .catch((error: unknown) => startFailure(error, settings));
    expect(await failed).toMatch(/^The folder of DIOPTRA_DATA cannot be used: /);
  });
});
