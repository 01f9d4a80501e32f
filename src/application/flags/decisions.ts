import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { defaultFlag, type Flag, isFlagKey, maxFlags } from '../../domain/flags/flag.ts';
import { type CircuitBreaker, noCircuitBreaker } from '../shared/circuit-breaker.ts';
import type { ClockPort } from '../shared/clock.ts';
import type { Failure } from '../shared/failure.ts';
import type { FlagPort, FlagUser } from './ports.ts';

/** The longest that a page waits for the flag service. Units: ms. Source: TRK-5. */
export const flagPatience = 300;
/** After this time a missing answer counts as no answer, not as a slow one. Units: ms. */
export const flagSilence = 2000;
/** How long an answer is cached, and how long the service is not asked again after a failure. Units: ms. */
const fresh = { answer: 30_000, failure: 5000 };
const maxKept = 5000;

export interface DecisionParts {
  readonly flags: Pick<FlagPort, 'getFlag'>;
  readonly clock: ClockPort;
  readonly wait: (ms: number) => Promise<void>;
  /** Called when a feature could not be decided. Further failures are not reported for a moment. */
  readonly report: (key: string, failure: Failure) => void;
  /** Skips a service that is down, and reports that itself. */
  readonly breaker?: CircuitBreaker;
  /** When the rules of the features last changed; cached decisions from before are outdated. Milliseconds since 1970. */
  readonly changedAt?: () => number;
}

type Decided = ReadonlyMap<string, Flag>;

/**
 * Decides the features of a visitor in time; after a failure each has its default. A missing feature is not decided
 * yet: the service is slow, and the visitor takes part in experiments. Their page then shows a waiting state. Source:
 * CONT-3.
 */
export interface Decide {
  (keys: readonly string[], user: FlagUser): Promise<Decided>;
  /** Returns the answer synchronously if all of it is cached; undefined if the service has to be asked. */
  readonly known?: (keys: readonly string[], user: FlagUser) => Decided | undefined;
}

/** Undefined if the service has not answered yet. */
type Decision = Flag | undefined;
interface Kept {
  readonly flag: Decision | Promise<Decision>;
  readonly at: number;
  readonly until: number;
}

type Answer = E.Either<Failure, Flag>;
const tooSlow: Failure = { _tag: 'Unavailable', status: 504 };

/** Caches decisions for a moment: a hundred buckets ask for each feature a hundred times, not once per page. */
export const makeDecisions = ({
  flags,
  clock,
  wait,
  report,
  breaker = noCircuitBreaker,
  changedAt = () => Number.NEGATIVE_INFINITY,
}: DecisionParts): Decide => {
  const kept = new Map<string, Kept>();

  /** `before`: the last decision, which stays valid while the service is slow. */
  const ask = (key: string, user: FlagUser, at: string, before: Kept['flag']): Promise<Decision> => {
    const hold = (flag: Kept['flag'], ms: number): void => {
      kept.delete(at);
      const now = clock.now();
      kept.set(at, { flag, at: now, until: now + ms });
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
    };
    const inTime = (question: Promise<Answer>, ms: number, failure: Failure): Promise<Answer> =>
      Promise.race([question, wait(ms).then(() => E.left(failure))]);
    const question: TaskEither<Failure, Flag> = () => {
      const answer = flags
        .getFlag(key, user)()
        .catch((): Answer => E.left({ _tag: 'Unreachable' }));
      // An answer that is too late for this page is cached for the next.
      void answer.then((late) => {
        if (E.isRight(late)) hold(late.right, fresh.answer);
      });
      return inTime(answer, flagSilence, { _tag: 'Unreachable' });
    };
    const wasUp = breaker.isUp();
    const answer = breaker.guard(question)();
    // No page waits for a slow service. Slow does not count as down: the circuit breaker gets the answer itself.
    const flag = (wasUp ? inTime(answer, flagPatience, tooSlow) : answer).then(async (decided) => {
      if (E.isRight(decided)) return decided.right;
      if (wasUp) report(key, decided.left);
      const meanwhile =
        decided.left === tooSlow
          ? ((await before) ?? (user.id === undefined ? defaultFlag : undefined))
          : defaultFlag;
      hold(meanwhile, fresh.failure);
      return meanwhile;
    });
    hold(flag, fresh.answer);
    return flag;
  };

  /** The features to ask for, and those beyond the limit. Those get their default, but only for a user without an id. */
  const wantedOf = (keys: readonly string[], { id }: FlagUser) => {
    const named = [...new Set(keys)].filter(isFlagKey);
    const otherwise = named.slice(maxFlags).map((key) => [key, defaultFlag] as const);
    return { asked: named.slice(0, maxFlags), beyond: id === undefined ? otherwise : [] };
  };
  const placeOf = (key: string, { id, forced, attributes }: FlagUser): string =>
    JSON.stringify([key, id, forced?.get(key), attributes]);
  const freshAt = (at: string): Kept | undefined => {
    const known = kept.get(at);
    return known && known.until > clock.now() && known.at > changedAt() ? known : undefined;
  };

  const decide = async (keys: readonly string[], user: FlagUser): Promise<Decided> => {
    const { asked, beyond } = wantedOf(keys, user);
    const decided = asked.map(async (key) => {
      const at = placeOf(key, user);
      const fresh = freshAt(at);
      return [key, await (fresh ? fresh.flag : ask(key, user, at, kept.get(at)?.flag))] as const;
    });
    const known = (await Promise.all(decided)).flatMap(([key, flag]) => (flag ? [[key, flag] as const] : []));
    return new Map([...known, ...beyond]);
  };
  const known = (keys: readonly string[], user: FlagUser): Decided | undefined => {
    const { asked, beyond } = wantedOf(keys, user);
    const decided = new Map<string, Flag>();
    for (const key of asked) {
      const flag = freshAt(placeOf(key, user))?.flag;
      if (!flag || flag instanceof Promise) return undefined;
      decided.set(key, flag);
    }
    return new Map([...decided, ...beyond]);
  };
  return Object.assign(decide, { known });
};
