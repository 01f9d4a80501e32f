import {
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { FirebaseSettings } from '../../../src/adapters/identity-firebase/settings.ts';

interface Account {
  readonly localId: string;
  /** Undefined if nothing is linked yet. */
  email?: string;
  password?: string;
  disabled: boolean;
}

/** A person at Google, Apple or Facebook. */
export interface Someone {
  readonly subject: string;
  readonly email: string;
  readonly verified: boolean;
}

const customAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** Deliberate errors in the next tokens. */
export interface Spoilt {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly kid?: string;
  readonly forged?: boolean;
  readonly unsigned?: boolean;
  /** The token does not name the key. */
  readonly nameless?: boolean;
  /** Signed by the right key with another algorithm, which the published key does not rule out. */
  readonly alg?: string;
}

/**
 * Firebase Authentication by its REST documentation, within this process: accounts, passwords, providers, custom
 * tokens, published keys. Protection against enumeration is on: `update` cannot change an e-mail.
 */
export const localFirebase = async (now: () => number) => {
  const projectId = 'dioptra-test';
  const apiKey = 'web-api-key';
  const serviceEmail = 'signer@dioptra-test.iam.gserviceaccount.com';
  const signing = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const service = await generateKeyPair('RS256', { extractable: true });
  let kid = 'key-1';
  let spoilt: Spoilt = {};
  let fault: 'none' | 'down' | 'cut' | 'nonsense' = 'none';
  let flooded = false;
  let keysAsked = 0;
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, string>();
  let count = 0;

  const idToken = async (sub: string, provider: string, more: JWTPayload = {}): Promise<string> => {
    const second = Math.floor(now() / 1000);
    const claims = {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub,
      user_id: sub,
      auth_time: second,
      iat: second,
      exp: second + 3600,
      firebase: { identities: {}, sign_in_provider: provider },
      ...more,
      ...spoilt.claims,
    };
    if (spoilt.unsigned) {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', typ: 'JWT', kid })}.${part(claims)}.`;
    }
    const by = spoilt.forged ? foreign.privateKey : signing.privateKey;
    return new SignJWT(claims)
      .setProtectedHeader({
        alg: spoilt.alg ?? 'RS256',
        ...(!spoilt.nameless && { kid: spoilt.kid ?? kid }),
        typ: 'JWT',
      })
      .sign(spoilt.alg ? await importPKCS8(await exportPKCS8(by), spoilt.alg) : by);
  };
  const session = async (sub: string, provider: string, more: JWTPayload = {}, rest: object = {}) => ({
    idToken: await idToken(sub, provider, more),
    refreshToken: 'r',
    expiresIn: '3600',
    ...rest,
  });
  type Body = Readonly<Record<string, unknown>>;
  const subOf = (token: unknown): string | undefined =>
    JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString() || '{}').sub;
  const byToken = (body: Body) => accounts.get(subOf(body.idToken) ?? '');
  const byEmail = (email: string) => [...accounts.values()].find((account) => account.email === email);

  const text = (body: Body, name: string): string => String(body[name] ?? '');
  const answers: Readonly<Record<string, (body: Body) => Promise<object | string>>> = {
    createAuthUri: async (body) => {
      const sessionId = `session-${++count}`;
      sessions.set(sessionId, text(body, 'providerId'));
      const address = new URL('https://accounts.provider.test/auth');
      address.searchParams.set('redirect_uri', text(body, 'continueUri'));
      return { authUri: address.href, sessionId, providerId: text(body, 'providerId') };
    },
    signInWithIdp: async (body) => {
      const providerId = sessions.get(text(body, 'sessionId'));
      const brought = new URLSearchParams(
        body.postBody === undefined ? new URL(text(body, 'requestUri')).search : text(body, 'postBody'),
      ).get('code');
      if (!providerId || !brought) return 'INVALID_IDP_RESPONSE : no answer of a provider';
      sessions.delete(text(body, 'sessionId'));
      const { subject, email, verified } = JSON.parse(brought) as Someone;
      return session(
        `user-${subject}`,
        providerId,
        {
          email,
          email_verified: verified,
          firebase: { identities: { [providerId]: [subject] }, sign_in_provider: providerId },
        },
        { firstName: 'Mila', lastName: 'Sommer' },
      );
    },
    signInWithCustomToken: async (body) => {
      const claims = await jwtVerify(text(body, 'token'), service.publicKey, {
        audience: customAudience,
        issuer: serviceEmail,
        subject: serviceEmail,
        currentDate: new Date(now()),
      }).then(
        ({ payload }) => payload,
        () => undefined,
      );
      if (!claims) return 'INVALID_CUSTOM_TOKEN : not ours';
      const uid = String(claims.uid);
      if (!accounts.has(uid)) accounts.set(uid, { localId: uid, disabled: false });
      return accounts.get(uid)?.disabled ? 'USER_DISABLED' : session(uid, 'custom');
    },
    signUp: async (body) => {
      const [email, password] = [text(body, 'email'), text(body, 'password')];
      if (byEmail(email)) return 'EMAIL_EXISTS';
      if (password.length < 6) return 'WEAK_PASSWORD : Password should be at least 6 characters';
      const account = byToken(body);
      if (!account) return 'INVALID_ID_TOKEN';
      account.email = email;
      account.password = password;
      return session(account.localId, 'password', { email, email_verified: false });
    },
    signInWithPassword: async (body) => {
      const account = byEmail(text(body, 'email'));
      if (account?.disabled) return 'USER_DISABLED';
      return account && account.password === text(body, 'password')
        ? session(account.localId, 'password', { email: account.email })
        : 'INVALID_LOGIN_CREDENTIALS';
    },
    lookup: async (body) => {
      const account = byToken(body);
      const { localId, email } = account ?? {};
      return account ? { users: [{ localId, ...(email && { email }), createdAt: '0' }] } : 'INVALID_ID_TOKEN';
    },
    update: async (body) => {
      const account = byToken(body);
      if (!account) return 'TOKEN_EXPIRED';
      if (body.email !== undefined) return 'OPERATION_NOT_ALLOWED : verify the new email first';
      if (text(body, 'password').length < 6)
        return 'WEAK_PASSWORD : Password should be at least 6 characters';
      account.password = text(body, 'password');
      return { localId: account.localId };
    },
    delete: async (body) => {
      const account = byToken(body);
      if (!account) return 'USER_NOT_FOUND';
      accounts.delete(account.localId);
      return {};
    },
  };

  const fetch = async (request: Request): Promise<Response> => {
    if (fault === 'cut') throw new TypeError('fetch failed');
    if (fault === 'down') return Response.json({ error: { code: 503, message: 'BACKEND' } }, { status: 503 });
    if (fault === 'nonsense') return new Response('<h1>Wartung</h1>');
    const { host, pathname } = new URL(request.url);
    if (host === 'www.googleapis.com') {
      keysAsked += 1;
      const jwk = {
        ...(await exportJWK(signing.publicKey)),
        kid,
        ...(!spoilt.alg && { alg: 'RS256' }),
        use: 'sig',
      };
      return Response.json({ keys: [jwk] }, { headers: { 'cache-control': 'public, max-age=3600' } });
    }
    const refuse = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 });
    if (request.headers.get('x-goog-api-key') !== apiKey) return refuse('API_KEY_INVALID');
    const name = /^\/v1\/accounts:(\w+)$/.exec(pathname)?.[1] ?? '';
    if (flooded) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER : try later');
    const answer = await answers[name]?.((await request.json()) as Body);
    if (answer === undefined) return new Response('', { status: 404 });
    return typeof answer === 'string' ? refuse(answer) : Response.json(answer);
  };
  const settings: FirebaseSettings = {
    projectId,
    apiKey,
    serviceEmail,
    serviceKey: await exportPKCS8(service.privateKey),
    fetch,
    now,
  };
  return {
    settings,
    accounts,
    keysAsked: () => keysAsked,
    spoil: (next: Spoilt) => {
      spoilt = next;
    },
    rotate: (next: string) => {
      kid = next;
    },
    flood: (next: boolean) => {
      flooded = next;
    },
    setFault: (next: typeof fault) => {
      fault = next;
    },
  };
};
