import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  IdentityReturn,
  IdentityTry,
  IdentityWindow,
} from '../../application/identity/identity-window.ts';
import type { IdentityPort, IdentityWord } from '../../application/identity/ports.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { profileIn } from '../../domain/identity/sign-in-outcome.ts';
import { providerLanguage } from '../../domain/identity/social-sign-in.ts';
import { prefixOf } from '../../domain/shared/paths.ts';
import type { Channel } from '../contract/channel.ts';
import type { AccountClient } from './client.ts';

const ended = (how: 'closed' | 'refused' | 'invalid'): Failure => ({
  _tag: 'Refused',
  code: `customer.identity.${how}`,
  violations: [],
});

/** Returns the claims of a token; empty if it cannot be read. */
const claimsIn = (token: string): Readonly<Record<string, unknown>> => {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (c) => c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return { ...Object(claims) };
  } catch {
    return {};
  }
};

/** Returns the profile in a token, if the token belongs to this attempt. The backend verifies its signature. */
const wordOf = (begun: IdentityTry, token: string): E.Either<Failure, IdentityWord> => {
  const claims = claimsIn(token);
  const profile = profileIn(claims);
  if (!profile || claims.nonce !== begun.nonce) return E.left(ended('invalid'));
  const { provider, purpose } = begun;
  return E.right({ provider, purpose, token, profile });
};

/** An OpenID Connect provider: authorization code, PKCE, state and nonce. Source: AUTH-6, AUTH-7. */
export const makeIdentityAdapter = (
  client: Pick<AccountClient, 'signInWithCustomToken' | 'exchangeIdentityCode'>,
  { brand_channel, locale }: Channel,
  window: IdentityWindow,
): IdentityPort => {
  const redirectUri = `${window.origin}${prefixOf(locale)}/authenticate`;
  const addressFor = async ({ provider, state, nonce, verifier }: IdentityTry): Promise<string> =>
    `${window.origin}/identity/${provider}?${new URLSearchParams({
      client_id: brand_channel,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await window.challenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: providerLanguage(locale),
    })}`;
  const heard = (answer: IdentityReturn, isBack: boolean): TE.TaskEither<Failure, IdentityWord> => {
    switch (answer._tag) {
      case 'Away':
        return TE.left({ _tag: 'NotFound' });
      case 'Closed':
        return TE.left(ended('closed'));
      case 'Refused':
        return TE.left(ended('refused'));
      case 'Invalid':
        return TE.left(ended('invalid'));
      case 'Code':
        return pipe(
          client.exchangeIdentityCode({
            body: { code: answer.code, code_verifier: answer.begun.verifier, redirect_uri: redirectUri },
          }),
          TE.flatMapEither(({ id_token }) => wordOf(answer.begun, id_token)),
          // Only a page that navigated to the provider needs a way back. With a separate window the shop's page has not
          // moved.
          TE.map((word) => (isBack ? { ...word, back: answer.begun.back } : word)),
        );
    }
  };
  const asked = (ask: () => Promise<IdentityReturn>, isBack = false): TE.TaskEither<Failure, IdentityWord> =>
    pipe(
      TE.tryCatch(ask, () => ended('invalid')),
      TE.flatMap((answer) => heard(answer, isBack)),
    );
  return {
    withCustomToken: (token) =>
      pipe(
        client.signInWithCustomToken({ body: { token } }),
        TE.map(({ id_token }) => id_token),
      ),
    withProvider: (provider, purpose) =>
      asked(() => {
        const begun: IdentityTry = {
          provider,
          purpose,
          state: window.newSecret(),
          nonce: window.newSecret(),
          verifier: window.newSecret(),
          back: window.here(),
        };
        return window.show(begun, addressFor(begun));
      }),
    returned: (search) => asked(() => window.returned(search), true),
  };
};
