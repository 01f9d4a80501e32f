import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { NEVER, type Observable } from 'rxjs';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { makeStore } from '../shared/store.ts';
import type { Task } from '../shared/task.ts';

/** Data that a customer stores with the shop, and the current task on it. */
export interface Kept<A, Name extends string> {
  readonly kept: RemoteState<Failure, A>;
  readonly task: Task<Name>;
}

/** The collection of a guest, which has no data. */
export const noCollection = {
  state$: NEVER,
  load: (): void => undefined,
  acknowledge: (): void => undefined,
};

/** Data that a customer stores with the shop, as a screen sees it. */
export interface RemoteCollection<A, Name extends string> {
  readonly state$: Observable<Kept<A, Name>>;
  readonly load: () => void;
  /** Called once a screen has shown the result of its task. */
  readonly acknowledge: () => void;
}

/** The same with changes. They run one after the other, and the data is loaded again after each. */
export interface ChangingCollection<A, Name extends string> extends RemoteCollection<A, Name> {
  /**
   * Waits while another change is under way; the same change, which is a second press, is ignored until it is done.
   * Whatever the result, the data is loaded again. Source: ACC-17.
   */
  readonly during: (
    name: Name,
    work: TE.TaskEither<Failure, unknown>,
    about?: string,
    more?: {
      /** Runs after success, once another change can begin. */
      readonly done?: (() => void) | undefined;
      /** What tells two presses apart that change the same thing differently. */
      readonly content?: unknown;
      readonly part?: string | undefined;
    },
  ) => void;
}

/** Treats `NotFound` as success: the item may be gone already, because an earlier answer was lost or another tab removed it. */
export const ignoringNotFound = (removal: TE.TaskEither<Failure, unknown>): TE.TaskEither<Failure, unknown> =>
  TE.orElse((failure: Failure) =>
    failure._tag === 'NotFound' ? TE.right<Failure, unknown>(undefined) : TE.left(failure),
  )(removal);

export const nothingKept: { readonly kept: typeof loading; readonly task: { readonly _tag: 'Idle' } } = {
  kept: loading,
  task: { _tag: 'Idle' },
};

export const makeRemoteCollection = <A, Name extends string>(
  ask: () => TE.TaskEither<Failure, A>,
): ChangingCollection<A, Name> => {
  const store = makeStore<Kept<A, Name>>(nothingKept);
  const isBusy = (): boolean => store.get().task._tag === 'Busy';
  /** The changes under way or waiting, by what they change. */
  const asked = new Set<string>();
  const waiting: (() => void)[] = [];
  let round = 0;
  const read = async (): Promise<void> => {
    const mine = ++round;
    store.update((state) => ({ ...state, kept: keepValue(state.kept, loading) }));
    const answer = await ask()();
    // An older answer does not contain later changes.
    if (mine !== round) return;
    const next = E.isLeft(answer) ? failed(answer.left) : ready(answer.right);
    store.update((state) => ({ ...state, kept: keepValue<Failure, A>(state.kept, next) }));
  };
  return {
    state$: store.state$,
    load: () => void read(),
    during: (name, work, about, { done, content, part } = {}) => {
      const what = { name, ...(about !== undefined && { about }), ...(part !== undefined && { part }) };
      const key = JSON.stringify({ ...what, content });
      if (asked.has(key)) return;
      asked.add(key);
      const begin = (): void => {
        store.update((state) => ({ ...state, task: { _tag: 'Busy', ...what } }));
        void work().then(async (answer) => {
          await read();
          asked.delete(key);
          const task: Task<Name> = E.isLeft(answer)
            ? { _tag: 'Failed', ...what, failure: answer.left }
            : { _tag: 'Done', ...what };
          store.update((state) => ({ ...state, task }));
          if (E.isRight(answer)) done?.();
          // A screen shows the result before the next change begins.
          setTimeout(() => {
            if (!isBusy()) waiting.shift()?.();
          });
        });
      };
      if (isBusy()) waiting.push(begin);
      else begin();
    },
    acknowledge: () =>
      store.update((state) => (state.task._tag === 'Busy' ? state : { ...state, task: { _tag: 'Idle' } })),
  };
};
