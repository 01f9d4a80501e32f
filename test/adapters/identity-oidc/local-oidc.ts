import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** A person at the provider. */
export interface OidcPerson {
  readonly email: string;
  readonly verified: boolean;
}

export interface LocalOidc {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Sets the person at the provider from now on; `refuses`: cancels. */
  readonly setWho: (who: OidcPerson | 'refuses') => void;
  readonly close: () => Promise<void>;
}

const page = (to: string): string =>
  `<!doctype html><html lang="en"><title>Sign in</title><main><h1>Identity service</h1><form method="post" action="${to}"><button>Sign in</button></form></main></html>`;

/**
 * An identity service in this process, by a certified third-party library: discovery, PKCE required of every client,
 * claims only at the user info endpoint. `back`: the allowed redirect addresses.
 */
export const startOidc = async (back: readonly string[]): Promise<LocalOidc> => {
  let who: OidcPerson | 'refuses' = 'refuses';
  const people = new Map<string, OidcPerson>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const clientId = 'shop';
  const clientSecret = 'what-the-shop-shows-itself-by';
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...back] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['not for real'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => {
      const person = people.get(accountId);
      return (
        person && {
          accountId,
          claims: () => ({
            sub: accountId,
            email: person.email,
            email_verified: person.verified,
            given_name: 'Mila',
            family_name: 'Sommer',
          }),
        }
      );
    },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    const { url = '', method } = request;
    if (!url.startsWith('/interaction/')) return answer(request, response);
    if (method === 'GET') return response.setHeader('content-type', 'text/html').end(page(url));
    if (who === 'refuses') return provider.interactionFinished(request, response, { error: 'access_denied' });
    const accountId = `id-of-${who.email}`;
    people.set(accountId, who);
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope('openid email profile');
    const grantId = await grant.save();
    return provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
  });
  return {
    issuer,
    clientId,
    clientSecret,
    setWho: (now) => {
      who = now;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

/**
 * Follows the shop's redirect like a browser that presses each button. Returns the address at the shop to which it is
 * redirected back.
 */
export const walkOidc = async (address: string, issuer: string): Promise<string> => {
  const jar = new Map<string, string>();
  let at = address;
  let pressing = false;
  for (let steps = 0; steps < 12; steps++) {
    if (!at.startsWith(issuer)) return at;
    const answer: Response = await fetch(at, {
      method: pressing ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const to: string | null = answer.headers.get('location');
    pressing = to === null;
    if (to !== null) at = new URL(to, at).href;
    else if (!answer.ok) throw new Error(`The identity service answers with ${answer.status}`);
  }
  throw new Error('The identity service leads nowhere');
};
