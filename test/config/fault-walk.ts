import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import type { Fault } from '../../src/adapters/sandbox/controls/controls.ts';
import type { Failure } from '../../src/application/shared/failure.ts';

/** More than the tries of any use case. */
export const presses = 6;

export const until = <S>(state$: Observable<S>, is: (state: S) => boolean): Promise<S> =>
  firstValueFrom(state$.pipe(filter(is)));

/** Does it, waits until nothing is under way, and does it again until it worked, as a visitor would. */
export const press = async <S>(
  command: () => void,
  state$: Observable<S>,
  isCalm: (state: S) => boolean,
  worked: (state: S) => boolean,
  tries = presses,
): Promise<S> => {
  for (let i = 0; i < tries; i += 1) {
    command();
    await until(state$, isCalm);
    // What is told in one breath has then been told.
    await new Promise((resolve) => setImmediate(resolve));
    const state = await until(state$, isCalm);
    if (worked(state)) return state;
  }
  throw new Error('It never worked');
};

export const read = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  for (let i = 0; i < presses; i += 1) {
    const answer = await task();
    if (E.isRight(answer)) return answer.right;
  }
  throw new Error('It was never read');
};

/** What an operation can do instead of answering. Source: CALL-3. */
export const faults: readonly (readonly [string, Fault])[] = [
  ['is slow', { _tag: 'Latency', ms: 15, times: 1 }],
  ['breaks off', { _tag: 'Cut', times: 1 }],
  ['breaks off again and again', { _tag: 'Cut', times: 4 }],
  ['does it and says nothing', { _tag: 'CutAfter', times: 1 }],
  ['does it and says nothing again and again', { _tag: 'CutAfter', times: 4 }],
  ['fails', { _tag: 'Status', status: 500, times: 1 }],
  ['is closed', { _tag: 'Status', status: 503, times: 1 }],
  ['talks nonsense', { _tag: 'Nonsense', times: 1 }],
  ['breaks off in the middle of a word', { _tag: 'Garbled', times: 1 }],
  ['refuses without a reason', { _tag: 'Status', status: 422, times: 1 }],
  ['does not understand', { _tag: 'Status', status: 400, times: 1 }],
  ['has had enough', { _tag: 'Status', status: 429, times: 1 }],
];
