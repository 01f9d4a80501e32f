/** The modal that signs in: which of its screens shows, and what leads from one to the next. */

import type { IdentityProfile } from './sign-in-outcome.ts';

/** Source: AUTH-5. */
export type LoginModal =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Login'; readonly linkSent: LinkSent }
  /** `profile`: what an identity without an account brings along. Source: AUTH-3. */
  | { readonly _tag: 'Register'; readonly profile?: IdentityProfile; readonly linkSent: LinkSent }
  /** An identity whose e-mail has an account: asks for its password once. Source: AUTH-3. */
  | { readonly _tag: 'Link'; readonly profile: IdentityProfile; readonly linkSent: LinkSent }
  /** An identity without an account, in the checkout: asks whether to make one. Source: AUTH-3. */
  | { readonly _tag: 'Ask'; readonly profile: IdentityProfile; readonly linkSent: LinkSent }
  /** Asks for the address that a reset goes to. */
  | { readonly _tag: 'Forgotten' }
  /** Says that a mail is on its way, whether or not there is such an account. Source: D57. */
  | { readonly _tag: 'ForgottenThanks' }
  /** Explains how signing in without a password works. */
  | { readonly _tag: 'HowTo'; readonly linkSent: LinkSent };

/** To whom a login link went: it is not sent there again while the modal is open. Source: AUTH-7, D58. */
export type LinkSent = LinkRequest | undefined;
interface LinkRequest {
  readonly email: string;
  /** Whether it makes an account where there is none. */
  readonly isNew: boolean;
}

export type LoginEvent =
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'OpenRegister'; readonly profile?: IdentityProfile }
  | { readonly _tag: 'OpenLink'; readonly profile: IdentityProfile }
  | { readonly _tag: 'OpenAsk'; readonly profile: IdentityProfile }
  | { readonly _tag: 'SwitchToLogin' }
  | { readonly _tag: 'SwitchToRegister' }
  | { readonly _tag: 'Forget' }
  /** Whatever was answered. */
  | { readonly _tag: 'ResetAnswered' }
  | { readonly _tag: 'ExplainPasswordless' }
  | ({ readonly _tag: 'LinkRequested' } & LinkRequest)
  | { readonly _tag: 'Close' };

export const closed: LoginModal = { _tag: 'Closed' };

const linkOf = (modal: LoginModal): LinkSent => ('linkSent' in modal ? modal.linkSent : undefined);

/** Screens that offer to sign in without a password. */
const leadsToLink: ReadonlySet<LoginModal['_tag']> = new Set(['Login', 'Register', 'Link']);

/**
 * The next screen. What a screen does not offer changes nothing; closing forgets everything, so that the modal opens at
 * its beginning. Source: AUTH-5, D57.
 */
export const nextModal = (modal: LoginModal, event: LoginEvent): LoginModal => {
  const linkSent = linkOf(modal);
  if (event._tag === 'Close') return closed;
  if (event._tag === 'OpenRegister')
    return { _tag: 'Register', linkSent, ...(event.profile && { profile: event.profile }) };
  if (event._tag === 'OpenLink') return { _tag: 'Link', linkSent, profile: event.profile };
  if (event._tag === 'OpenAsk') return { _tag: 'Ask', linkSent, profile: event.profile };
  if (event._tag === 'Open') return modal._tag === 'Closed' ? { _tag: 'Login', linkSent } : modal;
  if (modal._tag === 'Closed') return modal;
  switch (event._tag) {
    case 'SwitchToLogin':
      return { _tag: 'Login', linkSent };
    case 'SwitchToRegister':
      return modal._tag === 'Register' ? modal : { _tag: 'Register', linkSent };
    case 'Forget':
      return modal._tag === 'Login' || modal._tag === 'Link' ? { _tag: 'Forgotten' } : modal;
    case 'ResetAnswered':
      return modal._tag === 'Forgotten' ? { _tag: 'ForgottenThanks' } : modal;
    case 'ExplainPasswordless':
      return leadsToLink.has(modal._tag) ? { _tag: 'HowTo', linkSent } : modal;
    case 'LinkRequested':
      return 'linkSent' in modal
        ? { ...modal, linkSent: { email: event.email.trim(), isNew: event.isNew } }
        : modal;
  }
};

/**
 * Whether a link may be asked for: not again for the address that has one already, unless somebody says now that they are
 * new: the first one may have gone to nobody. Source: AUTH-7, D58.
 */
export const mayRequestLink = (modal: LoginModal, { email, isNew }: LinkRequest): boolean =>
  'linkSent' in modal &&
  (modal.linkSent?.email.toLowerCase() !== email.trim().toLowerCase() || (isNew && !modal.linkSent.isNew));

/** A query without the parameter that the modal was opened with; all others stay as they are. Source: AUTH-5. */
export const withoutUrlParameter = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('url');
  const rest = query.toString();
  return rest && `?${rest}`;
};
