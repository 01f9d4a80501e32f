import { exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { FirebaseSettings } from '../../../src/adapters/identity-firebase/settings.ts';

interface Account {
  readonly localId: string;
  readonly email: string;
  password: string;
  disabled: boolean;
}

/** Somebody at Google, Apple or Facebook. */
export interface Someone {
  readonly subject: string;
  readonly email: string;
  readonly verified: boolean;
}

const customAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** What is wrong with the next tokens on purpose. */
export interface Spoilt {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly kid?: string;
  readonly forged?: boolean;
  readonly unsigned?: boolean;
}

/**
 * Firebase Authentication as its REST interface is documented, within this process: accounts, codes of mails, providers,
 * custom tokens, refresh, published keys. Protection against enumeration is on.
 */
export const localFirebase = async (now: () => number) => {
  const projectId = 'dioptra-test';
  const apiKey = 'web-api-key';
  const serviceEmail = 'signer@dioptra-test.iam.gserviceaccount.com';
  const signing = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const service = await generateKeyPair('RS256', { extractable: true });
  let kid = 'key-1';
  let spoilt: Spoilt = {};
  let fault: 'none' | 'down' | 'cut' | 'nonsense' = 'none';
  let keysAsked = 0;
  const accounts = new Map<string, Account>();
  const codes = new Map<string, { readonly kind: string; readonly email: string }>();
  const sessions = new Map<string, string>();
  const refreshes = new Map<string, string>();
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
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: spoilt.kid ?? kid, typ: 'JWT' })
      .sign(spoilt.forged ? foreign.privateKey : signing.privateKey);
  };
  const session = async (sub: string, provider: string, more: JWTPayload = {}, rest: object = {}) => {
    const refreshToken = `refresh-${++count}`;
    refreshes.set(refreshToken, sub);
    return { idToken: await idToken(sub, provider, more), refreshToken, expiresIn: '3600', ...rest };
  };
  const subOf = (token: unknown): string | undefined =>
    JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString() || '{}').sub;
  const byId = (id: string | undefined) => [...accounts.values()].find(({ localId }) => localId === id);

  type Body = Readonly<Record<string, unknown>>;
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
      return claims ? session(String(claims.uid), 'custom') : 'INVALID_CUSTOM_TOKEN : not ours';
    },
    signUp: async (body) => {
      const [email, password] = [text(body, 'email'), text(body, 'password')];
      if (accounts.has(email)) return 'EMAIL_EXISTS';
      if (password.length < 6) return 'WEAK_PASSWORD : Password should be at least 6 characters';
      const account = { localId: `local-${++count}`, email, password, disabled: false };
      accounts.set(email, account);
      return session(
        account.localId,
        'password',
        { email, email_verified: false },
        { localId: account.localId },
      );
    },
    signInWithPassword: async (body) => {
      const account = accounts.get(text(body, 'email'));
      if (account?.disabled) return 'USER_DISABLED';
      return account?.password === text(body, 'password')
        ? session(account.localId, 'password', { email: account.email })
        : 'INVALID_LOGIN_CREDENTIALS';
    },
    sendOobCode: async (body) => {
      const email = text(body, 'email');
      if (email === 'flood@example.org') return 'TOO_MANY_ATTEMPTS_TRY_LATER';
      if (email === 'unprotected@example.org') return 'EMAIL_NOT_FOUND';
      if (accounts.has(email)) codes.set(`code-${++count}`, { kind: text(body, 'requestType'), email });
      return { email };
    },
    signInWithEmailLink: async (body) => {
      const code = codes.get(text(body, 'oobCode'));
      codes.delete(text(body, 'oobCode'));
      const account = accounts.get(text(body, 'email'));
      return code?.kind === 'EMAIL_SIGNIN' && account && code.email === account.email
        ? session(account.localId, 'emailLink', { email: account.email, email_verified: true })
        : 'INVALID_OOB_CODE';
    },
    resetPassword: async (body) => {
      const code = codes.get(text(body, 'oobCode'));
      const account = accounts.get(code?.email ?? '');
      if (code?.kind !== 'PASSWORD_RESET' || !account) return 'EXPIRED_OOB_CODE';
      codes.delete(text(body, 'oobCode'));
      account.password = text(body, 'newPassword');
      return { email: account.email, requestType: 'PASSWORD_RESET' };
    },
    lookup: async (body) => {
      const account = byId(subOf(body.idToken));
      return account
        ? {
            users: [{ localId: account.localId, email: account.email, emailVerified: false, createdAt: '0' }],
          }
        : 'INVALID_ID_TOKEN';
    },
    update: async (body) => {
      const account = byId(subOf(body.idToken));
      if (!account) return 'TOKEN_EXPIRED';
      if (body.password !== undefined) account.password = text(body, 'password');
      return { localId: account.localId };
    },
    delete: async (body) => {
      const account = byId(subOf(body.idToken));
      if (!account) return 'USER_NOT_FOUND';
      accounts.delete(account.email);
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
      const jwk = { ...(await exportJWK(signing.publicKey)), kid, alg: 'RS256', use: 'sig' };
      return Response.json({ keys: [jwk] }, { headers: { 'cache-control': 'public, max-age=3600' } });
    }
    const refuse = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 });
    if (request.headers.get('x-goog-api-key') !== apiKey) return refuse('API_KEY_INVALID');
    if (host === 'securetoken.googleapis.com') {
      const form = new URLSearchParams(await request.text());
      const sub = refreshes.get(form.get('refresh_token') ?? '');
      if (form.get('grant_type') !== 'refresh_token' || !sub) return refuse('INVALID_REFRESH_TOKEN');
      const { idToken: id_token, refreshToken: refresh_token } = await session(sub, 'password');
      return Response.json({
        id_token,
        refresh_token,
        expires_in: '3600',
        user_id: sub,
        token_type: 'Bearer',
      });
    }
    const name = /^\/v1\/accounts:(\w+)$/.exec(pathname)?.[1] ?? '';
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
    codes,
    keysAsked: () => keysAsked,
    spoil: (next: Spoilt) => {
      spoilt = next;
    },
    rotate: (next: string) => {
      kid = next;
    },
    setFault: (next: typeof fault) => {
      fault = next;
    },
  };
};
