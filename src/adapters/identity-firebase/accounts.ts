import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { askOutside, readOutside } from '../shared/ask-outside.ts';
import { failureOf } from './refusals.ts';
import { type FirebaseSettings, tokenService, toolkit } from './settings.ts';

const SignedInC = t.intersection([
  t.type({ idToken: t.string, refreshToken: t.string }),
  t.partial({ firstName: t.string, lastName: t.string }),
]);
const BegunC = t.type({ authUri: t.string, sessionId: t.string });
const RefreshedC = t.type({ id_token: t.string, refresh_token: t.string });
const LookedUpC = t.type({
  users: t.readonlyArray(
    t.intersection([t.type({ localId: t.string }), t.partial({ email: t.string, emailVerified: t.boolean })]),
  ),
});

/**
 * The REST interface of accounts, without the SDK. Every token that it gives is unproved until `id-token.ts` has read it.
 */
export const makeAccounts = ({ apiKey, fetch, timeoutMs = 8000 }: FirebaseSettings) => {
  const post = <A>(
    name: string,
    address: string,
    contentType: string,
    body: string,
    codec: t.Decoder<unknown, A>,
    headers: Readonly<Record<string, string>> = {},
  ): TE.TaskEither<Failure, A> =>
    pipe(
      askOutside(
        fetch,
        timeoutMs,
        (signal) =>
          new Request(address, {
            method: 'POST',
            signal,
            redirect: 'error',
            // In a header: addresses are written down on the way.
            headers: { 'content-type': contentType, 'x-goog-api-key': apiKey, ...headers },
            body,
          }),
      ),
      TE.filterOrElse(({ status }) => status === 200, failureOf),
      TE.flatMapEither(readOutside(name, codec)),
    );
  const ask = <A>(
    name: string,
    body: Readonly<Record<string, unknown>>,
    codec: t.Decoder<unknown, A>,
    headers?: Readonly<Record<string, string>>,
  ) =>
    post(
      name,
      `${toolkit}/accounts:${name}`,
      'application/json; charset=utf-8',
      JSON.stringify(body),
      codec,
      headers,
    );
  const session = { returnSecureToken: true } as const;
  const done = TE.map((): void => undefined);
  return {
    createAuthUri: (providerId: string, continueUri: string) =>
      ask('createAuthUri', { providerId, continueUri }, BegunC),
    signInWithIdp: (sessionId: string, requestUri: string, postBody?: string) =>
      ask(
        'signInWithIdp',
        { ...session, sessionId, requestUri, ...(postBody !== undefined && { postBody }) },
        SignedInC,
      ),
    signInWithCustomToken: (token: string) => ask('signInWithCustomToken', { ...session, token }, SignedInC),
    signUp: (email: string, password: string) => ask('signUp', { ...session, email, password }, SignedInC),
    signInWithPassword: (email: string, password: string) =>
      ask('signInWithPassword', { ...session, email, password }, SignedInC),
    /** A mail with a link; the answer is the same whoever asks. */
    sendOobCode: (
      requestType: 'PASSWORD_RESET' | 'EMAIL_SIGNIN',
      email: string,
      continueUrl: string,
      locale: Locale,
    ) =>
      pipe(
        ask(
          'sendOobCode',
          {
            requestType,
            email,
            continueUrl,
            ...(requestType === 'EMAIL_SIGNIN' && { canHandleCodeInApp: true }),
          },
          t.UnknownRecord,
          { 'x-firebase-locale': locale },
        ),
        done,
        TE.orElse((failure) =>
          failure._tag === 'Refused' && failure.code === 'customer.sign_in_failed'
            ? TE.right<Failure, void>(undefined)
            : TE.left(failure),
        ),
      ),
    signInWithEmailLink: (email: string, oobCode: string) =>
      ask('signInWithEmailLink', { email, oobCode }, SignedInC),
    resetPassword: (oobCode: string, newPassword: string) =>
      done(ask('resetPassword', { oobCode, newPassword }, t.UnknownRecord)),
    lookup: (idToken: string) => ask('lookup', { idToken }, LookedUpC),
    update: (idToken: string, change: { readonly password?: string; readonly displayName?: string }) =>
      done(ask('update', { ...change, idToken }, t.UnknownRecord)),
    remove: (idToken: string) => done(ask('delete', { idToken }, t.UnknownRecord)),
    refresh: (refreshToken: string) =>
      pipe(
        post(
          'token',
          tokenService,
          'application/x-www-form-urlencoded',
          new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
          RefreshedC,
        ),
        TE.map(({ id_token, refresh_token }) => ({ idToken: id_token, refreshToken: refresh_token })),
      ),
  };
};
