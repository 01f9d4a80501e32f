import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cancellation, CancellationReceipt } from '../../domain/orders/cancellation.ts';
import type { OrderToken } from '../../domain/orders/order.ts';
import type { OrderLookup } from '../../domain/orders/order-lookup.ts';
import type { Withdrawal, WithdrawalReceipt } from '../../domain/orders/withdrawal.ts';
import type { OrderPort } from '../checkout/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';

/** A request of a guest. */
export type Asked<A> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Failed'; readonly failure: Failure }
  | { readonly _tag: 'Done'; readonly value: A };

export interface GuestDeskView {
  readonly lookup: Asked<OrderToken>;
  readonly withdrawal: Asked<WithdrawalReceipt>;
  readonly cancellation: Asked<CancellationReceipt>;
}

/** What a guest can do about an order without its link: view it and withdraw from it. Source: LAW-4, LAW-5. */
export interface GuestDesk {
  readonly state$: Observable<GuestDeskView>;
  readonly lookUp: (lookup: OrderLookup) => void;
  readonly withdraw: (withdrawal: Withdrawal) => void;
  /** Cancels a subscription. Source: ACC-5. */
  readonly cancel: (cancellation: Cancellation) => void;
  /** Forgets all of it. Later answers are not shown. */
  readonly leave: () => void;
}

const idle = { _tag: 'Idle' } as const;
const nothing: GuestDeskView = { lookup: idle, withdrawal: idle, cancellation: idle };

/** Requests are safe to repeat: a look-up changes nothing, and the same withdrawal counts once. */
export const makeGuestDesk = (
  orders: Pick<OrderPort, 'lookUp' | 'withdraw' | 'cancel'>,
  wait: (ms: number) => Promise<void>,
): GuestDesk => {
  const store = makeStore(nothing);
  const again = retryUnreachable(wait);
  let visit = 0;

  const ask = <Name extends keyof GuestDeskView, A>(
    name: Name,
    task: TaskEither<Failure, A>,
    show: (asked: Asked<A>) => Pick<GuestDeskView, Name>,
  ): void => {
    if (store.get()[name]._tag === 'Sending') return;
    const own = visit;
    const put = (asked: Asked<A>) => {
      if (own === visit) store.update((view) => ({ ...view, ...show(asked) }));
    };
    put({ _tag: 'Sending' });
    void again(task)().then((answer) =>
      put(
        E.isLeft(answer) ? { _tag: 'Failed', failure: answer.left } : { _tag: 'Done', value: answer.right },
      ),
    );
  };

  return {
    state$: store.state$,
    lookUp: (lookup) => ask('lookup', orders.lookUp(lookup), (asked) => ({ lookup: asked })),
    withdraw: (withdrawal) =>
      ask('withdrawal', orders.withdraw(withdrawal), (asked) => ({ withdrawal: asked })),
    cancel: (cancellation) =>
      ask('cancellation', orders.cancel(cancellation), (asked) => ({ cancellation: asked })),
    leave: () => {
      visit += 1;
      store.update(() => nothing);
    },
  };
};
