import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure.ts';

/** When there is a connection again; nothing while there is one. */
export type UntilOnline = () => Promise<unknown> | undefined;

export type Retry = <A>(task: TaskEither<Failure, A>) => TaskEither<Failure, A>;

/**
 * Asks again after each pause while no answer comes. Only for requests that may safely be repeated.
 * Units: milliseconds.
 */
export const retryUnreachable =
  (pauses: readonly number[], wait: (ms: number) => Promise<void>): Retry =>
  (task) =>
  async () => {
    let answer = await task();
    for (const pause of pauses) {
      if (E.isRight(answer) || answer.left._tag !== 'Unreachable') break;
      await wait(pause);
      answer = await task();
    }
    return answer;
  };

/** Without a connection it waits for the next one, and asks then: what was wanted is done, however long that takes. */
export const retryOnline =
  (again: Retry, untilOnline: UntilOnline): Retry =>
  (task) =>
  async () => {
    for (;;) {
      const answer = await again(task)();
      const connection = E.isLeft(answer) && answer.left._tag === 'Unreachable' ? untilOnline() : undefined;
      if (!connection) return answer;
      await connection;
    }
  };
