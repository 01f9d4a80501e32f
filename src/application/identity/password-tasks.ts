import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AccountCore, AccountSessionParts } from './account-core.ts';
import { askForReset } from './ask-for-reset.ts';
import { withPassword } from './asked-password.ts';
import { awaitedReset } from './awaited-reset.ts';
import type { PasswordChange } from './ports.ts';

/** Sets a first password, changes it, or replaces a forgotten one. */
export interface PasswordTasks {
  readonly changePassword: (change: PasswordChange) => void;
  readonly askForReset: (email: string) => void;
  readonly resetPassword: (secret: string, password: string) => void;
}

/** Creates the tasks that set a first password, change it, or replace a forgotten one. Source: ACC-2, AUTH-11. */
export const makePasswordTasks = (
  { accounts, wait }: AccountSessionParts,
  { store, know, during }: AccountCore,
): PasswordTasks => ({
  changePassword: (change) =>
    during(
      'changePassword',
      accounts.changePassword(change),
      (answer) => {
        const { customer } = store.get();
        const known = E.isLeft(answer)
          ? withPassword(customer, answer.left)
          : customer && { ...customer, hasPassword: true };
        if (known) know(known);
      },
      change,
    ),
  askForReset: (email) => during('askForReset', askForReset(accounts, email), undefined, email),
  resetPassword: (secret, password) =>
    during(
      'resetPassword',
      pipe(
        awaitedReset(wait)(accounts.resetPassword(secret, password)),
        // A new password ends every session of its account, this browser's too, unless it is of another account.
        TE.flatMapTask(() =>
          pipe(
            accounts.isGuest(),
            TE.getOrElse(() => T.of(true)),
          ),
        ),
      ),
      (answer) => {
        if (E.isRight(answer) && answer.right) know(undefined);
      },
    ),
});
