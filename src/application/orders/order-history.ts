import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Order } from '../../domain/orders/order.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { MyOrdersPort, OrderPage } from './ports.ts';

/** Orders on a page. */
export const historyPageSize = 10;
/** As many orders as are looked through for a lens: who ordered so much since wears it no more, as far as anybody can tell. */
export const lookedBack = 50;

export interface HistoryView {
  readonly page: number;
  readonly orders: RemoteState<Failure, OrderPage>;
}

/** What a customer ordered. Source: ORD-2. */
export interface OrderHistory {
  readonly state$: Observable<HistoryView>;
  readonly open: (page: number) => void;
  /** The newest orders, a page after the other, until there are enough, and never more than `lookedBack`. */
  readonly lookBack: (isEnough: (orders: readonly Order[]) => boolean) => void;
  /** Forgets what was read: the next one to look may be somebody else. */
  readonly leave: () => void;
}

const nothing: HistoryView = { page: 1, orders: loading };

export const makeOrderHistory = (
  port: Pick<MyOrdersPort, 'history'>,
  wait: (ms: number) => Promise<void>,
): OrderHistory => {
  const store = makeStore(nothing);
  const again = retryUnreachable(wait);
  /** Only the newest question has an answer. */
  let asked = 0;
  /** Pages from `page` on, as long as they are not enough. */
  const pages = async (
    page: number,
    isEnough: (orders: readonly Order[]) => boolean,
    before: readonly Order[] = [],
  ): Promise<E.Either<Failure, OrderPage>> => {
    const answer = await again(port.history(page, historyPageSize))();
    if (E.isLeft(answer)) return answer;
    const { orders: more, total } = answer.right;
    const orders = [...before, ...more];
    const isAll = more.length === 0 || page * historyPageSize >= Math.min(total, lookedBack);
    return isAll || isEnough(orders) ? E.right({ orders, total }) : pages(page + 1, isEnough, orders);
  };
  const ask = (page: number, isEnough: (orders: readonly Order[]) => boolean): void => {
    asked += 1;
    const own = asked;
    store.update(() => ({ page, orders: loading }));
    void pages(page, isEnough).then((answer) => {
      if (own !== asked) return;
      const orders = E.matchW(failed<Failure>, ready<OrderPage>)(answer);
      store.update((view) => ({ ...view, orders }));
    });
  };
  return {
    state$: store.state$,
    open: (page) => ask(page, () => true),
    lookBack: (isEnough) => ask(1, isEnough),
    leave: () => {
      asked += 1;
      store.update(() => nothing);
    },
  };
};
