/** The intent of a visitor to sign in, stored so that their login is counted once. */

/** The ways to sign in. Source: AUTH-2, AUTH-6. */
export const signInMethods = ['password', 'login-link', 'google', 'apple', 'facebook', 'house'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Absent if the visitor did not start a sign-in. A restored session then does not count as a login. */
export type LoginIntent = { readonly method: SignInMethod } | undefined;

/** Sets the intent. A second one replaces the first: it is one login. Source: AUTH-2. */
export const intended = (method: SignInMethod): LoginIntent => ({ method });

export interface Counted {
  readonly intent: LoginIntent;
  /** The event to send. Absent if there was no intent, or it has already been counted. */
  readonly event?: { readonly method: SignInMethod };
}

/** Counts the login and clears the intent. Source: AUTH-2. */
export const signedIn = (intent: LoginIntent): Counted =>
  intent ? { intent: undefined, event: { method: intent.method } } : { intent: undefined };
