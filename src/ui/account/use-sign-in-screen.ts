import { type Dispatch, useReducer } from 'react';
import { closed, type LoginEvent, type LoginModal, nextModal } from '../../domain/identity/login-modal.ts';

const opened = nextModal(closed, { _tag: 'Open' });

/** Keys of the words above each screen. */
const titles = {
  Closed: 'login.title',
  Login: 'login.title',
  Register: 'register.title',
  Forgotten: 'forgotten.title',
  ForgottenThanks: 'sent.title',
  HowTo: 'howTo.title',
} as const satisfies Record<LoginModal['_tag'], string>;

/** Which screen of signing in shows; every place begins at the first. Source: AUTH-5. */
export const useSignInScreen = () => {
  const [screen, tell]: [LoginModal, Dispatch<LoginEvent>] = useReducer(nextModal, opened);
  return { screen, tell, title: titles[screen._tag] };
};
