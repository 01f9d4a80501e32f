import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Profile, profileUpdate } from '../../domain/customer/profile-update.ts';
import { milesNote } from '../customer/miles-note.ts';
import type { Refused } from '../shared/failure.ts';
import type { AccountCore, AccountSessionParts } from './account-core.ts';
import { isNotSignedIn } from './not-signed-in.ts';

/** What a customer changes of their account. */
export interface ProfileTasks {
  /** What is not named stays as it is. */
  readonly saveProfile: (profile: Partial<Profile>) => void;
  /** For good: nobody signs in to it any more. */
  readonly deleteAccount: (password: string) => void;
  /** Empty: it is taken off. Source: MILES-3. */
  readonly setMilesAndMore: (number: string) => void;
}

/** Only of an account that is there can the password be wrong. */
const isOfPassword = ({ violations }: Refused): boolean =>
  violations.some(({ field }) => field === 'password');

/** What a customer changes of their account. Source: ACC-2, MILES-3. */
export const makeProfileTasks = (
  { accounts, country, notifications, cart, dropCookies }: AccountSessionParts,
  { know, during, store }: AccountCore,
): ProfileTasks => {
  let unsureOfDeletion = false;
  return {
    saveProfile: (profile) => {
      const { customer, expired } = store.get();
      const change = profileUpdate(profile, customer ?? expired ?? {}, country);
      during('saveProfile', accounts.update(change), (answer) => E.isRight(answer) && know(answer.right));
    },
    deleteAccount: (password) =>
      during(
        'deleteAccount',
        pipe(
          accounts.remove(password),
          // After an answer that was lost, an account that nobody is signed in to is one that is gone.
          TE.orElse((failure) => {
            const isGone = unsureOfDeletion && isNotSignedIn(failure);
            unsureOfDeletion = failure._tag !== 'Refused' || (unsureOfDeletion && !isOfPassword(failure));
            return isGone ? TE.right(undefined) : TE.left(failure);
          }),
        ),
        (answer) => {
          if (E.isLeft(answer)) return;
          know(undefined);
          cart.forget();
          dropCookies();
          const text = { key: 'personal:data.deleted' };
          notifications.notify({ key: 'account_deleted', tone: 'success', text });
        },
      ),
    setMilesAndMore: (number) =>
      during('setMilesAndMore', accounts.setMilesAndMore(number), (answer) => {
        if (E.isRight(answer)) know(answer.right);
        notifications.notify(milesNote(number, answer));
      }),
  };
};
