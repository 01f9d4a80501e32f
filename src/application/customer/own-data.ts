import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Failure } from '../shared/failure.ts';
import { makeStore } from '../shared/store.ts';
import type { OwnDataPort } from './ports/own-data.ts';

/** The state of an export of the customer's own data. `number` counts the exports, so that each file is handed over once. */
export type OwnDataView =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Asked' }
  | { readonly _tag: 'Failed'; readonly failure: Failure }
  | { readonly _tag: 'Here'; readonly file: string; readonly number: number };

/** An export of all data that the shop stores about the customer. */
export interface OwnData {
  readonly state$: Observable<OwnDataView>;
  readonly ask: () => void;
  /** The file was handed over or is no longer wanted. Drops it. */
  readonly leave: () => void;
}

export const makeOwnData = (port: OwnDataPort): OwnData => {
  const store = makeStore<OwnDataView>({ _tag: 'Idle' });
  let number = 0;
  return {
    state$: store.state$,
    ask: () => {
      if (store.get()._tag === 'Asked') return;
      const mine = ++number;
      store.update(() => ({ _tag: 'Asked' }));
      void port
        .file()()
        .then((answer) => {
          if (mine !== number) return;
          store.update(() =>
            E.isLeft(answer)
              ? { _tag: 'Failed', failure: answer.left }
              : { _tag: 'Here', file: answer.right, number },
          );
        });
    },
    leave: () => {
      number += 1;
      store.update(() => ({ _tag: 'Idle' }));
    },
  };
};
