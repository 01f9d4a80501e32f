import type { PasswordRefusal, PasswordsDiffer } from '../../../domain/identity/password.ts';
import type { FieldRefusal } from '../http/refusals.ts';

/** What is wrong with a new password, at its place in the body. Source: ADDR-4, D54. */
export const passwordRefusal = (path: string, refusal: PasswordRefusal | PasswordsDiffer): FieldRefusal => {
  switch (refusal._tag) {
    case 'PasswordMissing':
      return { path, code: 'validation.required' };
    case 'PasswordTooLong':
      return { path, code: 'validation.too_long', values: { max: refusal.max } };
    case 'PasswordsDiffer':
      return { path: 'confirm_new_password', code: 'validation.passwords_do_not_match' };
    case 'PasswordTooShort':
    case 'PasswordWithoutLetter':
    case 'PasswordWithoutDigit':
      return { path, code: 'validation.password_rule' };
  }
};
