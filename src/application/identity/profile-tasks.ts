import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Profile, type ProfileUpdate, profileUpdate } from '../../domain/customer/profile-update.ts';
import { milesNote } from '../customer/miles-note.ts';
import type { Failure } from '../shared/failure.ts';
import type { AccountCore, AccountSessionParts } from './account-core.ts';
import { asksPassword, withPassword } from './asked-password.ts';
import { isNotSignedIn } from './not-signed-in.ts';

/** The changes that a customer makes to their account. */
export interface ProfileTasks {
  /** Omitted fields stay as they are. */
  readonly saveProfile: (profile: Partial<Profile>) => void;
  /** Deletes the account permanently. No sign-in is possible afterwards. */
  readonly deleteAccount: (password: string) => void;
  /** An empty number removes it. Source: MILES-3. */
  readonly setMilesAndMore: (number: string) => void;
}

/** Creates the tasks that change an account. Source: ACC-2, MILES-3. */
export const makeProfileTasks = (
  { accounts, country, notifications, cart, dropCookies }: AccountSessionParts,
  { know, during, store }: AccountCore,
): ProfileTasks => {
  let unsureOfDeletion = false;
  return {
    saveProfile: (profile) => {
      // Computed when it begins: a change that is saved before it replaces what it is compared with.
      const change = (): ProfileUpdate => {
        const { customer, expired } = store.get();
        return profileUpdate(profile, customer ?? expired ?? {}, country);
      };
      during(
        'saveProfile',
        pipe(TE.fromIO<ProfileUpdate, Failure>(change), TE.flatMap(accounts.update)),
        (answer) => E.isRight(answer) && know(answer.right),
        profile,
      );
    },
    deleteAccount: (password) =>
      during(
        'deleteAccount',
        pipe(
          accounts.remove(password),
          // If an earlier answer was lost and no customer is signed in now, the account was deleted.
          TE.orElse((failure) => {
            const isGone = unsureOfDeletion && isNotSignedIn(failure);
            unsureOfDeletion = failure._tag !== 'Refused' || (unsureOfDeletion && !asksPassword(failure));
            return isGone ? TE.right(undefined) : TE.left(failure);
          }),
        ),
        (answer) => {
          if (E.isLeft(answer)) {
            const known = withPassword(store.get().customer, answer.left);
            if (known) know(known);
            return;
          }
          know(undefined);
          cart.forget();
          dropCookies();
          const text = { key: 'personal:data.deleted' };
          notifications.notify({ key: 'account_deleted', tone: 'success', text });
        },
      ),
    setMilesAndMore: (number) =>
      during(
        'setMilesAndMore',
        accounts.setMilesAndMore(number),
        (answer) => {
          if (E.isRight(answer)) know(answer.right);
          notifications.notify(milesNote(number, answer));
        },
        number,
      ),
  };
};
