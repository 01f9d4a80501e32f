import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Failure, isLimit } from '../shared/failure.ts';
import type { AccountPort } from './ports.ts';

const isAboutEmail = (field: string): boolean => field.split(/[.[\]]/).includes('email');

/** No answer, one of a server that is away, a limit, and what is wrong with what was typed; all else may tell who has an account. */
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

/** Asks for the mail with a new password. Whatever a backend answers of an account, it is the same to who asks. Source: AUTH-5, D57. */
export const askForReset = (
  accounts: Pick<AccountPort, 'askForReset'>,
  email: string,
): TE.TaskEither<Failure, void> =>
  pipe(
    accounts.askForReset(email.trim()),
    TE.orElse((failure) => (isTold(failure) ? TE.left(failure) : TE.right(undefined))),
  );
