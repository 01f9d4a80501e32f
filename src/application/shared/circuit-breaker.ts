import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import {
  afterSilence,
  type CircuitPolicy,
  closedCircuit,
  tryingCircuit,
  turnOf,
} from '../../domain/shared/circuit.ts';
import type { ClockPort } from './clock.ts';
import type { Failure } from './failure.ts';

/** Sends the request, or fails at once if the service is down. Only for requests that change nothing. */
export type Guard = <A>(question: TaskEither<Failure, A>) => TaskEither<Failure, A>;

export interface CircuitBreaker {
  readonly guard: Guard;
  /** False while the service is down and left alone, which was reported. */
  readonly isUp: () => boolean;
}

export interface BreakerParts {
  readonly policy: CircuitPolicy;
  readonly clock: ClockPort;
  /** Who waits for the request that tests whether the service is back: `nobody`, or its `asker`. */
  readonly waits: 'nobody' | 'asker';
  /** Called once when the service is given up, and once when it answers again. */
  readonly changed: (isUp: boolean) => void;
}

/**
 * Whether the failure counts as silence: timeout, lost connection, server error or rate limit. A refusal is an answer,
 * and so is one that cannot be read.
 */
const isSilence = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' ||
  (failure._tag === 'Unavailable' && (failure.status >= 500 || failure.status === 429));

/** A breaker that always sends the request, whatever the service answered before. */
export const noCircuitBreaker: CircuitBreaker = { guard: (question) => question, isUp: () => true };

/**
 * Protects against a service that stops answering: after a few requests without an answer, callers no longer wait for
 * it. Source: CALL-3.
 */
export const makeCircuitBreaker = ({ policy, clock, waits, changed }: BreakerParts): CircuitBreaker => {
  let circuit = closedCircuit;
  const isUp = (): boolean => circuit._tag === 'Closed';
  const become = (next: typeof circuit): void => {
    const was = isUp();
    circuit = next;
    if (isUp() !== was) changed(!was);
  };
  const noted =
    <A>(question: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    async () => {
      const answer = await question();
      const silent = E.isLeft(answer) && isSilence(answer.left);
      become(silent ? afterSilence(circuit, policy, clock.now()) : closedCircuit);
      return answer;
    };
  return {
    isUp,
    guard: (question) => async () => {
      const turn = turnOf(circuit, policy, clock.now());
      if (turn === 'ask') return noted(question)();
      if (turn === 'try') {
        become(tryingCircuit(policy, clock.now()));
        const answer = noted(question)();
        if (waits === 'asker') return answer;
        answer.catch(() => undefined);
      }
      return E.left({ _tag: 'Unreachable' });
    },
  };
};
