import * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { OutsideAnswer } from '../shared/ask-outside.ts';
import { decode } from '../shared/decode.ts';

const ProblemC = t.type({ error: t.type({ message: t.string }) });

const refused = (code: string): Failure => ({ _tag: 'Refused', code, violations: [] });

/**
 * Does not reveal whether there is an account: an unknown e-mail, a wrong password and a closed account give the same
 * refusal. Source: AUTH-9.
 */
export const signInFailed = refused('customer.sign_in_failed');
const invalid = refused('customer.identity_invalid');

/** Firebase's errors and the shop's refusals. Other errors are our mistake or a problem at Firebase, never the visitor's. */
const refusals: Readonly<Record<string, Failure>> = {
  EMAIL_NOT_FOUND: signInFailed,
  INVALID_PASSWORD: signInFailed,
  INVALID_LOGIN_CREDENTIALS: signInFailed,
  INVALID_EMAIL: signInFailed,
  USER_DISABLED: signInFailed,
  USER_NOT_FOUND: signInFailed,
  EMAIL_EXISTS: refused('customer.email_not_unique'),
  WEAK_PASSWORD: refused('validation.password_too_short'),
  TOO_MANY_ATTEMPTS_TRY_LATER: refused('customer.identity_busy'),
  TOKEN_EXPIRED: invalid,
  INVALID_ID_TOKEN: invalid,
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: invalid,
  INVALID_CUSTOM_TOKEN: invalid,
  CREDENTIAL_MISMATCH: invalid,
  INVALID_IDP_RESPONSE: invalid,
  INVALID_PENDING_TOKEN: invalid,
  SESSION_EXPIRED: invalid,
  FEDERATED_USER_ID_ALREADY_LINKED: invalid,
};

/** Uses the first word of `WEAK_PASSWORD : Password should be …`. */
export const failureOf = ({ status, body }: OutsideAnswer): Failure => {
  const problem = decode(ProblemC)(body);
  const word = problem._tag === 'Right' ? /^[A-Z_]+/.exec(problem.right.error.message)?.[0] : undefined;
  return (word === undefined ? undefined : refusals[word]) ?? { _tag: 'Unavailable', status };
};
