import * as E from 'fp-ts/Either';

/**
 * The pattern if a shop configures none. Deliberately permissive: only an e-mail that arrives proves an address.
 * Source: ADDR-2.
 */
export const emailPattern = /^[^\s@<>()[\]\\",;:\p{Cc}]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
/** Units: characters. */
export const maxEmailLength = 254;

export type NotAnEmail = { readonly _tag: 'EmailMissing' } | { readonly _tag: 'InvalidEmail' };

/** Checks an e-mail address and returns it trimmed. Source: ADDR-2. */
export const checkEmail = (input: string, pattern: RegExp = emailPattern): E.Either<NotAnEmail, string> => {
  const email = input.trim();
  if (email === '') return E.left({ _tag: 'EmailMissing' });
  return email.length <= maxEmailLength && pattern.test(email)
    ? E.right(email)
    : E.left({ _tag: 'InvalidEmail' });
};
