import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure.ts';

/** When there is a connection again; nothing while there is one. */
export type UntilOnline = () => Promise<unknown> | undefined;

export type Retry = <A>(task: TaskEither<Failure, A>) => TaskEither<Failure, A>;

/** A longer wait is not waited for: the screen tells of it. Units: s. */
const longestWait = 10;

/** How long it is before a question is asked again; none: it is not. Units: ms. Source: LOAD-5. */
const waitBefore = (failure: Failure, pause: number): number | undefined => {
  if (failure._tag === 'Unreachable') return pause;
  const told = failure._tag === 'Unavailable' && failure.status === 503 ? failure.wait : undefined;
  return told !== undefined && told <= longestWait ? Math.max(pause, told * 1000) : undefined;
};

/** Long enough for a moment without a network, and shorter than a customer's patience. Units: ms. */
const usualPauses = [400, 1200];

/**
 * Asks again after each pause while no answer comes, or one that says to come again soon. Only for requests that may
 * safely be repeated.
 */
export const retryUnreachable =
  (wait: (ms: number) => Promise<void>, pauses: readonly number[] = usualPauses): Retry =>
  (task) =>
  async () => {
    let answer = await task();
    for (const pause of pauses) {
      const before = E.isRight(answer) ? undefined : waitBefore(answer.left, pause);
      if (before === undefined) break;
      await wait(before);
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
