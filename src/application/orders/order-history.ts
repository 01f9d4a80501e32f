import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Failure } from '../shared/failure.ts';
import { failed, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { MyOrdersPort, OrderPage } from './ports.ts';

/** Orders on a page. */
export const historyPageSize = 10;

export interface HistoryView {
  readonly page: number;
  readonly orders: RemoteState<Failure, OrderPage>;
}

/** What a customer ordered. Source: ORD-2. */
export interface OrderHistory {
  readonly state$: Observable<HistoryView>;
  readonly open: (page: number) => void;
  /** Forgets what was read: the next one to look may be somebody else. */
  readonly leave: () => void;
}

const nothing: HistoryView = { page: 1, orders: loading };

export const makeOrderHistory = (
  port: Pick<MyOrdersPort, 'history'>,
  wait: (ms: number) => Promise<void>,
): OrderHistory => {
  const store = makeStore(nothing);
  const again = retryUnreachable([400, 1200], wait);
  /** Only the newest question has an answer. */
  let asked = 0;
  return {
    state$: store.state$,
    open: (page) => {
      asked += 1;
      const own = asked;
      store.update(() => ({ page, orders: loading }));
      void again(port.history(page, historyPageSize))().then((answer) => {
        if (own !== asked) return;
        const orders = E.matchW(failed<Failure>, ready<OrderPage>)(answer);
        store.update((view) => ({ ...view, orders }));
      });
    },
    leave: () => {
      asked += 1;
      store.update(() => nothing);
    },
  };
};
