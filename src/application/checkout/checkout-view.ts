import type { PaymentMethod, PaymentStart } from '../../domain/checkout/payment.ts';
import type { PrescriptionFacts } from '../../domain/checkout/prescription-facts.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { CheckoutStep } from '../../domain/shared/checkout-step.ts';
import type { Failure } from '../shared/failure.ts';
import { loading, type RemoteState } from '../shared/remote-state.ts';
import { makeStore, type Store } from '../shared/store.ts';
import type { Task } from '../shared/task.ts';

/**
 * What the checkout is doing, or the result of its last action. A screen moves on when its step is `Done`.
 * `unanswered`: it is unknown whether the order was placed, and the shop keeps asking.
 */
export type CheckoutTask =
  | (Task<CheckoutStep | 'order'> & { readonly unanswered?: true })
  /** The order exists; `start` says where to pay, if payment is needed. */
  | { readonly _tag: 'Ordered'; readonly order: Order; readonly start: PaymentStart }
  /** The order exists, but its payment could not be started. The order's page offers it again. */
  | { readonly _tag: 'PaymentNotStarted'; readonly order: Order; readonly failure: Failure };

export interface CheckoutView {
  readonly task: CheckoutTask;
  readonly shippingMethods: RemoteState<Failure, readonly ShippingMethod[]>;
  readonly paymentMethods: RemoteState<Failure, readonly PaymentMethod[]>;
  /** How the customer paid for their last order; undefined until the answer is known. Source: CHK-26. */
  readonly lastWay?: { readonly method?: string };
  /** The prescription data of the customer's last lens order, once known. Source: LAW-27. */
  readonly lastPrescription?: PrescriptionFacts;
}

export interface CheckoutStore extends Store<CheckoutView> {
  readonly setTask: (task: CheckoutTask) => void;
  readonly isBusy: () => boolean;
}

export const makeCheckoutStore = (): CheckoutStore => {
  const store = makeStore<CheckoutView>({
    task: { _tag: 'Idle' },
    shippingMethods: loading,
    paymentMethods: loading,
  });
  return {
    ...store,
    setTask: (task) => store.update((view) => ({ ...view, task })),
    isBusy: () => store.get().task._tag === 'Busy',
  };
};
