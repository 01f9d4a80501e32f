/** What a guest enters to find an order. */

import * as E from 'fp-ts/Either';
import { checkEmail, typedEmail } from '../customer/email.ts';
import { isLineWithoutLink } from '../customer/plain-text.ts';
import { writtenOrderNumber } from './order-number.ts';

/** Both together identify an order. One alone does not. Source: LAW-5. */
export interface OrderLookup {
  readonly number: string;
  readonly email: string;
}
export type LookupProblem = { readonly field: keyof OrderLookup; readonly reason: 'missing' | 'invalid' };

/** Units: characters. */
export const maxNumberLength = 40;

const numberProblems = (number: string): readonly LookupProblem[] => {
  if (number === '') return [{ field: 'number', reason: 'missing' }];
  // A declaration's receipt repeats the number in a mail to an address that anyone can enter.
  const fits = number.length <= maxNumberLength && isLineWithoutLink(number, 'name');
  return fits ? [] : [{ field: 'number', reason: 'invalid' }];
};

/** Does not use the shop's own e-mail pattern: it may be newer than the order, and must not prevent a withdrawal. */
const emailProblems = (email: string): readonly LookupProblem[] => {
  const read = checkEmail(email);
  if (E.isRight(read)) return [];
  return [{ field: 'email', reason: read.left._tag === 'EmailMissing' ? 'missing' : 'invalid' }];
};

/** Returns both in normalised form, or all problems in the order of the form. Source: ADDR-7, LAW-5. */
export const checkLookup = (typed: OrderLookup): E.Either<readonly LookupProblem[], OrderLookup> => {
  const lookup = { number: writtenOrderNumber(typed.number), email: typedEmail(typed.email) };
  const problems = [...numberProblems(lookup.number), ...emailProblems(lookup.email)];
  return problems.length > 0 ? E.left(problems) : E.right(lookup);
};
