import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure.ts';

/** Resolves when there is a connection again; undefined if there is one now. */
export type UntilOnline = () => Promise<unknown> | undefined;

export type Retry = <A>(task: TaskEither<Failure, A>) => TaskEither<Failure, A>;

/** A longer requested wait is not waited for; the screen shows it. Units: s. */
const longestWait = 10;

/** The pause before a request is repeated; undefined if it is not repeated. Units: ms. Source: LOAD-5. */
const waitBefore = (failure: Failure, pause: number): number | undefined => {
  if (failure._tag === 'Unreachable') return pause;
  const told = failure._tag === 'Unavailable' && failure.status === 503 ? failure.wait : undefined;
  return told !== undefined && told <= longestWait ? Math.max(pause, told * 1000) : undefined;
};

/** Long enough for a short network outage, and short enough for a customer's patience. Units: ms. */
const usualPauses = [400, 1200];

/**
 * Repeats a request after each pause while there is no answer, or one that says to retry soon. Only for requests that
 * are safe to repeat.
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

/** Offline, waits for a connection and then repeats the request, however long that takes. */
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
