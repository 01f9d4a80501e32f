import { dictionary } from '@zxcvbn-ts/language-common';
import * as E from 'fp-ts/Either';
import { password } from '../../../domain/identity/password.ts';

/** Of the passwords that most people have, those that keep our other rules: the rest is refused anyway. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((known) => E.isRight(password(known))),
);

/** `folded`: in small letters, as the list has them. Source: AUTH-18. */
export const isCommonPassword = (folded: string): boolean => common.has(folded);
