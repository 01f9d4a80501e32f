/** Passwords that keep every other rule and are guessed first: those that many have, and those made of a name. */

import * as E from 'fp-ts/Either';
import type { Password } from './password.ts';

export type GuessablePassword =
  | { readonly _tag: 'PasswordCommon' }
  | { readonly _tag: 'PasswordNamesShop' }
  | { readonly _tag: 'PasswordNamesEmail' };

/** What whoever guesses would try. */
export interface PasswordGuesses {
  /** Whether many have it; it is asked in small letters. */
  readonly isCommon: (folded: string) => boolean;
  readonly shop: string;
  readonly email: string;
}

/** A shorter name is part of many words. Units: characters. */
const shortestName = 3;
/** So many letters and digits besides a name are a password of their own. Units: characters. */
export const enoughBesides = 5;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
/** Letters and digits; what stands between them makes no name another. */
const bare = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

const isMadeOf = (password: string, name: string): boolean => {
  const [typed, named] = [bare(password), bare(name)];
  return (
    [...named].length >= shortestName &&
    typed.includes(named) &&
    [...typed.replaceAll(named, '')].length < enoughBesides
  );
};

/** Asked of a new password beside its own rule: at registering, changing and resetting. Source: AUTH-18. */
export const unguessable = (
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
