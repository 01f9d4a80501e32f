/** Signing in with the hash in an address. It runs once per hash, however often its page mounts. */

import type { SignInHash } from './login-link.ts';
import { goesHomeAfterHashFailure } from './sign-in-outcome.ts';

/** Source: AUTH-8. */
export type HashSignIn =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading'; readonly hash: SignInHash }
  | { readonly _tag: 'SignedIn'; readonly hash: SignInHash }
  | { readonly _tag: 'Failed'; readonly hash: SignInHash };

export const idle: HashSignIn = { _tag: 'Idle' };

/**
 * Handles a page with a hash. A hash that was tried is not tried again. Only one sign-in runs at a time. Source:
 * ROUTE-17, AUTH-8.
 */
export const hashFound =
  (hash: SignInHash | undefined) =>
  (state: HashSignIn): HashSignIn => {
    if (hash === undefined || state._tag === 'Loading') return state;
    return state._tag !== 'Idle' && state.hash === hash ? state : { _tag: 'Loading', hash };
  };

/** Handles the response. It ends the sign-in that is loading; otherwise it changes nothing. Source: AUTH-8. */
export const hashAnswered =
  (succeeded: boolean) =>
  (state: HashSignIn): HashSignIn =>
    state._tag === 'Loading' ? { _tag: succeeded ? 'SignedIn' : 'Failed', hash: state.hash } : state;

/** What else to do at the end. `Nothing`: it has not ended. */
export type HashFollowUp =
  | { readonly _tag: 'Nothing' }
  /** Clear the local cart and remove the hash from the address. Source: AUTH-8. */
  | { readonly _tag: 'ClearCartAndHash' }
  /** Sign out and show a toast. `toast` is its key. */
  | { readonly _tag: 'SignOut'; readonly toast: 'hash_signin_error'; readonly goHome: boolean };

/** Returns what to do once it has ended. The path decides whether the page is still useful. Source: AUTH-8. */
export const followUp = (state: HashSignIn, pathname: string): HashFollowUp => {
  switch (state._tag) {
    case 'Idle':
    case 'Loading':
      return { _tag: 'Nothing' };
    case 'SignedIn':
      return { _tag: 'ClearCartAndHash' };
    case 'Failed':
      return { _tag: 'SignOut', toast: 'hash_signin_error', goHome: goesHomeAfterHashFailure(pathname) };
  }
};
