import { dictionary } from '@zxcvbn-ts/language-common';
import * as E from 'fp-ts/Either';
import { checkNotGuessable, type GuessablePassword } from '../../../domain/identity/guessable-password.ts';
import {
  type Password,
  type PasswordRefusal,
  type PasswordsDiffer,
  password,
} from '../../../domain/identity/password.ts';
import type { FieldRefusal } from '../../shop-server/refusal.ts';

/** The most common passwords that satisfy our other rules. The rest is rejected anyway. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((known) => E.isRight(password(known))),
);

/** `folded`: in lower case, as in the list. Source: AUTH-18. */
const isCommonPassword = (folded: string): boolean => common.has(folded);

/** Rejects a new password that is easy to guess for this shop and the owner of this e-mail. Source: AUTH-18. */
export const notGuessable =
  (shop: { readonly name: string }, email: string) =>
  (chosen: Password): E.Either<GuessablePassword, Password> =>
    checkNotGuessable(chosen, { isCommon: isCommonPassword, shop: shop.name, email });

/** Converts the problem of a new password to a refusal at its path in the body. Source: ADDR-4, AUTH-18. */
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
