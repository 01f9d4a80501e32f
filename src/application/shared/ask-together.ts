import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure.ts';

/** Shares one request among all callers with the same question while it is pending. A later call sends a new one. */
export const askTogether = <Q, A>(
  ask: (question: Q) => TaskEither<Failure, A>,
): ((question: Q) => TaskEither<Failure, A>) => {
  const onTheWay = new Map<string, Promise<Either<Failure, A>>>();
  return (question) => () => {
    const key = JSON.stringify(question);
    const answer = onTheWay.get(key) ?? ask(question)().finally(() => onTheWay.delete(key));
    onTheWay.set(key, answer);
    return answer;
  };
};
