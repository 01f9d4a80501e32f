/** What follows when the identity provider says who somebody is: the backend decides, the page colours it. */

import { mailPathOf, skipsUserData } from '../shared/mail-link.ts';
import { withoutLocale } from '../shared/paths.ts';

/** What the provider knows of somebody; the register form begins with it. */
export interface IdentityProfile {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

const text = (input: unknown): string | undefined =>
  typeof input === 'string' && input.trim() !== '' ? input.trim() : undefined;

/** The profile among the claims of an identity token (OpenID Connect); none without an e-mail. Source: AUTH-3. */
export const profileIn = (claims: Readonly<Record<string, unknown>>): IdentityProfile | undefined => {
  const email = text(claims.email);
  const firstName = text(claims.given_name);
  const lastName = text(claims.family_name);
  if (email === undefined) return undefined;
  return { email, ...(firstName && { firstName }), ...(lastName && { lastName }) };
};

/** What the backend says of an identity. */
export type BackendAnswer =
  | { readonly _tag: 'Authenticated' }
  /** Its confirmed e-mail has an account that it does not sign in to yet. */
  | { readonly _tag: 'ToLink'; readonly profile: IdentityProfile }
  | { readonly _tag: 'NoAccount'; readonly profile: IdentityProfile }
  | { readonly _tag: 'Failed' };

export type SignInOutcome =
  /** Goes on to where the visitor was going; the modal closes. */
  | { readonly _tag: 'GoOn' }
  /** The modal opens at its register form, filled in. */
  | { readonly _tag: 'Register'; readonly profile: IdentityProfile }
  /** The modal asks for the account's password, once: nobody gets an account by an e-mail alone. */
  | { readonly _tag: 'Link'; readonly profile: IdentityProfile }
  /** In the checkout nobody is led away: a small modal asks. */
  | { readonly _tag: 'AskInCheckout'; readonly profile: IdentityProfile }
  /** Cookies cleared, signed out, the logout counted. */
  | { readonly _tag: 'SignOut'; readonly goHome: boolean };

const partsOf = (pathname: string): readonly string[] => withoutLocale(pathname).split('/').filter(Boolean);

/** Any page of the checkout, the thank-you page among them. */
const isCheckout = (pathname: string): boolean => partsOf(pathname)[0] === 'checkout';

/** The step that asks who somebody is; the checkout without a step is this one. Source: ROUTE-4. */
const isCustomerStep = (pathname: string): boolean => {
  const [first, step = 'customer', ...more] = partsOf(pathname);
  return first === 'checkout' && step === 'customer' && more.length === 0;
};

/** The backend's answer, at the page where it arrives. Source: AUTH-3. */
export const signInOutcome = (answer: BackendAnswer, pathname: string): SignInOutcome => {
  switch (answer._tag) {
    case 'Authenticated':
      return { _tag: 'GoOn' };
    case 'ToLink':
      return { _tag: 'Link', profile: answer.profile };
    case 'NoAccount':
      return { _tag: isCustomerStep(pathname) ? 'AskInCheckout' : 'Register', profile: answer.profile };
    case 'Failed':
      return { _tag: 'SignOut', goHome: isCheckout(pathname) || skipsUserData(pathname) };
  }
};

/** Where a sign-in by hash that failed leaves the visitor: off the pages that are nothing without it. Source: AUTH-8. */
export const goesHomeAfterHashFailure = (pathname: string): boolean => {
  const path = mailPathOf(pathname);
  return path === 'reorder' || path === 'abandoned-cart';
};
