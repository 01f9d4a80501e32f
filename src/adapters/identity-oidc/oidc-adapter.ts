import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type UserInfoResponse,
} from 'openid-client';
import type { IdentityProvider, ProvenPerson } from '../../application/identity/identity-provider.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { Fetch } from '../shared/ask-outside.ts';
import { decode } from '../shared/decode.ts';
import { invalidIdentity, oidcFailure } from './oidc-failure.ts';

/** Settings of a client of an OpenID Connect identity service. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** Timeout of one request. Units: ms. */
  readonly timeoutMs?: number;
}

/** Units: ms. */
const usualPatience = 4000;
/** How long the service's configuration is cached: its addresses may change. Units: ms. */
const knownFor = 60 * 60_000;
/** The maximum length of a subject. Units: characters. */
const longestSubject = 255;

const SessionC = t.type({ state: t.string, nonce: t.string, verifier: t.string }, 'OidcSession');
type Session = t.TypeOf<typeof SessionC>;

const sessionOf = (text: string): TE.TaskEither<Failure, Session> => {
  try {
    return pipe(
      TE.fromEither(decode(SessionC)(JSON.parse(text))),
      TE.mapLeft(() => invalidIdentity),
    );
  } catch {
    return TE.left(invalidIdentity);
  }
};

/** Only a service on this machine may be used without encryption. */
const isHere = (issuer: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(issuer.hostname);

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

/** Returns the person from the claims; undefined if there is too little for an account. */
const personOf = (claims: IDToken | UserInfoResponse): ProvenPerson | undefined => {
  const email = textOf(claims.email);
  return claims.sub.length <= longestSubject && email !== ''
    ? {
        subject: claims.sub,
        email,
        emailVerified: claims.email_verified === true,
        firstName: textOf(claims.given_name),
        lastName: textOf(claims.family_name),
      }
    : undefined;
};

/**
 * The merchant's own identity service, behind the shop's server: authorization code with PKCE, state and nonce. Its
 * identity token counts once signature, issuer, audience and times were checked, and none of its tokens is stored.
 * Source: AUTH-3, AUTH-27.
 */
export const makeOidcAdapter = ({
  issuer,
  clientId,
  clientSecret,
  fetch,
  now,
  timeoutMs = usualPatience,
}: OidcSettings): IdentityProvider => {
  const address = new URL(issuer);
  let known: { readonly service: Promise<Configuration>; readonly since: number } | undefined;
  /** Returns the service's configuration, requested once an hour; a failed request is repeated. */
  const service = (): Promise<Configuration> => {
    if (known && known.since + knownFor > now()) return known.service;
    const asked = discovery(address, clientId, clientSecret, undefined, {
      timeout: timeoutMs / 1000,
      [customFetch]: (url, options) => fetch(new Request(url, options as RequestInit)),
      // The signatures of tokens are checked too, although they come directly from the service over an encrypted
      // connection.
      execute: [enableNonRepudiationChecks, ...(isHere(address) ? [allowInsecureRequests] : [])],
    });
    const mine = { service: asked, since: now() };
    known = mine;
    asked.catch(() => {
      if (known === mine) known = undefined;
    });
    return asked;
  };
  const ask = <A>(question: (config: Configuration) => Promise<A>): TE.TaskEither<Failure, A> =>
    TE.tryCatch(async () => question(await service()), oidcFailure);
  const onlyHouse = (provider: SocialProvider): TE.TaskEither<Failure, void> =>
    provider === 'house' ? TE.right(undefined) : TE.left(invalidIdentity);

  const proved = (brought: string, { state, nonce, verifier }: Session) =>
    ask(async (config) => {
      const tokens = await authorizationCodeGrant(config, new URL(brought), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return undefined;
      // The tokens of some services contain nothing but the subject.
      return personOf(claims) ?? personOf(await fetchUserInfo(config, tokens.access_token, claims.sub));
    });

  return {
    begin: (provider, back) =>
      pipe(
        onlyHouse(provider),
        TE.flatMap(() =>
          ask(async (config) => {
            const session = {
              state: randomState(),
              nonce: randomNonce(),
              verifier: randomPKCECodeVerifier(),
            };
            const url = buildAuthorizationUrl(config, {
              redirect_uri: back,
              scope: 'openid email profile',
              state: session.state,
              nonce: session.nonce,
              code_challenge: await calculatePKCECodeChallenge(session.verifier),
              code_challenge_method: 'S256',
            });
            return { url: url.href, session: JSON.stringify(session) };
          }),
        ),
      ),
    finish: (provider, session, brought) =>
      pipe(
        onlyHouse(provider),
        TE.flatMap(() => sessionOf(session)),
        TE.flatMap((begun) => proved(brought, begun)),
        TE.flatMap((person) => (person ? TE.right(person) : TE.left(invalidIdentity))),
      ),
  };
};
