import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure.ts';

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
