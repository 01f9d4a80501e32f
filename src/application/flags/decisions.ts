import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { defaultFlag, type Flag, isFlagKey, maxFlags } from '../../domain/flags/flag.ts';
import { type CircuitBreaker, unbroken } from '../shared/circuit-breaker.ts';
import type { ClockPort } from '../shared/clock.ts';
import type { Failure } from '../shared/failure.ts';
import type { FlagPort, FlagUser } from './ports.ts';

/** No page waits longer for a flag service. Units: ms. Source: TRK-5. */
export const flagPatience = 300;
/** How long an answer holds, and how long a service that gave none is left alone. Units: ms. */
const fresh = { answer: 30_000, failure: 5000 };
const maxKept = 5000;

export interface DecisionParts {
  readonly flags: Pick<FlagPort, 'getFlag'>;
  readonly clock: ClockPort;
  readonly wait: (ms: number) => Promise<void>;
  /** A feature that could not be decided; nobody is told of the next that fails for a moment. */
  readonly report: (key: string, failure: Failure) => void;
  /** Nobody waits for a service that has fallen silent; nobody is told of that here again. */
  readonly breaker?: CircuitBreaker;
}

/** The features of one visitor, each decided: whatever goes wrong, in time and by the default. */
export type Decide = (keys: readonly string[], user: FlagUser) => Promise<ReadonlyMap<string, Flag>>;

interface Kept {
  readonly flag: Promise<Flag>;
  until: number;
}

/** Remembers for a moment what was decided: a hundred buckets ask of each feature a hundred times, not for each page. */
export const makeDecisions = ({ flags, clock, wait, report, breaker = unbroken }: DecisionParts): Decide => {
  const kept = new Map<string, Kept>();

  const ask = (key: string, user: FlagUser, at: string): Promise<Flag> => {
    const hold = (flag: Promise<Flag>, ms: number): void => {
      kept.delete(at);
      kept.set(at, { flag, until: clock.now() + ms });
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
    };
    const inTime: TaskEither<Failure, Flag> = () => {
      const answer = flags
        .getFlag(key, user)()
        .catch((): E.Either<Failure, Flag> => E.left({ _tag: 'Unreachable' }));
      // What comes too late for this page is there for the next.
      void answer.then((late) => {
        if (E.isRight(late)) hold(Promise.resolve(late.right), fresh.answer);
      });
      const late = wait(flagPatience).then(() => E.left<Failure>({ _tag: 'Unavailable', status: 504 }));
      return Promise.race([answer, late]);
    };
    const flag = breaker
      .guard(inTime)()
      .then((decided) => {
        if (E.isRight(decided)) return decided.right;
        if (breaker.isUp()) report(key, decided.left);
        hold(Promise.resolve(defaultFlag), fresh.failure);
        return defaultFlag;
      });
    hold(flag, fresh.answer);
    return flag;
  };

  return async (keys, user) => {
    const wanted = [...new Set(keys)].filter(isFlagKey).slice(0, maxFlags);
    const decided = wanted.map(async (key) => {
      const at = JSON.stringify([key, user.id, user.forced?.get(key), user.attributes]);
      const known = kept.get(at);
      const flag = known && known.until > clock.now() ? known.flag : ask(key, user, at);
      return [key, await flag] as const;
    });
    return new Map(await Promise.all(decided));
  };
};
