import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Order } from '../../domain/orders/order.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { MyOrdersPort, OrderPage } from './ports.ts';

/** The number of orders per page. */
export const historyPageSize = 10;
/** How many orders are searched for a lens. A customer who has placed that many newer orders probably no longer wears it. */
export const lookedBack = 50;

export interface HistoryView {
  readonly page: number;
  readonly orders: RemoteState<Failure, OrderPage>;
}

/** The orders of a customer. Source: ORD-2. */
export interface OrderHistory {
  readonly state$: Observable<HistoryView>;
  readonly open: (page: number) => void;
  /** Loads the newest orders page by page until there are enough, up to `lookedBack`. */
  readonly lookBack: (isEnough: (orders: readonly Order[]) => boolean) => void;
  /** Forgets the loaded orders, because the next visitor may be another customer. */
  readonly leave: () => void;
}

const nothing: HistoryView = { page: 1, orders: loading };

export const makeOrderHistory = (
  port: Pick<MyOrdersPort, 'history'>,
  wait: (ms: number) => Promise<void>,
): OrderHistory => {
  const store = makeStore(nothing);
  const again = retryUnreachable(wait);
  /** Only the newest request is answered. */
  let asked = 0;
  /** Loads pages from `page` on until there are enough orders. */
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
