import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import type { Failure } from '../../../src/application/shared/failure.ts';

/** More than the attempts of any use case. */
export const presses = 6;

export const until = <S>(state$: Observable<S>, is: (state: S) => boolean): Promise<S> =>
  firstValueFrom(state$.pipe(filter(is)));

const failures: ReadonlySet<unknown> = new Set<Failure['_tag']>([
  'Unreachable',
  'Unavailable',
  'Unreadable',
  'NotFound',
  'Refused',
]);

/** Whether a state contains a failure that a screen can describe. */
const saysWhy = (state: unknown): boolean => {
  if (typeof state !== 'object' || state === null) return false;
  if (!Array.isArray(state) && Object.getPrototypeOf(state) !== Object.prototype) return false;
  return failures.has(Reflect.get(state, '_tag')) || Object.values(state).some(saysWhy);
};

interface Patience {
  readonly tries?: number;
  /** How many notifications were shown beside the state. */
  readonly told?: () => number;
}

/**
 * Runs the command, waits until nothing is pending, and repeats it until it succeeds, as a visitor would. A failure
 * must give a reason.
 */
export const press = async <S>(
  command: () => void,
  state$: Observable<S>,
  isCalm: (state: S) => boolean,
  worked: (state: S) => boolean,
  { tries = presses, told = () => 0 }: Patience = {},
): Promise<S> => {
  // A screen is subscribed: a look-up makes a new request for each new subscriber.
  const screen = state$.subscribe();
  try {
    for (let i = 0; i < tries; i += 1) {
      const before = told();
      command();
      await until(state$, isCalm);
      // Events that are emitted together have arrived by then.
      await new Promise((resolve) => setImmediate(resolve));
      const state = await until(state$, isCalm);
      if (worked(state)) return state;
      if (!saysWhy(state) && told() === before) throw new Error('It did not work, and nothing says why');
    }
    throw new Error('It never worked');
  } finally {
    screen.unsubscribe();
  }
};

export const read = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  for (let i = 0; i < presses; i += 1) {
    const answer = await task();
    if (E.isRight(answer)) return answer.right;
  }
  throw new Error('It was never read');
};
