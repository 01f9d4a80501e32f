import { type Dispatch, useReducer } from 'react';
import { closed, type LoginEvent, type LoginModal, nextModal } from '../../../domain/identity/login-modal.ts';
import { useAskedIdentity } from '../identity/use-asked-identity.ts';
import { useDisbelieved } from '../identity/use-disbelieved.ts';

const opened = nextModal(closed, { _tag: 'Open' });

/** Keys of the headings of each screen. */
const titles = {
  Closed: 'login.title',
  Login: 'login.title',
  Register: 'register.title',
  Forgotten: 'forgotten.title',
  ForgottenThanks: 'sent.title',
  HowTo: 'howTo.title',
  Link: 'social.linkTitle',
  Ask: 'social.askTitle',
} as const satisfies Record<LoginModal['_tag'], string>;

/**
 * Returns the current screen of the sign-in. Each place starts with the first one. `lead`: navigates to another page.
 * Source: AUTH-3, AUTH-5.
 */
export const useSignInScreen = (lead: (path: string) => void) => {
  const [screen, tell]: [LoginModal, Dispatch<LoginEvent>] = useReducer(nextModal, opened);
  useAskedIdentity(tell);
  useDisbelieved(lead);
  return { screen, tell, title: titles[screen._tag] };
};
