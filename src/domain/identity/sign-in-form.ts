/** The input of the sign-in and registration forms, with a password or without. */

import * as E from 'fp-ts/Either';
import { addressLimits } from '../customer/address-draft.ts';
import { checkEmail, type NotAnEmail } from '../customer/email.ts';
import { type LineCode, lineProblem } from '../customer/plain-text.ts';
import { type Password, type PasswordRefusal, password } from './password.ts';

/** `passwordless`: a login link replaces the password. Source: AUTH-9. */
export type SignInMode = 'password' | 'passwordless';

/** The values as entered. */
export interface LoginDraft {
  readonly email: string;
  readonly password?: string | undefined;
}
export interface RegistrationDraft extends LoginDraft {
  readonly firstName: string;
  readonly lastName: string;
}

type NameField = 'firstName' | 'lastName';

export type SignInRefusal =
  | NotAnEmail
  | PasswordRefusal
  | { readonly _tag: 'FirstNameMissing' }
  | { readonly _tag: 'LastNameMissing' }
  /** An invalid name: too long, with invalid characters, or containing a web or e-mail address. */
  | {
      readonly _tag: 'NotAName';
      readonly field: NameField;
      readonly code: LineCode;
      readonly max?: number;
    };
/** In the order of the form. At least one. */
export type SignInRefusals = readonly SignInRefusal[];

/** Checked: e-mail and names are trimmed. Source: ADDR-2. */
export type Login =
  | { readonly _tag: 'WithPassword'; readonly email: string; readonly password: string }
  | { readonly _tag: 'Passwordless'; readonly email: string };
export type Registration = { readonly firstName: string; readonly lastName: string } & (
  | { readonly _tag: 'WithPassword'; readonly email: string; readonly password: Password }
  | { readonly _tag: 'Passwordless'; readonly email: string }
);

const lefts = (...results: readonly E.Either<SignInRefusal, unknown>[]): E.Either<SignInRefusals, never> =>
  E.left(results.flatMap((result) => (E.isLeft(result) ? [result.left] : [])));
const present = <R extends SignInRefusal>(text: string, refusal: R): E.Either<R, string> =>
  text.trim() === '' ? E.left(refusal) : E.right(text.trim());
/** Checks a name by the rules for names in addresses. Source: ADDR-4, ADDR-7. */
const named = (
  text: string,
  field: NameField,
  missing: 'FirstNameMissing' | 'LastNameMissing',
): E.Either<SignInRefusal, string> => {
  const name = present(text, { _tag: missing });
  if (E.isLeft(name)) return name;
  const max = addressLimits[field];
  const code = lineProblem(name.right, max, 'name');
  return code ? E.left({ _tag: 'NotAName', field, code, ...(code === 'too_long' && { max }) }) : name;
};
const typedPassword = (typed: string): E.Either<SignInRefusal, string> =>
  typed === '' ? E.left({ _tag: 'PasswordMissing' }) : E.right(typed);

/**
 * Checks the e-mail and, unless a link replaces it, the password. An existing password only has to be present; today's
 * rule does not apply to it. Returns all refusals at once. Source: AUTH-9, ADDR-2.
 */
export const checkLogin = (
  draft: LoginDraft,
  mode: SignInMode,
  pattern?: RegExp,
): E.Either<SignInRefusals, Login> => {
  const email = checkEmail(draft.email, pattern);
  const known = mode === 'passwordless' ? E.right(undefined) : typedPassword(draft.password ?? '');
  if (E.isLeft(email) || E.isLeft(known)) return lefts(email, known);
  return E.right(
    known.right === undefined
      ? { _tag: 'Passwordless', email: email.right }
      : { _tag: 'WithPassword', email: email.right, password: known.right },
  );
};

/** Checks both names, the e-mail and, unless a link replaces it, the new password. Source: AUTH-9, ADDR-2. */
export const checkRegistration = (
  draft: RegistrationDraft,
  mode: SignInMode,
  pattern?: RegExp,
): E.Either<SignInRefusals, Registration> => {
  const first = named(draft.firstName, 'firstName', 'FirstNameMissing');
  const last = named(draft.lastName, 'lastName', 'LastNameMissing');
  const email = checkEmail(draft.email, pattern);
  const fresh = mode === 'passwordless' ? E.right(undefined) : password(draft.password ?? '');
  if (E.isLeft(first) || E.isLeft(last) || E.isLeft(email) || E.isLeft(fresh))
    return lefts(first, last, email, fresh);
  const person = { firstName: first.right, lastName: last.right, email: email.right };
  return E.right(
    fresh.right === undefined
      ? { ...person, _tag: 'Passwordless' }
      : { ...person, _tag: 'WithPassword', password: fresh.right },
  );
};

/** The message for a failed form: its title, and the key of its sentence if the server sent none. Source: AUTH-9. */
export const failureKeys = {
  login: { tone: 'danger', title: 'Failed!', key: 'login_failed' },
  register: { tone: 'danger', title: 'Failed!', key: 'register_failed' },
} as const;

/** The prefixes of the message keys for success. Source: AUTH-9. */
export const successKeys = {
  login: 'shop.user.sign_in_success',
  register: 'shop.user.sign_up_success',
} as const;
