import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { answering } from '../shared/answering.ts';
import type { Failure } from '../shared/failure.ts';
import { isNotSignedIn } from './not-signed-in.ts';

/** The session that a customer's desk belongs to. */
export interface DeskSession {
  /** False once the customer has left. */
  readonly isOpen: () => boolean;
  /** How often the customer has signed in again after the session had expired. */
  readonly returns: () => number;
  /** Called when a request of the desk finds that the session has expired. */
  readonly expire: () => void;
}

type Ask = (...args: never[]) => TaskEither<Failure, unknown>;

/**
 * A port whose requests belong to one customer's session. What still waits when they leave is not sent: it would be sent
 * in the session of the next customer. The first refusal after the session has expired asks for a sign-in, whichever
 * screen it was for. Source: ACC-17, AUTH-22, CHK-24.
 */
export const inSession = <Port extends { readonly [K in keyof Port]: Ask }>(
  port: Port,
  { isOpen, returns, expire }: DeskSession,
): Port =>
  answering<Port>({}, (name) => (...args: never[]) => async () => {
    if (!isOpen()) return E.left<Failure>({ _tag: 'Unreachable' });
    const before = returns();
    const answer = await port[name](...args)();
    // A late answer about the session before says nothing about the one that followed.
    if (E.isLeft(answer) && isNotSignedIn(answer.left) && before === returns()) expire();
    return answer;
  });
