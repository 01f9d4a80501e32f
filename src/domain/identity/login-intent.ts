/** That a visitor is about to sign in, remembered so that their login is counted once. */

/** How one can sign in. Source: AUTH-2, AUTH-6. */
export const signInMethods = ['password', 'login-link', 'google', 'apple', 'facebook', 'house'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Absent: nobody asked to sign in, so a session that is found again is no login. */
export type LoginIntent = { readonly method: SignInMethod } | undefined;

/** A second wish replaces the first: it is one login. Source: AUTH-2. */
export const intended = (method: SignInMethod): LoginIntent => ({ method });

export interface Counted {
  readonly intent: LoginIntent;
  /** The event to send; none: there was no wish, or it has been counted. */
  readonly event?: { readonly method: SignInMethod };
}

/** Somebody is signed in: uses the wish up. Source: AUTH-2. */
export const signedIn = (intent: LoginIntent): Counted =>
  intent ? { intent: undefined, event: { method: intent.method } } : { intent: undefined };
