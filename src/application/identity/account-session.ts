import type { Observable } from 'rxjs';
import { resolutionOf } from '../../domain/identity/auth-state.ts';
import { type AccountSessionParts, makeAccountCore } from './account-core.ts';
import type { AccountState } from './account-state.ts';
import { type IdentityCommands, makeIdentityTasks } from './identity-tasks.ts';
import { makePasswordTasks, type PasswordTasks } from './password-tasks.ts';
import { makeProfileTasks, type ProfileTasks } from './profile-tasks.ts';
import { makeSignInTasks, type SignInTasks } from './sign-in-tasks.ts';

/** Who visits, and what they do with their account: one thing at a time. Source: AUTH-1, AUTH-9. */
export interface AccountSession extends SignInTasks, IdentityCommands, ProfileTasks, PasswordTasks {
  readonly state$: Observable<AccountState>;
  /** Asks who visits, unless it is known. The profile is loaded for customers only. Source: AUTH-12. */
  readonly restore: () => void;
  /** Somebody signed in or out in another tab. A tab that never asked whose it is forgets what it may hold of them. */
  readonly hearOtherTab: () => void;
  /** Remembers where somebody is going who signs in first; none: nowhere in particular. Source: ROUTE-16. */
  readonly aimAt: (path: string | undefined) => void;
  /** Asks anew who visits: a cart of the customer's was not found. A session that has ended is no sign-out. Source: D90. */
  readonly refresh: () => void;
  /** The session has ended, and nobody signs in again: what the forms hold stays. Source: CHK-24. */
  readonly goOnAsGuest: () => void;
  /** Another part of the account was told that the customer's session ran out. */
  readonly lapse: () => void;
  /** Loads the page anew, if it was not a moment ago. Source: AUTH-4, D76. */
  readonly reload: () => void;
  /** A screen has seen how its task ended. */
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
      // Who has asked hears it by the mark.
      if (resolutionOf(store.get().auth) !== 'pending') return;
      if (!parts.mark.isSet()) core.forgetElsewhere();
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
    lapse,
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
