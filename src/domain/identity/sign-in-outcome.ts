/** What follows a sign-in with the identity provider. It depends on the backend's answer and on the page. */

import { mailPathOf, skipsUserData } from '../shared/mail-link.ts';
import { withoutLocale } from '../shared/paths.ts';

/** The provider's data about a person. It prefills the registration form. */
export interface IdentityProfile {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

const text = (input: unknown): string | undefined =>
  typeof input === 'string' && input.trim() !== '' ? input.trim() : undefined;

/** Returns the profile from the claims of an identity token (OpenID Connect). Undefined without an e-mail. Source: AUTH-3. */
export const profileIn = (claims: Readonly<Record<string, unknown>>): IdentityProfile | undefined => {
  const email = text(claims.email);
  const firstName = text(claims.given_name);
  const lastName = text(claims.family_name);
  if (email === undefined) return undefined;
  return { email, ...(firstName && { firstName }), ...(lastName && { lastName }) };
};

/** The backend's answer about an identity. */
export type BackendAnswer =
  | { readonly _tag: 'Authenticated' }
  /** Its confirmed e-mail belongs to an account that is not linked to it yet. */
  | { readonly _tag: 'ToLink'; readonly profile: IdentityProfile }
  | { readonly _tag: 'NoAccount'; readonly profile: IdentityProfile }
  | { readonly _tag: 'Failed' };

export type SignInOutcome =
  /** The visitor continues to their destination, and the modal closes. */
  | { readonly _tag: 'GoOn' }
  /** The modal opens at its registration form, prefilled. */
  | { readonly _tag: 'Register'; readonly profile: IdentityProfile }
  /** The modal asks for the account's password, once. An e-mail alone does not give access to an account. */
  | { readonly _tag: 'Link'; readonly profile: IdentityProfile }
  /** On the customer step of the checkout the visitor stays on the page, and a small modal asks. */
  | { readonly _tag: 'AskInCheckout'; readonly profile: IdentityProfile }
  /** Cookies are cleared, the visitor is signed out, and the logout is counted. */
  | { readonly _tag: 'SignOut'; readonly goHome: boolean };

const partsOf = (pathname: string): readonly string[] => withoutLocale(pathname).split('/').filter(Boolean);

/** Whether a page belongs to the checkout, including the thank-you page. */
const isCheckout = (pathname: string): boolean => partsOf(pathname)[0] === 'checkout';

/** Whether a page is the customer step. The checkout without a step is this one. Source: ROUTE-4. */
const isCustomerStep = (pathname: string): boolean => {
  const [first, step = 'customer', ...more] = partsOf(pathname);
  return first === 'checkout' && step === 'customer' && more.length === 0;
};

/** Returns the outcome of the backend's answer on the current page. Source: AUTH-3. */
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

/**
 * Whether a visitor is sent home after a failed sign-in by hash: only from pages that are useless without it. Source:
 * AUTH-8.
 */
export const goesHomeAfterHashFailure = (pathname: string): boolean => {
  const path = mailPathOf(pathname);
  return path === 'reorder' || path === 'abandoned-cart';
};
