import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { typedEmail } from '../../domain/customer/email.ts';
import { type Failure, isLimit } from '../shared/failure.ts';
import type { AccountPort } from './ports.ts';

const isAboutEmail = (field: string): boolean => field.split(/[.[\]]/).includes('email');

/**
 * Whether a failure may be shown: no answer, a server error, a rate limit, or an invalid e-mail. Any other could reveal
 * who has an account.
 */
const isTold = (failure: Failure): boolean => {
  switch (failure._tag) {
    case 'Unreachable':
      return true;
    case 'Unavailable':
      return failure.status >= 500 || isLimit(failure);
    case 'Refused':
      return failure.violations.some(({ field }) => isAboutEmail(field));
    case 'NotFound':
    case 'Unreadable':
      return false;
  }
};

/**
 * Requests the mail for a new password. Whatever the backend says about an account, the visitor gets the same answer.
 * Source: AUTH-5.
 */
export const askForReset = (
  accounts: Pick<AccountPort, 'askForReset'>,
  email: string,
): TE.TaskEither<Failure, void> =>
  pipe(
    accounts.askForReset(typedEmail(email)),
    TE.orElse((failure) => (isTold(failure) ? TE.left(failure) : TE.right(undefined))),
  );
