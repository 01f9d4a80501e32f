import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { defaultFlag, type Flag, isFlagKey, maxFlags } from '../../domain/flags/flag.ts';
import { type CircuitBreaker, unbroken } from '../shared/circuit-breaker.ts';
import type { ClockPort } from '../shared/clock.ts';
import type { Failure } from '../shared/failure.ts';
import type { FlagPort, FlagUser } from './ports.ts';

/** No page waits longer for a flag service. Units: ms. Source: TRK-5. */
export const flagPatience = 300;
/** What takes longer is no slow answer but none. Units: ms. */
export const flagSilence = 2000;
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
  /** When somebody last changed what decides; what was remembered before is old. Milliseconds since 1970. */
  readonly changedAt?: () => number;
}

type Decided = ReadonlyMap<string, Flag>;

/**
 * The features of one visitor, whatever goes wrong in time, and by the default. One that is missing is not decided yet:
 * its service is slow, and its visitor takes part in experiments. Their page shows that it waits. Source: CONT-3.
 */
export interface Decide {
  (keys: readonly string[], user: FlagUser): Promise<Decided>;
  /** The same answer, where all of it is remembered; nothing where one of them has to be asked for. */
  readonly known?: (keys: readonly string[], user: FlagUser) => Decided | undefined;
}

/** Nothing: its service has not said it yet. */
type Decision = Flag | undefined;
interface Kept {
  readonly flag: Decision | Promise<Decision>;
  readonly at: number;
  readonly until: number;
}

type Answer = E.Either<Failure, Flag>;
const tooSlow: Failure = { _tag: 'Unavailable', status: 504 };

/** Remembers for a moment what was decided: a hundred buckets ask of each feature a hundred times, not for each page. */
export const makeDecisions = ({
  flags,
  clock,
  wait,
  report,
  breaker = unbroken,
  changedAt = () => Number.NEGATIVE_INFINITY,
}: DecisionParts): Decide => {
  const kept = new Map<string, Kept>();

  /** `before`: what was decided the last time, which a slow service does not take back. */
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
      // What comes too late for this page is there for the next.
      void answer.then((late) => {
        if (E.isRight(late)) hold(late.right, fresh.answer);
      });
      return inTime(answer, flagSilence, { _tag: 'Unreachable' });
    };
    const wasUp = breaker.isUp();
    const answer = breaker.guard(question)();
    // Who is slow is waited for by no page, and is not silent for that: the breaker hears the answer itself.
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

  /** What is asked for, and what is too much to ask: of that only nobody in particular can be told something. */
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
