import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { NEVER, type Observable } from 'rxjs';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { makeStore } from '../shared/store.ts';

/** How it stands with what was asked last; `about` names the one thing of several that it was asked of. */
export type KeepingTask<Name extends string> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Busy'; readonly name: Name; readonly about?: string }
  | { readonly _tag: 'Done'; readonly name: Name; readonly about?: string }
  | { readonly _tag: 'Failed'; readonly name: Name; readonly about?: string; readonly failure: Failure };

/** Something that a customer keeps with the shop, and what they do with it. */
export interface Kept<A, Name extends string> {
  readonly kept: RemoteState<Failure, A>;
  readonly task: KeepingTask<Name>;
}

/** What a guest keeps. */
export const noKeeping = {
  state$: NEVER,
  load: (): void => undefined,
  acknowledge: (): void => undefined,
};

/** A session of something kept: read, changed one change at a time, and read again after each. */
export interface Keeping<A, Name extends string> {
  readonly state$: Observable<Kept<A, Name>>;
  readonly load: () => void;
  /**
   * Ignored while another is under way. Whatever came of it, the shop is asked how things stand now. `done`: what follows
   * from success, once another change can begin.
   */
  readonly during: (
    name: Name,
    work: TaskEither<Failure, unknown>,
    about?: string,
    done?: () => void,
  ) => void;
  /** A screen has seen how its task ended. */
  readonly acknowledge: () => void;
}

export const nothingKept: { readonly kept: typeof loading; readonly task: { readonly _tag: 'Idle' } } = {
  kept: loading,
  task: { _tag: 'Idle' },
};

export const makeKeeping = <A, Name extends string>(ask: () => TaskEither<Failure, A>): Keeping<A, Name> => {
  const store = makeStore<Kept<A, Name>>(nothingKept);
  let round = 0;
  const read = async (): Promise<void> => {
    const mine = ++round;
    store.update((state) => ({ ...state, kept: keepValue(state.kept, loading) }));
    const answer = await ask()();
    // An older answer knows nothing of what was changed since.
    if (mine !== round) return;
    const next = E.isLeft(answer) ? failed(answer.left) : ready(answer.right);
    store.update((state) => ({ ...state, kept: keepValue<Failure, A>(state.kept, next) }));
  };
  return {
    state$: store.state$,
    load: () => void read(),
    during: (name, work, about, done) => {
      if (store.get().task._tag === 'Busy') return;
      const what = { name, ...(about !== undefined && { about }) };
      store.update((state) => ({ ...state, task: { _tag: 'Busy', ...what } }));
      void work().then(async (answer) => {
        await read();
        const task: KeepingTask<Name> = E.isLeft(answer)
          ? { _tag: 'Failed', ...what, failure: answer.left }
          : { _tag: 'Done', ...what };
        store.update((state) => ({ ...state, task }));
        if (E.isRight(answer)) done?.();
      });
    },
    acknowledge: () =>
      store.update((state) => (state.task._tag === 'Busy' ? state : { ...state, task: { _tag: 'Idle' } })),
  };
};
