import { dictionary } from '@zxcvbn-ts/language-common';
import * as E from 'fp-ts/Either';
import { type GuessablePassword, unguessable } from '../../../domain/identity/guessable-password.ts';
import {
  type Password,
  type PasswordRefusal,
  type PasswordsDiffer,
  password,
} from '../../../domain/identity/password.ts';
import type { FieldRefusal } from '../../shop-server/refusal.ts';

/** Of the passwords that most people have, those that keep our other rules: the rest is refused anyway. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((known) => E.isRight(password(known))),
);

/** `folded`: in small letters, as the list has them. Source: AUTH-18. */
const isCommonPassword = (folded: string): boolean => common.has(folded);

/** Whether a new password is one that is guessed first, in this shop and by whose account it is. Source: AUTH-18. */
export const notGuessable =
  (shop: { readonly name: string }, email: string) =>
  (chosen: Password): E.Either<GuessablePassword, Password> =>
    unguessable(chosen, { isCommon: isCommonPassword, shop: shop.name, email });

/** What is wrong with a new password, at its place in the body. Source: ADDR-4, AUTH-18, D54. */
export const passwordRefusal = (
  path: string,
  refusal: PasswordRefusal | PasswordsDiffer | GuessablePassword,
): FieldRefusal => {
  switch (refusal._tag) {
    case 'PasswordMissing':
      return { path, code: 'validation.required' };
    case 'PasswordTooLong':
      return { path, code: 'validation.too_long', values: { max: refusal.max } };
    case 'PasswordsDiffer':
      return { path: 'confirm_new_password', code: 'validation.passwords_do_not_match' };
    case 'PasswordCommon':
      return { path, code: 'customer.password_common' };
    case 'PasswordNamesShop':
      return { path, code: 'customer.password_names_shop' };
    case 'PasswordNamesEmail':
      return { path, code: 'customer.password_names_email' };
    case 'PasswordTooShort':
    case 'PasswordWithoutLetter':
    case 'PasswordWithoutDigit':
      return { path, code: 'validation.password_rule' };
  }
};
