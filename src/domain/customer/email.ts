import * as E from 'fp-ts/Either';
import { seenText } from './plain-text.ts';

/**
 * The pattern if a shop configures none. Deliberately permissive: only an e-mail that arrives proves an address.
 * Source: ADDR-2.
 */
export const emailPattern = /^[^\s@<>()[\]\\",;:\p{Cc}]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
/** Units: characters. */
export const maxEmailLength = 254;

export type NotAnEmail = { readonly _tag: 'EmailMissing' } | { readonly _tag: 'InvalidEmail' };

/** Marks around a copied address, as contact cards and chats add them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns an e-mail address as its owner sees it: trimmed and without invisible characters, with which it would arrive
 * nowhere. Source: ADDR-2, ADDR-8.
 */
export const typedEmail = (input: string): string => seenText(input.replace(directions, ''));

/** Checks an e-mail address and returns it as `typedEmail` does. Source: ADDR-2. */
export const checkEmail = (input: string, pattern: RegExp = emailPattern): E.Either<NotAnEmail, string> => {
  const email = typedEmail(input);
  if (email === '') return E.left({ _tag: 'EmailMissing' });
  return email.length <= maxEmailLength && pattern.test(email)
    ? E.right(email)
    : E.left({ _tag: 'InvalidEmail' });
};
