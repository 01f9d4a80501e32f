import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { importPKCS8, SignJWT } from 'jose';
import type { IdentityProvider, LinkKeeper } from '../../application/identity/identity-provider.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import { makeAccounts } from './accounts.ts';
import { type IdTokenClaims, makeIdTokenReader } from './id-token.ts';
import { signInFailed } from './refusals.ts';
import type { FirebaseSettings } from './settings.ts';

/** Firebase's ids of the providers. */
const providerIds: Readonly<Record<Exclude<SocialProvider, 'house'>, string>> = {
  google: 'google.com',
  apple: 'apple.com',
  facebook: 'facebook.com',
};

/** The audience of custom tokens; the same for every project. */
const customAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Short, because the token is used at once. Units: s. */
const customLifetime = 300;

/**
 * The e-mail that Firebase requires for an account. It is not the customer's: one person can be a customer of several
 * shops with different passwords, and must not be confused with a Google account with that e-mail.
 */
const addressOf = (uid: string): string => `${uid}@accounts.invalid`;

const invalid: Failure = { _tag: 'Refused', code: 'customer.identity_invalid', violations: [] };

const idOf = (provider: SocialProvider): TE.TaskEither<Failure, string> =>
  provider === 'house' ? TE.left(invalid) : TE.right(providerIds[provider]);

/**
 * Firebase, behind the shop’s server: its statements about a person count only after their token was verified. Source:
 * AUTH-3, AUTH-6, AUTH-7.
 */
export const makeFirebaseAdapter = (settings: FirebaseSettings): Required<IdentityProvider> => {
  const { serviceEmail, serviceKey, now } = settings;
  const accounts = makeAccounts(settings);
  const readIdToken = makeIdTokenReader(settings);
  const proved = (idToken: string, by: string): TE.TaskEither<Failure, IdTokenClaims> =>
    pipe(
      TE.fromTask<IdTokenClaims | undefined, Failure>(() => readIdToken(idToken)),
      TE.flatMap((claims) =>
        claims?.firebase.sign_in_provider === by ? TE.right(claims) : TE.left(invalid),
      ),
    );
  const customToken: LinkKeeper['customToken'] = (uid) =>
    TE.tryCatch(
      async () => {
        const second = Math.floor(now() / 1000);
        return new SignJWT({ uid })
          .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
          .setIssuer(serviceEmail)
          .setSubject(serviceEmail)
          .setAudience(customAudience)
          .setIssuedAt(second)
          .setExpirationTime(second + customLifetime)
          .sign(await importPKCS8(serviceKey, 'RS256'));
      },
      (): Failure => ({ _tag: 'Unavailable', status: 500 }),
    );
  /** Returns a token for an account, identified by our own id. */
  const tokenOf = (uid: string): TE.TaskEither<Failure, string> =>
    pipe(
      customToken(uid),
      TE.flatMap(accounts.signInWithCustomToken),
      TE.map(({ idToken }) => idToken),
    );
  return {
    begin: (provider, back) =>
      pipe(
        idOf(provider),
        TE.flatMap((id) => accounts.createAuthUri(id, back)),
        TE.filterOrElse(
          ({ authUri }) => URL.parse(authUri)?.protocol === 'https:',
          (): Failure => ({ _tag: 'Unreadable', at: 'createAuthUri: authUri' }),
        ),
        TE.map(({ authUri, sessionId }) => ({ url: authUri, session: sessionId })),
      ),
    finish: (provider, session, brought, posted) =>
      pipe(
        TE.Do,
        TE.bind('id', () => idOf(provider)),
        TE.bind('signedIn', () => accounts.signInWithIdp(session, brought, posted)),
        TE.flatMap(({ id, signedIn: { idToken, firstName = '', lastName = '' } }) =>
          pipe(
            proved(idToken, id),
            TE.flatMap(({ email, email_verified, firebase }) => {
              const subject = firebase.identities?.[id]?.[0];
              return typeof subject === 'string' && email !== undefined
                ? TE.right({ subject, email, emailVerified: email_verified === true, firstName, lastName })
                : TE.left(invalid);
            }),
          ),
        ),
      ),
    links: {
      customToken,
      withCustomToken: (token) =>
        pipe(
          accounts.signInWithCustomToken(token),
          TE.flatMap(({ idToken }) => proved(idToken, 'custom')),
          TE.map(({ sub }) => sub),
        ),
    },
    passwords: {
      set: (uid, password) =>
        pipe(
          tokenOf(uid),
          TE.flatMap((idToken) =>
            pipe(
              accounts.lookup(idToken),
              TE.flatMap(({ users: [user] }) =>
                user?.email === addressOf(uid)
                  ? accounts.changePassword(idToken, password)
                  : accounts.link(idToken, addressOf(uid), password),
              ),
            ),
          ),
        ),
      check: (uid, password) =>
        pipe(
          accounts.signInWithPassword(addressOf(uid), password),
          TE.flatMap(({ idToken }) => proved(idToken, 'password')),
          TE.map(({ sub }) => sub === uid),
          TE.orElse((failure) => (failure === signInFailed ? TE.right(false) : TE.left(failure))),
        ),
      forget: (uid) => pipe(tokenOf(uid), TE.flatMap(accounts.remove)),
    },
  };
};
