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

/** Asks, or says at once that nobody answers. Nothing that changes something may be asked through it. */
export type Guard = <A>(question: TaskEither<Failure, A>) => TaskEither<Failure, A>;

export interface CircuitBreaker {
  readonly guard: Guard;
  /** False: it is left alone, which was told. */
  readonly isUp: () => boolean;
}

export interface BreakerParts {
  readonly policy: CircuitPolicy;
  readonly clock: ClockPort;
  /** Whose question finds out whether it answers again: `nobody` waits for it, or its `asker`. */
  readonly waits: 'nobody' | 'asker';
  /** Told once when it is left alone, and once when it answers again. */
  readonly changed: (isUp: boolean) => void;
}

/** Too late, cut, out of order, or asked too often. A no is an answer, and so is what cannot be read: nobody waited for it. */
const isSilence = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' ||
  (failure._tag === 'Unavailable' && (failure.status >= 500 || failure.status === 429));

/** Asked each time, whatever it answered before. */
export const unbroken: CircuitBreaker = { guard: (question) => question, isUp: () => true };

/** Stands between us and a service that may fall silent: after a few questions without an answer nobody waits for it. Source: CALL-3. */
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
