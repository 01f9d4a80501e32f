import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type Failure, leavesOpen } from '../shared/failure.ts';
import type { UntilOnline } from '../shared/retry.ts';
import type { OrderAttempt } from './ports.ts';

/** Pauses that grow to half a minute, for a quarter of an hour in total. Units: milliseconds. */
export const repeatPauses: readonly number[] = [5_000, 10_000, 20_000, ...Array<number>(28).fill(30_000)];

/** Whether to keep asking about an order after a reload. The limit is as long as the first page would have asked. */
export const repeatsAfterReload = ({ at }: OrderAttempt, now: number): boolean =>
  now >= at && now - at <= 15 * 60_000;

export interface RepeatParts {
  readonly wait: (ms: number) => Promise<void>;
  readonly untilOnline: UntilOnline;
  /** Called before each repeated request. */
  readonly unanswered: () => void;
}

/** Repeats the request until its result is known. Offline, waits for a connection. Source: CHK-21. */
export const repeatUntilKnown =
  ({ wait, untilOnline, unanswered }: RepeatParts) =>
  <A>(first: TaskEither<Failure, A>, further: TaskEither<Failure, A>): TaskEither<Failure, A> =>
  async () => {
    let answer = await first();
    for (const pause of repeatPauses) {
      if (E.isRight(answer) || !leavesOpen(answer.left)) break;
      unanswered();
      await (untilOnline() ?? wait(pause));
      answer = await further();
    }
    return answer;
  };
