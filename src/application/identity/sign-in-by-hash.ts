import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Customer } from '../../domain/customer/customer.ts';
import {
  customToken,
  type LinkOfOther,
  linkOfOther,
  type SignInHash,
} from '../../domain/identity/login-link.ts';
import type { Failure } from '../shared/failure.ts';
import type { AccountPort, IdentityPort, KeptText } from './ports.ts';

/**
 * Why a link failed, as `customer.login_link.{status}`: `EXPIRED`, `USED`, `UNKNOWN`, `OTHER`, or another status of the
 * shop.
 */
const refused = (status: string): Failure => ({
  _tag: 'Refused',
  code: `customer.login_link.${status}`,
  violations: [],
});

/**
 * Signs in with a link's hash: exchanges it for a custom token, that for an ID token, and that for a session. `nonce`:
 * the same for each attempt with one link; `replace`: whether another customer may be signed out for it; `onOther`:
 * called if this has to be confirmed. Source: AUTH-7, AUTH-8, AUTH-20.
 */
export const signInByHash = (
  accounts: Pick<AccountPort, 'exchangeHash' | 'signInWithIdToken'>,
  identity: Pick<IdentityPort, 'withCustomToken'>,
  token: KeptText,
  {
    hash,
    nonce,
    replace,
    onOther,
  }: {
    readonly hash: SignInHash;
    readonly nonce: string;
    readonly replace?: boolean;
    readonly onOther: (others: LinkOfOther) => void;
  },
): TE.TaskEither<Failure, Customer> =>
  pipe(
    replace ? accounts.exchangeHash(hash, nonce, true) : accounts.exchangeHash(hash, nonce),
    TE.tapIO((answer) => () => {
      const others = linkOfOther(answer);
      if (others) onOther(others);
    }),
    TE.flatMapEither((answer) => E.mapLeft(() => refused(answer.status))(customToken(answer))),
    TE.tapIO((custom) => () => token.write(custom)),
    TE.flatMap(identity.withCustomToken),
    TE.flatMap((word) => accounts.signInWithIdToken(word, nonce)),
    TE.tapIO(() => token.clear),
  );
