import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../src/application/shared/failure.ts';

const unreachable: Failure = { _tag: 'Unreachable' };

/**
 * The outcome of a request. `lost`: the request or its answer does not arrive. `late`: the caller has given up, and it
 * arrives later. `doubled`: it arrives a second time later. The others: what is answered instead.
 */
export type Fate =
  | 'answered'
  | 'question lost'
  | 'answer lost'
  | 'late'
  | 'doubled'
  | { readonly done: boolean; readonly instead: Failure };

const isSilent = (fate: Fate): boolean =>
  fate === 'question lost' || fate === 'answer lost' || fate === 'late';

/** If use cases try three times, the third attempt is answered. */
const mostSilences = 2;

/** So few consecutive requests without an answer that each is answered in the end. */
export const passingFates: fc.Arbitrary<readonly Fate[]> = fc
  .array(fc.constantFrom<Fate>('answered', 'question lost', 'answer lost', 'late', 'doubled'), {
    maxLength: 30,
  })
  .map((fates) => {
    let silences = 0;
    return fates.map((fate) => {
      silences = isSilent(fate) ? silences + 1 : 0;
      return silences > mostSilences ? 'answered' : fate;
    });
  });

const instead = (failure: Failure, done: boolean): Fate => ({ done, instead: failure });
/** All outcomes of requests, any number of times. */
export const anyFates: fc.Arbitrary<readonly Fate[]> = fc.array(
  fc.constantFrom<Fate>(
    'answered',
    'question lost',
    'answer lost',
    'late',
    'doubled',
    instead({ _tag: 'Unavailable', status: 503 }, false),
    instead({ _tag: 'Unavailable', status: 504 }, true),
    instead({ _tag: 'Unavailable', status: 429, wait: 3 }, false),
    instead({ _tag: 'Unreadable', at: 'an answer' }, true),
    instead({ _tag: 'Refused', code: 'no', violations: [] }, false),
    instead({ _tag: 'NotFound', code: 'cart.not_found' }, false),
  ),
  { maxLength: 30 },
);

export interface Asking<A> {
  /** If the other side recognises a repeated request, it may arrive at any later time. */
  readonly isKnownAgain?: boolean;
  /** Called with each answer just before the caller gets it. */
  readonly heard?: (answer: E.Either<Failure, A>) => void;
}

/**
 * A network to the backend on which requests and answers take as long as the scheduler decides, with the given outcomes
 * in turn.
 */
export const makeWire = (s: fc.Scheduler, fates: readonly Fate[] = []) => {
  let rest = [...fates];
  const travel = (label: string): Promise<void> => s.schedule(Promise.resolve(), label);

  const over =
    <Args extends unknown[], A>(
      name: string,
      ask: (...args: Args) => TaskEither<Failure, A>,
      { isKnownAgain = false, heard = () => undefined }: Asking<A> = {},
    ) =>
    (...args: Args): TaskEither<Failure, A> =>
    async () => {
      const [fate = 'answered', ...others] = rest;
      rest = others;
      const later = () => void travel(`${name} arrives late`).then(ask(...args));
      await travel(`${name} asked`);
      if (fate === 'late' && isKnownAgain) later();
      if (fate === 'question lost' || fate === 'late') return E.left(unreachable);
      const isDone = typeof fate === 'string' || fate.done;
      const done = isDone ? await ask(...args)() : E.left(unreachable);
      if (fate === 'doubled' && isKnownAgain) later();
      await travel(`${name} answered`);
      if (fate === 'answer lost') return E.left(unreachable);
      const answer = typeof fate === 'string' ? done : E.left(fate.instead);
      heard(answer);
      return answer;
    };

  return {
    over,
    /** Sets the outcomes of requests from now on; after these, everything is answered. */
    meet: (next: readonly Fate[]) => {
      rest = [...next];
    },
  };
};

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets the given number of pending messages arrive, if there are that many. */
export const some = async (s: fc.Scheduler, count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) {
    await breath();
    if (s.count() > 0) await s.waitNext(1);
  }
  await breath();
};

/** Lets everything arrive, until nothing is pending any more. */
export const settle = async (s: fc.Scheduler): Promise<void> => {
  for (let calm = 0; calm < 3; calm += 1) {
    await breath();
    if (s.count() === 0) continue;
    await s.waitNext(1);
    calm = -1;
  }
};
