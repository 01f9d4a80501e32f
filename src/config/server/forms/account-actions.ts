import * as E from 'fp-ts/Either';
import { agreeToMails } from '../../../application/customer/mail-choices.ts';
import { askForReset } from '../../../application/identity/ask-for-reset.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { password } from '../../../domain/identity/password.ts';
import { checkLogin, checkRegistration } from '../../../domain/identity/sign-in-form.ts';
import {
  type PlainState,
  readScreen,
  secretIn,
  type TypedAccount,
} from '../../../ui/account/plain/plain-screen.ts';
import { textIn } from '../../../ui/shared/form-texts.ts';
import type { VisitorAccount } from './visitor-account.ts';

/** The outcome of a form: the visitor is signed in, signed out, or sees a page. */
export type Sent =
  /** `leavesCart`: the cart of this browser does not become the account's. Source: AUTH-28. */
  | { readonly _tag: 'SignedIn'; readonly redirectUrl: string; readonly leavesCart?: boolean }
  | { readonly _tag: 'SignedOut' }
  /** The session may go on. */
  | { readonly _tag: 'NotSignedOut'; readonly failure: Failure }
  | { readonly _tag: 'Show'; readonly state: PlainState };

const show = (state: PlainState): Sent => ({ _tag: 'Show', state });

const typedIn = (form: FormData): TypedAccount => ({
  email: textIn(form, 'email'),
  firstName: textIn(form, 'firstName'),
  lastName: textIn(form, 'lastName'),
  newsletter: textIn(form, 'newsletter') === '1',
  link: textIn(form, 'link'),
  redirectUrl: textIn(form, 'redirectUrl'),
});

/** Performs the action of a form. The typed values come back with the errors, except the password. */
export const sendAccountForm = async (
  { accounts, marketing }: Pick<VisitorAccount, 'accounts' | 'marketing'>,
  form: FormData,
  pattern?: RegExp,
): Promise<Sent> => {
  const action = textIn(form, 'action');
  if (action === 'signOut') {
    const ended = await accounts.signOut()();
    return E.isLeft(ended) ? { _tag: 'NotSignedOut', failure: ended.left } : { _tag: 'SignedOut' };
  }
  const screen = readScreen(action);
  const typed = typedIn(form);
  const chosen = textIn(form, 'password');
  const again = (refusals: Extract<PlainState, { _tag: 'Form' }>['refusals'], failure?: Failure): Sent =>
    show({ _tag: 'Form', screen, typed, refusals, failure });
  /** `newsletter`: ticked at a registration. Who registers again with the account that they have agrees to it too. */
  const signIn = async (email: string, newsletter = false): Promise<Sent> => {
    const answer = await accounts.signIn(email, chosen)();
    if (E.isLeft(answer)) return again([], answer.left);
    if (newsletter) await agreeToMails(marketing, answer.right, { newsletter })();
    return { _tag: 'SignedIn', redirectUrl: typed.redirectUrl };
  };
  switch (screen) {
    case 'login': {
      const login = checkLogin({ email: typed.email, password: chosen }, 'password', pattern);
      return E.isLeft(login) ? again(login.left) : signIn(login.right.email);
    }
    case 'register': {
      const checked = checkRegistration({ ...typed, password: chosen }, 'password', pattern);
      if (E.isLeft(checked)) return again(checked.left);
      const { email, firstName, lastName } = checked.right;
      const { newsletter } = typed;
      const made = await accounts.signUp({ email, firstName, lastName, newsletter, password: chosen })();
      return E.isLeft(made) ? again([], made.left) : signIn(email, newsletter);
    }
    case 'forgotten': {
      const email = checkEmail(typed.email, pattern);
      if (E.isLeft(email)) return again([email.left]);
      const asked = await askForReset(accounts, email.right)();
      return E.isLeft(asked) ? again([], asked.left) : show({ _tag: 'Sent', email: email.right });
    }
    case 'reset': {
      const fresh = password(chosen);
      const token = secretIn(typed.link);
      const missing = token === '' ? [{ _tag: 'LinkMissing' } as const] : [];
      if (E.isLeft(fresh)) return again([...missing, fresh.left]);
      if (missing.length > 0) return again(missing);
      const answer = await accounts.resetPassword(token, chosen)();
      return E.isLeft(answer) ? again([], answer.left) : show({ _tag: 'Reset' });
    }
  }
};
