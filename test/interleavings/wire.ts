import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../src/application/shared/failure.ts';

const unreachable: Failure = { _tag: 'Unreachable' };

/**
 * What becomes of a question. `lost`: it does not arrive, or its answer does not. `late`: whoever asked has given up, and
 * it arrives all the same, some time. `doubled`: it arrives once more, some time. The others: what is answered instead.
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

/** Where use cases ask three times, the third one is answered. */
const mostSilences = 2;

/** So few questions without an answer, one after the other, that each is answered in the end. */
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
/** All that can become of questions, as often as it likes. */
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
  /** Where the other side knows a question again, it may arrive at any later time. */
  readonly isKnownAgain?: boolean;
  /** Told of each answer just before whoever asked gets it. */
  readonly heard?: (answer: E.Either<Failure, A>) => void;
}

/** A way to the backend on which questions and answers travel as long as the scheduler likes, and meet their fates in turn. */
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
    /** What becomes of questions from now on; once these are over, everything is answered. */
    meet: (next: readonly Fate[]) => {
      rest = [...next];
    },
  };
};

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets so many arrive as there are, and no more. */
export const some = async (s: fc.Scheduler, count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) {
    await breath();
    if (s.count() > 0) await s.waitNext(1);
  }
  await breath();
};

/** Lets everything arrive, until nothing is under way any more. */
export const settle = async (s: fc.Scheduler): Promise<void> => {
  for (let calm = 0; calm < 3; calm += 1) {
    await breath();
    if (s.count() === 0) continue;
    await s.waitNext(1);
    calm = -1;
  }
};
