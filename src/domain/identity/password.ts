/** Passwords as the shop accepts them: at least eight characters, with a letter and a digit. */

import * as E from 'fp-ts/Either';

/** Kept as entered: spaces count, nothing is trimmed. */
export type Password = string & { readonly Password: unique symbol };

/** Units: characters, as a reader counts them. Source: ADDR-4. */
export const minPasswordLength = 8;
/** Limits the work of the server for one password. Units: characters. */
export const maxPasswordLength = 128;

export type PasswordRefusal =
  | { readonly _tag: 'PasswordMissing' }
  | { readonly _tag: 'PasswordTooShort'; readonly length: number }
  | { readonly _tag: 'PasswordTooLong'; readonly max: number }
  | { readonly _tag: 'PasswordWithoutLetter' }
  | { readonly _tag: 'PasswordWithoutDigit' };

/** Checks a new password: at registration, change and reset. Letters of every script count. Source: ADDR-4. */
export const password = (input: string): E.Either<PasswordRefusal, Password> => {
  const length = [...input].length;
  if (length === 0) return E.left({ _tag: 'PasswordMissing' });
  if (length < minPasswordLength) return E.left({ _tag: 'PasswordTooShort', length: minPasswordLength });
  if (length > maxPasswordLength) return E.left({ _tag: 'PasswordTooLong', max: maxPasswordLength });
  if (!/\p{L}/u.test(input)) return E.left({ _tag: 'PasswordWithoutLetter' });
  return /\p{Nd}/u.test(input) ? E.right(input as Password) : E.left({ _tag: 'PasswordWithoutDigit' });
};

export type PasswordsDiffer = { readonly _tag: 'PasswordsDiffer' };

/** Checks a new password entered twice. Its own rule is checked first. Source: ADDR-4. */
export const repeatedPassword = (
  input: string,
  again: string,
): E.Either<PasswordRefusal | PasswordsDiffer, Password> =>
  E.flatMap(password(input), (typed) =>
    typed === again ? E.right(typed) : E.left<PasswordsDiffer>({ _tag: 'PasswordsDiffer' }),
  );
