import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { PaymentId, PaymentOutcome, ProviderPage } from '../../domain/checkout/payment.ts';
import type { WayToPay } from '../../domain/checkout/payment-alias.ts';
import { keptLenses } from '../../domain/orders/kept-lenses.ts';
import type { Order, OrderToken } from '../../domain/orders/order.ts';
import { isSold } from '../../domain/orders/order-state.ts';
import { type ReorderInterval, reorderInterval } from '../../domain/orders/reorder-interval.ts';
import type { OrderPort, PaymentPort } from '../checkout/ports.ts';
import { type ClockPort, today } from '../shared/clock.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { retryUnreachable } from '../shared/retry.ts';
import type { NewsPort } from '../shared/shop-news.ts';
import { makeStore } from '../shared/store.ts';

export interface OrderView {
  readonly order: RemoteState<Failure, Order>;
  /** The result of the payment that the shopper returns from. */
  readonly outcome?: PaymentOutcome;
  /** Paths of the available downloads, once requested. */
  readonly documents: RemoteState<Failure, readonly string[]>;
  /** When to reorder lenses, once a sale that contains some is complete. */
  readonly reorder?: ReorderInterval;
  readonly retrying: boolean;
  readonly retryFailure?: Failure;
  /** Where to pay, once the shopper asks to pay again. */
  readonly redirect?: ProviderPage;
}

/** An order after it was placed: its data, its payment, and a new payment if that failed. Source: CHK-13. */
export interface OrderSession {
  readonly state$: Observable<OrderView>;
  readonly open: (order: OrderToken, payment?: PaymentId) => void;
  /** `way`: a method or a stored payment means; `keeps`: store the payment means for the next order. Source: ACC-7. */
  readonly payAgain: (input: {
    readonly way: WayToPay;
    readonly keeps?: boolean;
    readonly returnPath: string;
  }) => void;
  /** Loads the order again and keeps the shown data meanwhile: the shopper is back without a result, or time has passed. */
  readonly refresh: () => void;
}

export interface OrderSessionParts {
  readonly orders: Pick<OrderPort, 'order' | 'documents' | 'reorderInterval'>;
  readonly payments: PaymentPort;
  readonly wait: (ms: number) => Promise<void>;
  readonly clock: ClockPort;
  readonly news: Pick<NewsPort, 'tell'>;
  /** Called if an order is refused: the customer's session may have expired. */
  readonly onRefused?: (failure: Failure) => void;
}

/** Pauses between repeated requests while the provider has no result. Units: milliseconds. */
const pauses = [1000, 2000, 3000, 5000, 8000, 13_000];

export const makeOrderSession = ({
  orders,
  payments,
  wait,
  clock,
  news,
  onRefused,
}: OrderSessionParts): OrderSession => {
  const store = makeStore<OrderView>({ order: loading, documents: loading, retrying: false });
  const again = retryUnreachable(wait);
  /** The number of opened orders. Opening one makes answers about the one before obsolete. */
  let opened = 0;
  let token: OrderToken | undefined;
  /** The number of requests for the order. An older answer may arrive after a newer one. */
  let reads = 0;

  const readDocuments = async (order: OrderToken, visit: number): Promise<void> => {
    const answer = await again(orders.documents(order))();
    if (visit === opened)
      store.update((view) => ({
        ...view,
        documents: E.matchW(failed<Failure>, ready<readonly string[]>)(answer),
      }));
  };

  const readInterval = async (order: Order, visit: number): Promise<void> => {
    const { customer } = order;
    const lenses = keptLenses(order);
    if (lenses.length === 0) return;
    const answer = await again(orders.reorderInterval(customer?.email ?? '', lenses))();
    const reorder = reorderInterval(answer, today(clock));
    if (visit === opened) store.update((view) => ({ ...view, reorder }));
  };

  const readOrder = async (order: OrderToken, visit: number): Promise<void> => {
    const mine = ++reads;
    const answer = await again(orders.order(order))();
    if (visit !== opened || mine !== reads) return;
    store.update((view) => ({
      ...view,
      order: keepValue(view.order, E.matchW(failed<Failure>, ready<Order>)(answer)),
    }));
    if (E.isLeft(answer)) {
      if (answer.left._tag === 'Refused') onRefused?.(answer.left);
      return;
    }
    // A customer may have opened the order by its number.
    token = answer.right.token;
    // A cancelled order that was sold before has an invoice and its correction.
    if (answer.right.state === 'cancelled') await readDocuments(token, visit);
    if (!isSold(answer.right.state)) return;
    news.tell({ _tag: 'Ordered', order: answer.right });
    await Promise.all([readDocuments(token, visit), readInterval(answer.right, visit)]);
  };

  const outcomeOf = async (order: OrderToken, payment: PaymentId, visit: number): Promise<void> => {
    for (const pause of [0, ...pauses]) {
      await wait(pause);
      if (visit !== opened) return;
      const answer = await again(payments.outcome(order, payment))();
      if (visit !== opened || E.isLeft(answer)) return;
      store.update((view) => ({ ...view, outcome: answer.right }));
      if (answer.right !== 'pending') return;
    }
  };

  return {
    state$: store.state$,
    open: (order, payment) => {
      opened += 1;
      const visit = opened;
      token = order;
      store.update(() => ({ order: loading, documents: loading, retrying: false }));
      const asked = payment ? outcomeOf(order, payment, visit) : Promise.resolve();
      void readOrder(order, visit)
        .then(() => asked)
        .then(() => (payment && visit === opened ? readOrder(order, visit) : undefined));
    },
    payAgain: ({ way, keeps, returnPath }) => {
      const { retrying } = store.get();
      const order = token;
      if (!order || retrying) return;
      const visit = opened;
      store.update(({ retryFailure: _, ...view }) => ({ ...view, retrying: true }));
      void again(payments.start(order, { ...way, returnPath, ...(keeps && { keepAlias: true }) }))().then(
        (answer) => {
          if (visit !== opened) return;
          if (E.isLeft(answer)) {
            store.update((view) => ({ ...view, retrying: false, retryFailure: answer.left }));
            // Whatever the reason for the refusal, the shopper sees the current order.
            if (answer.left._tag === 'Refused') void readOrder(order, visit);
            return;
          }
          const start = answer.right;
          if (start._tag === 'Redirect') {
            store.update((view) => ({ ...view, retrying: false, redirect: start }));
            return;
          }
          store.update((view) => ({ ...view, retrying: false }));
          void readOrder(order, visit);
        },
      );
    },
    refresh: () => {
      store.update(({ redirect: _, retryFailure: _failure, ...view }) => view);
      if (token) void readOrder(token, opened);
    },
  };
};
