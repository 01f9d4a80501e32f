/** Passwords that satisfy every other rule but are easily guessed: common ones, and those made of a name. */

import * as E from 'fp-ts/Either';
import type { Password } from './password.ts';

export type GuessablePassword =
  | { readonly _tag: 'PasswordCommon' }
  | { readonly _tag: 'PasswordNamesShop' }
  | { readonly _tag: 'PasswordNamesEmail' };

/** What an attacker would try. */
export interface PasswordGuesses {
  /** Whether a password is common. Called with the password in lower case. */
  readonly isCommon: (folded: string) => boolean;
  readonly shop: string;
  readonly email: string;
}

/** Shorter names are part of many words. Units: characters. */
const shortestName = 3;
/** A password with at least this many letters and digits besides the name is accepted. Units: characters. */
export const minOtherCharacters = 5;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
/** Returns only letters and digits. Other characters between them do not make a name different. */
const bare = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

const isMadeOf = (password: string, name: string): boolean => {
  const [typed, named] = [bare(password), bare(name)];
  return (
    [...named].length >= shortestName &&
    typed.includes(named) &&
    [...typed.replaceAll(named, '')].length < minOtherCharacters
  );
};

/** Checks a new password in addition to its own rule: at registration, change and reset. Source: AUTH-18. */
export const checkNotGuessable = (
  input: Password,
  { isCommon, shop, email }: PasswordGuesses,
): E.Either<GuessablePassword, Password> => {
  const [local = ''] = email.split('@');
  if (isCommon(folded(input))) return E.left({ _tag: 'PasswordCommon' });
  if (isMadeOf(input, shop)) return E.left({ _tag: 'PasswordNamesShop' });
  return isMadeOf(input, email) || isMadeOf(input, local)
    ? E.left({ _tag: 'PasswordNamesEmail' })
    : E.right(input);
};
