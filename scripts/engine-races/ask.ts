import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../src/application/shared/failure.ts';
import type { Tally } from './tally.ts';

/** An expected negative answer: a refusal, or not found. */
export interface No {
  readonly code: string;
  /** An earlier attempt got no answer, so it may have taken effect. */
  readonly unsure: boolean;
}
export type Ask = <A>(name: string, task: TaskEither<Failure, A>) => Promise<E.Either<No, A>>;

const mostTries = 120;

const noOf = (failure: Failure): string | undefined => {
  if (failure._tag === 'Refused') return failure.code;
  if (failure._tag === 'NotFound') return 'not_found';
  return failure._tag === 'Unavailable' && failure.status === 429 ? 'rate_limit' : undefined;
};

/**
 * Repeats the same request until it is answered. If nothing is ever killed (`quiet`), each answer must come at the
 * first attempt.
 */
export const makeAsk =
  (tally: Tally, quiet: boolean): Ask =>
  async (name, task) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await task();
      if (E.isRight(answer)) {
        tally.note(name, 'done');
        return answer;
      }
      const failure = answer.left;
      const code = noOf(failure);
      if (code !== undefined) {
        tally.note(name, code);
        return E.left({ code, unsure: tries > 0 });
      }
      tally.note(name, failure._tag === 'Unreadable' ? 'unreadable' : 'away');
      if (failure._tag === 'Unreadable' || quiet) tally.violate(`${name}: ${JSON.stringify(failure)}`);
      await pause(Math.min(2000, 200 + tries * 200));
    }
    throw new Error(`${name}: no response`);
  };
