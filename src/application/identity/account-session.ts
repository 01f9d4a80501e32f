import type { Observable } from 'rxjs';
import { resolutionOf } from '../../domain/identity/auth-state.ts';
import type { Failure } from '../shared/failure.ts';
import { type AccountSessionParts, makeAccountCore } from './account-core.ts';
import type { AccountState } from './account-state.ts';
import { type IdentityCommands, makeIdentityTasks } from './identity-tasks.ts';
import { isNotSignedIn } from './not-signed-in.ts';
import { makePasswordTasks, type PasswordTasks } from './password-tasks.ts';
import { makeProfileTasks, type ProfileTasks } from './profile-tasks.ts';
import { makeSignInTasks, type SignInTasks } from './sign-in-tasks.ts';

/** The signed-in customer and the actions on their account, one at a time. Source: AUTH-1, AUTH-9. */
export interface AccountSession extends SignInTasks, IdentityCommands, ProfileTasks, PasswordTasks {
  readonly state$: Observable<AccountState>;
  /** Requests who is signed in, unless it is known. The profile is loaded for customers only. Source: AUTH-12. */
  readonly restore: () => void;
  /**
   * Called when another tab signed in or out. A tab that has never loaded its account forgets what it may hold of a
   * customer.
   */
  readonly hearOtherTab: () => void;
  /** Stores where a visitor goes after the sign-in; undefined clears it. Source: ROUTE-16. */
  readonly aimAt: (path: string | undefined) => void;
  /**
   * Requests again who is signed in, because a cart of the customer was not found. An expired session is not a
   * sign-out. Source: CHK-24.
   */
  readonly refresh: () => void;
  /** The session has expired and the visitor does not sign in again. The content of forms stays. Source: CHK-24. */
  readonly goOnAsGuest: () => void;
  /** Called with a refusal outside the customer's desk: it may say that the customer's session has expired. */
  readonly heed: (failure: Failure) => void;
  /** Reloads the page, unless it was reloaded a moment ago. Source: AUTH-4. */
  readonly reload: () => void;
  /** Called once a screen has shown the result of its task. */
  readonly acknowledge: () => void;
}

export const makeAccountSession = (parts: AccountSessionParts): AccountSession => {
  const core = makeAccountCore(parts);
  const { store, ask, lapse } = core;
  const identity = makeIdentityTasks(parts, core);
  parts.mark.onChange(core.hear);
  return {
    state$: store.state$,
    restore: () => {
      if (resolutionOf(store.get().auth) === 'pending') ask();
    },
    hearOtherTab: () => {
      // A tab that has loaded its account is notified by the mark instead.
      if (resolutionOf(store.get().auth) !== 'pending') return;
      if (parts.mark.isCleared()) core.forgetElsewhere();
      // An expired session is no sign-out.
      else if (!parts.mark.isSet()) return;
      core.hear();
    },
    ...makeSignInTasks(parts, core, identity),
    ...identity.commands,
    ...makeProfileTasks(parts, core),
    ...makePasswordTasks(parts, core),
    aimAt: (path) => {
      if (path === undefined) parts.target.clear();
      else parts.target.write(path);
      store.update((state) => ({ ...state, aim: path }));
    },
    heed: (failure) => {
      if (isNotSignedIn(failure)) lapse();
    },
    refresh: () => ask('ended'),
    goOnAsGuest: () =>
      store.update((state) => ({ ...state, desk: undefined, expired: undefined, isStale: false })),
    reload: () => {
      if (!parts.reload()) store.update((state) => ({ ...state, isStale: false }));
    },
    acknowledge: () =>
      store.update((state) => (state.task._tag === 'Busy' ? state : { ...state, task: { _tag: 'Idle' } })),
  };
};
