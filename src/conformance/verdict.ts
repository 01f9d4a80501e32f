import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure, Refused } from '../application/shared/failure.ts';

/** The check does not hold. The message says what happened instead, without anyone's data. */
export class Broken extends Error {
  override readonly name = 'Broken';
}
/** The check cannot be seen here, because something that it needs is missing. */
export class NotSeen extends Error {
  override readonly name = 'NotSeen';
}

/** Throws `Broken` with the sentence unless the condition is true. */
export function hold(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Broken(otherwise);
}

/** A rate limit hides what the server would otherwise answer, so the check is not seen. */
const unlessEnough = (failure: Failure): Failure => {
  if (failure._tag === 'Unavailable' && failure.status === 429)
    throw new NotSeen('the server limits requests: raise its rate limits for this run');
  return failure;
};

export const failureWords = (failure: Failure): string => {
  switch (failure._tag) {
    case 'Unreadable':
      return `the response does not match the contract at ${failure.at}`;
    case 'Unavailable':
      return failure.status === 404 || failure.status === 410
        ? `the status was ${failure.status} without a not_found code`
        : `the status was ${failure.status}`;
    case 'Refused':
      return `the request was refused with the code ${failure.code}`;
    case 'NotFound':
      return 'it was not found';
    case 'Unreachable':
      return 'there was no response';
  }
};

/** Returns the answer, or throws; `what` names the request: `reading a cart`. */
export const answerTo = async <A>(what: string, task: TaskEither<Failure, A>): Promise<A> => {
  const answer = await task();
  if (E.isLeft(answer)) throw new Broken(`${what} failed: ${failureWords(unlessEnough(answer.left))}`);
  return answer.right;
};

const failureOf = async (
  what: string,
  task: TaskEither<Failure, unknown>,
  expected: string,
): Promise<Failure> => {
  const answer = await task();
  if (E.isRight(answer)) throw new Broken(`${what} succeeded, but ${expected} was expected`);
  return unlessEnough(answer.left);
};

/** Expects `NotFound`, with this code if one is given. A status alone proves nothing, because any intermediary may send it. */
export const notFound = async (
  what: string,
  task: TaskEither<Failure, unknown>,
  code?: string,
): Promise<void> => {
  const failure = await failureOf(what, task, 'NotFound');
  if (failure._tag !== 'NotFound')
    throw new Broken(`${what}: NotFound was expected, but ${failureWords(failure)}`);
  hold(
    code === undefined || failure.code === code,
    `${what}: the code ${code} was expected, but it was ${failure.code}`,
  );
};

/** Expects a refusal, with this code if one is given. */
export const refused = async (
  what: string,
  task: TaskEither<Failure, unknown>,
  code?: string,
): Promise<Refused> => {
  const failure = await failureOf(what, task, 'a refusal');
  if (failure._tag !== 'Refused')
    throw new Broken(`${what}: a refusal was expected, but ${failureWords(failure)}`);
  hold(
    code === undefined || failure.code === code,
    `${what}: a refusal with the code ${code} was expected, but the code was ${failure.code}`,
  );
  return failure;
};
