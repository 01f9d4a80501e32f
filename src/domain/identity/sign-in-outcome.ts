/** What follows when the identity provider says who somebody is: the backend decides, the page colours it. */

import { mailPathOf, skipsUserData } from '../shared/mail-link.ts';
import { withoutLocale } from '../shared/paths.ts';

/** What the provider knows of somebody; the register form begins with it. */
export interface IdentityProfile {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What the backend says of an identity. */
export type BackendAnswer =
  | { readonly _tag: 'Authenticated' }
  | { readonly _tag: 'NoAccount'; readonly profile: IdentityProfile }
  | { readonly _tag: 'Failed' };

export type SignInOutcome =
  /** Goes on to where he was going; the modal closes. */
  | { readonly _tag: 'GoOn' }
  /** The modal opens at its register form, filled in. */
  | { readonly _tag: 'Register'; readonly profile: IdentityProfile }
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
