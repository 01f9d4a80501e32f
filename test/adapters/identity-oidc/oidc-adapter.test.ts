import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as E from 'fp-ts/Either';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOidcAdapter } from '../../../src/adapters/identity-oidc/oidc-adapter.ts';
import { type ProvingShop, provingSuite } from '../sandbox/contract/proving-suite.ts';
import { shopOrigin } from '../sandbox/fixtures/at-provider.ts';
import { startSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { type LocalOidc, startOidc, walkOidc } from './local-oidc.ts';

const back = `${shopOrigin}/identity/return`;
const invalid = E.left({ _tag: 'Refused', code: 'customer.identity_invalid', violations: [] });

let oidc: LocalOidc;
beforeAll(async () => {
  oidc = await startOidc([back]);
});
afterAll(() => oidc.close());

/** Changes an answer of the identity service on its way. */
type Spoil = (url: string, answer: Response) => Promise<Response>;
const adapterWith = (spoil: Spoil = async (_, answer) => answer, issuer = oidc.issuer) =>
  makeOidcAdapter({
    issuer,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    fetch: async (request) => spoil(request.url, await fetch(request)),
    now: Date.now,
    timeoutMs: 1000,
  });

describe('an identity proved by the merchant’s own identity service', () => {
  let proving: ProvingShop;
  beforeAll(async () => {
    const shop = await startSandbox(undefined, { identity: adapterWith() });
    proving = {
      shop,
      provider: 'house',
      visit: async (browser, address, as) => {
        oidc.setWho(as);
        const begun = await browser.fetch(new Request(address));
        const returned = await walkOidc(begun.headers.get('location') ?? '', oidc.issuer);
        return (await browser.fetch(new Request(returned))).headers.get('location') ?? '';
      },
    };
  });
  afterAll(() => proving?.shop.close());
  provingSuite(() => proving);
  it('reported neither a crash nor an answer that its codec refuses · AUTH-27', () =>
    expect(proving.shop.incidents).toEqual([]));
});

describe('an identity service', () => {
  const person = { email: 'mila@example.org', verified: true };
  beforeEach(() => oidc.setWho(person));

  /** Goes to the provider and back; returns what is needed to finish. */
  const gone = async (adapter = adapterWith()) => {
    const begun = await adapter.begin('house', back)();
    if (E.isLeft(begun)) throw new Error(begun.left._tag);
    const { url, session } = begun.right;
    return { url: new URL(url), session, brought: await walkOidc(url, oidc.issuer) };
  };
  const finished = async (spoil?: Spoil) => {
    const adapter = adapterWith(spoil);
    const { session, brought } = await gone(adapter);
    return adapter.finish('house', session, brought)();
  };

  it('is called with code flow, state, nonce and a challenge, and without its secret in the address · AUTH-27', async () => {
    const { url } = await gone();
    const said = Object.fromEntries(url.searchParams);
    expect(said).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      redirect_uri: back,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(said[name]).toMatch(/^[\w-]{43}$/);
    expect(url.href).not.toContain(oidc.clientSecret);
  });

  it('returns the identity from its token or its user info · AUTH-27', async () =>
    expect(await finished()).toEqual(
      E.right({
        subject: 'id-of-mila@example.org',
        email: 'mila@example.org',
        emailVerified: true,
        firstName: 'Mila',
        lastName: 'Sommer',
      }),
    ));

  it('is accepted once: a replayed code, another state and another session are rejected · AUTH-27', async () => {
    const adapter = adapterWith();
    const mine = await gone(adapter);
    const other = await gone(adapter);
    const forged = new URL(mine.brought);
    forged.searchParams.set('state', 'x'.repeat(43));
    for (const [session, brought] of [
      [mine.session, forged.href],
      [other.session, mine.brought],
      [JSON.stringify({ ...JSON.parse(mine.session), nonce: 'another' }), mine.brought],
      ['nonsense', mine.brought],
      ['{}', mine.brought],
    ] as const)
      expect(await adapter.finish('house', session, brought)()).toEqual(invalid);
    const last = await gone(adapter);
    expect(E.isRight(await adapter.finish('house', last.session, last.brought)())).toBe(true);
    expect(await adapter.finish('house', last.session, last.brought)()).toEqual(invalid);
  });

  it('is not used for another provider · AUTH-27', async () => {
    const adapter = adapterWith();
    expect(await adapter.begin('google', back)()).toEqual(invalid);
    expect(await adapter.finish('google', '{}', back)()).toEqual(invalid);
  });

  it('leads to a refusal if the visitor declines · AUTH-27', async () => {
    oidc.setWho('refuses');
    expect(await finished()).toEqual(invalid);
  });

  const tokenWith =
    (change: (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>): Spoil =>
    async (url, answer) => {
      if (!url.endsWith('/token')) return answer;
      const said = (await answer.json()) as { readonly id_token: string };
      const { privateKey } = await generateKeyPair('RS256');
      const token = new SignJWT(change(decodeJwt(said.id_token)) as never);
      const id_token = await token.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
      return Response.json({ ...said, id_token });
    };
  const unsigned: Spoil = async (url, answer) => {
    if (!url.endsWith('/token')) return answer;
    const said = (await answer.json()) as { readonly id_token: string };
    const [, claims = ''] = said.id_token.split('.');
    return Response.json({ ...said, id_token: `${btoa('{"alg":"none"}').replaceAll('=', '')}.${claims}.` });
  };
  it.each([
    ['has another subject', tokenWith((claims) => ({ ...claims, sub: 'another' }))],
    ['is of another issuer', tokenWith((claims) => ({ ...claims, iss: 'https://another.example' }))],
    ['is for another client', tokenWith((claims) => ({ ...claims, aud: 'another' }))],
    ['has run out', tokenWith((claims) => ({ ...claims, exp: 1 }))],
    ['has another nonce', tokenWith((claims) => ({ ...claims, nonce: 'another' }))],
    ['is not signed', unsigned],
  ])('is rejected if its token %s · AUTH-27', async (_what, spoil) =>
    expect(await finished(spoil)).toEqual(invalid),
  );

  it.each(['sub', 'iss', 'nothing'] as const)(
    'is rejected if its token has a foreign signature, %s changed · AUTH-27',
    async (name) =>
      expect(await finished(tokenWith((claims) => ({ ...claims, [name]: 'x' })))).toEqual(invalid),
  );

  it('is rejected if its user info has no e-mail or is about another person · AUTH-27', async () => {
    const telling =
      (said: unknown): Spoil =>
      async (url, answer) =>
        url.endsWith('/me') ? Response.json(said) : answer;
    expect(await finished(telling({ sub: 'id-of-mila@example.org' }))).toEqual(invalid);
    expect(await finished(telling({ sub: 'id-of-another', email: 'mila@example.org' }))).toEqual(invalid);
  });

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])(
    'has a verified e-mail only by the word of the service: %j is %s · AUTH-27',
    async (email_verified, isVerified) => {
      const said = { sub: 'id-of-mila@example.org', email: 'mila@example.org', email_verified };
      expect(
        await finished(async (url, answer) => (url.endsWith('/me') ? Response.json(said) : answer)),
      ).toMatchObject(E.right({ emailVerified: isVerified }));
    },
  );

  it('is rejected if its subject is longer than 255 characters · AUTH-27', async () => {
    const named = (length: number) => ({ email: 'm'.repeat(length - 'id-of-'.length), verified: true });
    oidc.setWho(named(255));
    expect(E.isRight(await finished())).toBe(true);
    oidc.setWho(named(256));
    expect(await finished()).toEqual(invalid);
  });

  it.each([
    [
      'a gateway fails',
      async () => new Response('<h1>502</h1>', { status: 502 }),
      { _tag: 'Unavailable', status: 502 },
    ],
    [
      'its response is invalid',
      async () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      { _tag: 'Unreadable', at: 'oidc' },
    ],
    [
      'its response is truncated',
      async () => Promise.reject(new TypeError('fetch failed')),
      { _tag: 'Unreachable' },
    ],
  ] as const)(
    'is reported as a failure, not as a refusal, if %s · AUTH-27',
    async (_what, spoil, failure) => {
      expect(await adapterWith(spoil).begin('house', back)()).toEqual(E.left(failure));
      expect(await finished(async (url, answer) => (url.endsWith('/token') ? spoil() : answer))).toEqual(
        E.left(failure),
      );
    },
  );

  it('is given up after the timeout, and called again by the next sign-in · AUTH-27', async () => {
    let isSilent = true;
    const adapter = makeOidcAdapter({
      ...oidc,
      now: Date.now,
      timeoutMs: 200,
      fetch: (request) =>
        isSilent
          ? new Promise((_, refuse) =>
              request.signal.addEventListener('abort', () => refuse(request.signal.reason)),
            )
          : fetch(request),
    });
    expect(await adapter.begin('house', back)()).toEqual(E.left({ _tag: 'Unreachable' }));
    isSilent = false;
    expect(E.isRight(await adapter.begin('house', back)())).toBe(true);
  });

  it('is asked for its configuration once an hour · AUTH-27', async () => {
    let asked = 0;
    let clock = 0;
    const adapter = makeOidcAdapter({
      ...oidc,
      now: () => clock,
      fetch: (request) => {
        asked += 1;
        return fetch(request);
      },
    });
    const begin = () => adapter.begin('house', back)();
    await Promise.all([begin(), begin()]);
    clock += 59 * 60_000;
    await begin();
    expect(asked).toBe(1);
    clock += 60_001;
    await begin();
    expect(asked).toBe(2);
  });

  /** A service that answers at any issuer, and names these endpoints. */
  const answering = (issuer: string, endpoints: Readonly<Record<string, string>> = {}) => {
    const asked: string[] = [];
    const adapter = makeOidcAdapter({
      issuer,
      clientId: oidc.clientId,
      clientSecret: oidc.clientSecret,
      now: Date.now,
      fetch: async ({ url }) => {
        asked.push(url);
        return Response.json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          ...endpoints,
        });
      },
    });
    return { adapter, asked };
  };
  it.each([
    'http://login.example.org',
    'http://localhost.example.org',
    'http://login.localhost',
    'http://127.0.0.1.example.org',
    'http://192.168.0.1',
  ])('on another host is not called without encryption: %s · AUTH-27', async (issuer) => {
    const plain = answering(issuer);
    expect(await plain.adapter.begin('house', back)()).toEqual(invalid);
    expect(plain.asked).toEqual([]);
    const encrypted = answering(issuer.replace('http:', 'https:'));
    expect(E.isRight(await encrypted.adapter.begin('house', back)())).toBe(true);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'on this machine may be called without encryption: %s · AUTH-27',
    async (issuer) => expect(E.isRight(await answering(issuer).adapter.begin('house', back)())).toBe(true),
  );

  it('is not called at an endpoint without encryption that it names itself · AUTH-27', async () => {
    const issuer = 'https://login.example.org';
    const { adapter, asked } = answering(issuer, { token_endpoint: 'http://login.example.org/token' });
    const begun = await adapter.begin('house', back)();
    if (E.isLeft(begun)) throw new Error(begun.left._tag);
    const state = new URL(begun.right.url).searchParams.get('state');
    const brought = `${back}?code=x&state=${state}`;
    expect(E.isLeft(await adapter.finish('house', begun.right.session, brought)())).toBe(true);
    expect(asked).toEqual([`${issuer}/.well-known/openid-configuration`]);
    const login = answering(issuer, { authorization_endpoint: 'http://login.example.org/auth' });
    expect(E.isLeft(await login.adapter.begin('house', back)())).toBe(true);
  });

  it('that names another issuer is rejected · AUTH-27', async () => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer: oidc.issuer, authorization_endpoint: `${oidc.issuer}/auth` }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    expect(E.isLeft(await adapterWith(undefined, `http://localhost:${port}`).begin('house', back)())).toBe(
      true,
    );
    await new Promise((closed) => server.close(closed));
  });
});
