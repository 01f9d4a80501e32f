import * as E from 'fp-ts/Either';
import type { AccountCore, AccountSessionParts } from './account-core.ts';
import { askForReset } from './ask-for-reset.ts';
import { awaitedReset } from './awaited-reset.ts';
import type { PasswordChange } from './ports.ts';

/** A first password, another one, or a new one for one that was forgotten. */
export interface PasswordTasks {
  readonly changePassword: (change: PasswordChange) => void;
  readonly askForReset: (email: string) => void;
  readonly resetPassword: (secret: string, password: string) => void;
}

/** A first password, another one, or a new one for one that was forgotten. Source: ACC-2, AUTH-11. */
export const makePasswordTasks = (
  { accounts, wait }: AccountSessionParts,
  { store, know, during }: AccountCore,
): PasswordTasks => ({
  changePassword: (change) =>
    during('changePassword', accounts.changePassword(change), (answer) => {
      const { customer } = store.get();
      if (E.isRight(answer) && customer) know({ ...customer, hasPassword: true });
    }),
  askForReset: (email) => during('askForReset', askForReset(accounts, email)),
  resetPassword: (secret, password) =>
    during('resetPassword', awaitedReset(wait)(accounts.resetPassword(secret, password)), (answer) => {
      // Every session ends with it, this browser's among them.
      if (E.isRight(answer)) know(undefined);
    }),
});
