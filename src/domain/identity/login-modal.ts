/** The sign-in modal: its screens, and the transitions between them. */

import type { IdentityProfile } from './sign-in-outcome.ts';

/** Source: AUTH-5. */
export type LoginModal =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Login'; readonly linkSent: LinkSent }
  /** `profile`: the profile of an identity without an account. Source: AUTH-3. */
  | { readonly _tag: 'Register'; readonly profile?: IdentityProfile; readonly linkSent: LinkSent }
  /** For an identity whose e-mail has an account: asks for its password once. Source: AUTH-3. */
  | { readonly _tag: 'Link'; readonly profile: IdentityProfile; readonly linkSent: LinkSent }
  /** For an identity without an account, in the checkout: asks whether to create one. Source: AUTH-3. */
  | { readonly _tag: 'Ask'; readonly profile: IdentityProfile; readonly linkSent: LinkSent }
  /** Asks for the e-mail address for a password reset. */
  | { readonly _tag: 'Forgotten' }
  /** Says that an e-mail was sent, whether or not there is such an account. Source: AUTH-5. */
  | { readonly _tag: 'ForgottenThanks' }
  /** Explains how signing in without a password works. */
  | { readonly _tag: 'HowTo'; readonly linkSent: LinkSent };

/** The address that a login link was sent to. It is not sent there again while the modal is open. Source: AUTH-7. */
export type LinkSent = LinkRequest | undefined;
interface LinkRequest {
  readonly email: string;
  /** Whether the link creates an account if there is none. */
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
  /** Sent for any response, success or failure. */
  | { readonly _tag: 'ResetAnswered' }
  | { readonly _tag: 'ExplainPasswordless' }
  | ({ readonly _tag: 'LinkRequested' } & LinkRequest)
  | { readonly _tag: 'Close' };

export const closed: LoginModal = { _tag: 'Closed' };

const linkOf = (modal: LoginModal): LinkSent => ('linkSent' in modal ? modal.linkSent : undefined);

/** The screens that offer sign-in without a password. */
const leadsToLink: ReadonlySet<LoginModal['_tag']> = new Set(['Login', 'Register', 'Link']);

/**
 * Returns the next screen. Events that a screen does not offer change nothing. Closing resets everything, so that the
 * modal opens on its first screen. Source: AUTH-5.
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
 * Whether a link may be requested: not again for the same address, unless the visitor now says that they are new,
 * because the first request may have reached no account. Source: AUTH-7.
 */
export const mayRequestLink = (modal: LoginModal, { email, isNew }: LinkRequest): boolean =>
  'linkSent' in modal &&
  (modal.linkSent?.email.toLowerCase() !== email.trim().toLowerCase() || (isNew && !modal.linkSent.isNew));

/** Removes the parameter that opened the modal from a query. All others stay. Source: AUTH-5. */
export const withoutUrlParameter = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('url');
  const rest = query.toString();
  return rest && `?${rest}`;
};
