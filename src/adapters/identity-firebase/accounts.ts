import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import { askOutside, readOutside } from '../shared/ask-outside.ts';
import { failureOf } from './refusals.ts';
import { type FirebaseSettings, identityPatience, toolkit } from './settings.ts';

const SignedInC = t.intersection([
  t.type({ idToken: t.string }),
  t.partial({ firstName: t.string, lastName: t.string }),
]);
const LookedUpC = t.type({ users: t.readonlyArray(t.partial({ email: t.string })) });
const BegunC = t.type({ authUri: t.string, sessionId: t.string });
/** The REST API for accounts, without the SDK. A token from it is unverified until `id-token.ts` has read it. */
export const makeAccounts = ({ apiKey, fetch, timeoutMs = identityPatience }: FirebaseSettings) => {
  const ask = <A>(
    name: string,
    body: Readonly<Record<string, unknown>>,
    codec: t.Decoder<unknown, A>,
  ): TE.TaskEither<Failure, A> =>
    pipe(
      askOutside(
        fetch,
        timeoutMs,
        (signal) =>
          new Request(`${toolkit}/accounts:${name}`, {
            method: 'POST',
            signal,
            redirect: 'error',
            // In a header, because addresses are logged on the way.
            headers: { 'content-type': 'application/json; charset=utf-8', 'x-goog-api-key': apiKey },
            body: JSON.stringify(body),
          }),
      ),
      TE.filterOrElse(({ status }) => status === 200, failureOf),
      TE.flatMapEither(readOutside(name, codec)),
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
    signInWithPassword: (email: string, password: string) =>
      ask('signInWithPassword', { ...session, email, password }, SignedInC),
    /** Links an e-mail and a password to the account of the token. */
    link: (idToken: string, email: string, password: string) =>
      done(ask('signUp', { ...session, idToken, email, password }, t.UnknownRecord)),
    lookup: (idToken: string) => ask('lookup', { idToken }, LookedUpC),
    changePassword: (idToken: string, password: string) =>
      done(ask('update', { idToken, password, returnSecureToken: false }, t.UnknownRecord)),
    remove: (idToken: string) => done(ask('delete', { idToken }, t.UnknownRecord)),
  };
};
