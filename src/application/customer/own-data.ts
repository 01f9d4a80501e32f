import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Failure } from '../shared/failure.ts';
import { makeStore } from '../shared/store.ts';
import type { OwnDataPort } from './ports/own-data.ts';

/** The state of an export of the customer's own data. */
export type OwnDataView =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Asked' }
  | { readonly _tag: 'Failed'; readonly failure: Failure }
  /** The file is among the downloads. */
  | { readonly _tag: 'Saved' };

/** An export of all data that the shop stores about the customer. */
export interface OwnData {
  readonly state$: Observable<OwnDataView>;
  readonly ask: () => void;
  /** The page was left. A file that comes later is dropped. */
  readonly leave: () => void;
}

/** `save`: downloads a text as a file. */
export const makeOwnData = (port: OwnDataPort, save: (text: string) => void): OwnData => {
  const store = makeStore<OwnDataView>({ _tag: 'Idle' });
  /** Of the newest request; an answer to another one is no longer wanted. */
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
          if (E.isRight(answer)) save(answer.right);
          store.update(() =>
            E.isLeft(answer) ? { _tag: 'Failed', failure: answer.left } : { _tag: 'Saved' },
          );
        });
    },
    leave: () => {
      number += 1;
      store.update(() => ({ _tag: 'Idle' }));
    },
  };
};
