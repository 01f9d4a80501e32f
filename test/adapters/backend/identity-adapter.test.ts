import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeIdentityAdapter } from '../../../src/adapters/backend/identity-adapter.ts';
import type {
  IdentityReturn,
  IdentityTry,
  IdentityWindow,
} from '../../../src/application/identity/identity-window.ts';
import type { CustomToken } from '../../../src/domain/identity/login-link.ts';
import { channel, saidBy, wiretap } from './wiretap.ts';

const begun: IdentityTry = {
  provider: 'google',
  purpose: 'signIn',
  state: 'state-1',
  nonce: 'nonce-1',
  verifier: 'verifier-1',
  back: '/c/linsen?page=2#top',
};
/** A name whose token contains both characters that base64 and base64url encode differently. */
const profile = { email: 'mära@example.org', firstName: 'Mära', lastName: 'Ægir???ÿ>>>' };
const claims = {
  nonce: 'nonce-1',
  email: profile.email,
  given_name: profile.firstName,
  family_name: profile.lastName,
};
const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const tokenOf = (payload: unknown): string => `head.${base64url(JSON.stringify(payload))}.signature`;
const refused = (how: string) =>
  E.left({ _tag: 'Refused', code: `customer.identity.${how}`, violations: [] });

/** A window with the given answer; `shown`: what it was asked to show. */
const windowOf = (answer: IdentityReturn | Error = { _tag: 'Code', begun, code: 'code-1' }) => {
  const shown: { readonly begun: IdentityTry; readonly address: Promise<string> }[] = [];
  const searches: string[] = [];
  const told = async (): Promise<IdentityReturn> => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  let secrets = 0;
  const window: IdentityWindow = {
    origin: 'https://okulino.example',
    here: () => '/checkout?step=2',
    newSecret: () => `secret-${++secrets}`,
    challenge: async (verifier) => `challenge of ${verifier}`,
    show: (tried, address) => {
      shown.push({ begun: tried, address });
      return told();
    },
    returned: (search) => {
      searches.push(search);
      return told();
    },
  };
  return { window, shown, searches };
};
const adapterOver = (
  window: IdentityWindow,
  answer: () => Response = () => Response.json({ id_token: tokenOf(claims) }),
  locale: 'de' | 'fr' = 'fr',
) => {
  const { client, asked } = wiretap(answer);
  return { asked, adapter: makeIdentityAdapter(client, { ...channel, locale }, window) };
};

describe('an identity provider', () => {
  it('is shown in a window, with state, nonce, verifier and the address to return to · AUTH-6', async () => {
    const { window, shown } = windowOf();
    await adapterOver(window).adapter.withProvider('apple', 'link')();
    expect(shown.map((one) => one.begun)).toEqual([
      {
        provider: 'apple',
        purpose: 'link',
        state: 'secret-1',
        nonce: 'secret-2',
        verifier: 'secret-3',
        back: '/checkout?step=2',
      },
    ]);
  });

  it.each([
    ['de', 'https://okulino.example/authenticate'],
    ['fr', 'https://okulino.example/fr/authenticate'],
  ] as const)(
    'is called with code flow, PKCE, state and nonce in %s · AUTH-6',
    async (locale, redirect_uri) => {
      const { window, shown } = windowOf();
      await adapterOver(window, undefined, locale).adapter.withProvider('google', 'signIn')();
      const url = new URL((await shown[0]?.address) ?? '');
      expect(url.origin + url.pathname).toBe('https://okulino.example/identity/google');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        client_id: 'okulino',
        redirect_uri,
        response_type: 'code',
        scope: 'openid email profile',
        state: 'secret-1',
        nonce: 'secret-2',
        code_challenge: 'challenge of secret-3',
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
    },
  );

  it('exchanges the code for an identity token and a profile · AUTH-6 · AUTH-7', async () => {
    const { window } = windowOf();
    const { adapter, asked } = adapterOver(window);
    const word = { provider: 'google', purpose: 'signIn', token: tokenOf(claims), profile };
    expect(await adapter.withProvider('google', 'signIn')()).toEqual(E.right(word));
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/identity/code',
        query: {},
        body: {
          code: 'code-1',
          code_verifier: 'verifier-1',
          redirect_uri: 'https://okulino.example/fr/authenticate',
        },
      },
    ]);
  });

  it('gives the page to return to if it was opened in place of the page · AUTH-6', async () => {
    const { window, searches } = windowOf();
    const answer = await adapterOver(window).adapter.returned('?code=code-1&state=state-1')();
    expect(searches).toEqual(['?code=code-1&state=state-1']);
    expect(answer).toEqual(
      E.right({ provider: 'google', purpose: 'signIn', token: tokenOf(claims), profile, back: begun.back }),
    );
    const shown = await adapterOver(window).adapter.withProvider('google', 'signIn')();
    expect(E.isRight(shown) && 'back' in shown.right).toBe(false);
  });

  it.each<readonly [of: string, answer: IdentityReturn | Error, failure: unknown]>([
    ['of another window', { _tag: 'Away' }, E.left({ _tag: 'NotFound' })],
    ['of a closed window', { _tag: 'Closed' }, refused('closed')],
    ['that the user refused', { _tag: 'Refused' }, refused('refused')],
    ['without content', { _tag: 'Invalid' }, refused('invalid')],
    ['with an error', new Error('no window'), refused('invalid')],
  ])('reports a result %s, without exchanging a code · AUTH-7', async (_, answer, failure) => {
    const { window } = windowOf(answer);
    const { adapter, asked } = adapterOver(window);
    expect(await adapter.withProvider('google', 'signIn')()).toEqual(failure);
    expect(await adapter.returned('')()).toEqual(failure);
    expect(asked).toEqual([]);
  });

  it.each<readonly [of: string, token: string]>([
    ['belongs to another attempt', tokenOf({ ...claims, nonce: 'nonce-2' })],
    ['belongs to no attempt', tokenOf({ ...claims, nonce: undefined })],
    ['contains no e-mail', tokenOf({ ...claims, email: undefined })],
    ['is not a token', 'token'],
    ['has no claims', tokenOf(null)],
    ['has a string as claims', tokenOf('nonce-1')],
    ['is not JSON', `head.${base64url('{')}.signature`],
    ['is not base64', 'head.{}.signature'],
    ['is empty', ''],
  ])('is rejected if its token %s · AUTH-7', async (_, id_token) => {
    const { window } = windowOf();
    const { adapter } = adapterOver(window, () => Response.json({ id_token }));
    expect(await adapter.withProvider('google', 'signIn')()).toEqual(refused('invalid'));
  });

  it('passes on the failure if the code exchange is unavailable', async () => {
    const { window } = windowOf();
    const { adapter } = adapterOver(window, () => Response.json({}, { status: 503 }));
    expect(await adapter.withProvider('google', 'signIn')()).toEqual(
      E.left({ _tag: 'Unavailable', status: 503 }),
    );
  });
});

it('a custom token is exchanged for an identity token · AUTH-7', async () => {
  const { window } = windowOf();
  expect(
    await saidBy((client) =>
      makeIdentityAdapter(client, channel, window).withCustomToken('custom' as CustomToken),
    ),
  ).toEqual(['POST /identity/custom-token', { token: 'custom' }]);
  const { adapter } = adapterOver(window, () => Response.json({ id_token: 'identity' }));
  expect(await adapter.withCustomToken('custom' as CustomToken)()).toEqual(E.right('identity'));
});
