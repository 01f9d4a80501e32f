import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { filter, type Observable } from 'rxjs';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import { beginCheckout, noneBegun } from '../../domain/checkout/begin-checkout.ts';
import type { CheckoutStep } from '../../domain/checkout/checkout-state.ts';
import type { PaymentMethod, PaymentStart } from '../../domain/checkout/payment.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { CartSession } from '../cart/cart-session.ts';
import type { AnalyticsPort } from '../shared/analytics.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CheckoutPort, OrderAttempts, PaymentPort } from './ports.ts';

/** What the checkout is doing, or how the last thing it did ended. A screen moves on when its step is `Done`. */
export type CheckoutTask =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Saving'; readonly step: CheckoutStep | 'order' }
  | { readonly _tag: 'Done'; readonly step: CheckoutStep }
  /** The order exists; `start` says where to pay, if anywhere. */
  | { readonly _tag: 'Ordered'; readonly order: Order; readonly start: PaymentStart }
  /** The order exists, but its payment could not be begun: the order's page offers it again. */
  | { readonly _tag: 'PaymentNotStarted'; readonly order: Order; readonly failure: Failure }
  | { readonly _tag: 'Failed'; readonly step: CheckoutStep | 'order'; readonly failure: Failure };

export interface CheckoutView {
  readonly task: CheckoutTask;
  readonly shippingMethods: RemoteState<Failure, readonly ShippingMethod[]>;
  readonly paymentMethods: RemoteState<Failure, readonly PaymentMethod[]>;
}

export interface AddressInput {
  readonly email: string;
  readonly billing: Address;
  readonly shipping: Address;
  readonly milesAndMoreNumber?: string;
}

export interface OrderInput {
  readonly comment?: string;
  readonly returnPath: (order: Order) => string;
}

/**
 * From a cart to an order. The cart itself is the cart session's: changes run in its queue.
 * Commands while another is under way are ignored, so that a button pressed twenty times acts once.
 */
export interface CheckoutSession {
  readonly state$: Observable<CheckoutView>;
  /** Sends begin-checkout once per cart. Source: CHK-5. */
  readonly begin: () => void;
  readonly submitEmail: (email: string) => void;
  readonly submitAddresses: (input: AddressInput) => void;
  readonly loadShippingMethods: () => void;
  readonly chooseShipping: (key: string) => void;
  readonly loadPaymentMethods: () => void;
  readonly choosePayment: (code: string) => void;
  /** Source: CHK-11, CHK-12. */
  readonly placeOrder: (input: OrderInput) => void;
  /** Back to `Idle`: the screen has seen how it ended. */
  readonly acknowledge: () => void;
}

export interface CheckoutSessionParts {
  readonly session: CartSession;
  readonly checkout: CheckoutPort;
  readonly payments: PaymentPort;
  readonly attempts: OrderAttempts;
  readonly analytics: AnalyticsPort;
  readonly wait: (ms: number) => Promise<void>;
}

type Change = (cart: Cart) => TE.TaskEither<Failure, Cart>;
const notFound: Failure = { _tag: 'NotFound' };
const unreachable: Failure = { _tag: 'Unreachable' };

export const makeCheckoutSession = (parts: CheckoutSessionParts): CheckoutSession => {
  const { session, checkout, payments, attempts, analytics, wait } = parts;
  const store = makeStore<CheckoutView>({
    task: { _tag: 'Idle' },
    shippingMethods: loading,
    paymentMethods: loading,
  });
  let begun = noneBegun;
  const again = retryUnreachable([400, 1200, 3000], wait);
  const task = (next: CheckoutTask) => store.update((view) => ({ ...view, task: next }));
  const isSaving = () => store.get().task._tag === 'Saving';

  const save = (step: CheckoutStep, change: Change): void => {
    if (isSaving()) return;
    task({ _tag: 'Saving', step });
    void session
      .change((cart) => again(change(cart)))()
      .then(
        E.match(
          (failure) => task({ _tag: 'Failed', step, failure }),
          () => task({ _tag: 'Done', step }),
        ),
      );
  };

  const loadInto = <Key extends 'shippingMethods' | 'paymentMethods'>(
    key: Key,
    read: (cart: Cart) => TE.TaskEither<Failure, NonNullable<CheckoutView[Key]['value']>>,
  ): void => {
    const put = (next: CheckoutView[Key]) =>
      store.update((view) => ({ ...view, [key]: keepValue<Failure, unknown>(view[key], next) }));
    put(loading);
    let answer: E.Either<Failure, NonNullable<CheckoutView[Key]['value']>> = E.left(notFound);
    const asked = session.change((cart) => async () => {
      answer = await again(read(cart))();
      return E.right(cart);
    });
    void asked().then(() => put(E.matchW(failed<Failure>, ready)(answer) as CheckoutView[Key]));
  };

  const miles =
    (number: string | undefined): Change =>
    (cart) =>
      number ? checkout.setMilesAndMoreNumber(cart.token, number) : TE.right(cart);

  /** The cart is asked last of all changes, so that what was changed before is in the order. */
  const orderOf = ({ comment }: OrderInput): TE.TaskEither<Failure, Order> =>
    pipe(
      session.change((cart) =>
        comment !== undefined && comment !== (cart.comment ?? '')
          ? again(checkout.setComment(cart.token, comment))
          : TE.right(cart),
      ),
      TE.flatMap((cart) => {
        attempts.write(cart.token);
        return again(checkout.placeOrder(cart.token));
      }),
    );

  /** An order or a plain no settles it; after anything else nobody knows whether the order exists. */
  const note = (answer: E.Either<Failure, Order>): void => {
    if (E.isRight(answer) || answer.left._tag === 'Refused' || answer.left._tag === 'NotFound')
      attempts.clear();
  };

  const payFor = async (order: Order, returnPath: string): Promise<CheckoutTask> =>
    pipe(
      await again(payments.start(order.token, { returnPath }))(),
      E.match(
        (failure): CheckoutTask => ({ _tag: 'PaymentNotStarted', order, failure }),
        (start): CheckoutTask => ({ _tag: 'Ordered', order, start }),
      ),
    );

  /**
   * The tab was closed or reloaded before the answer came, and the cart is no cart any more: then the order exists.
   * Asking for it again answers with that same order.
   */
  const recover = (token: CartToken): void => {
    task({ _tag: 'Saving', step: 'order' });
    void again(checkout.placeOrder(token))().then((answer) => {
      note(answer);
      if (E.isLeft(answer)) return task({ _tag: 'Idle' });
      session.forget();
      return task({ _tag: 'PaymentNotStarted', order: answer.right, failure: unreachable });
    });
  };
  session.state$
    .pipe(filter(({ remote }) => remote._tag === 'Ready' && remote.value === null))
    .subscribe(() => {
      const attempt = attempts.read();
      if (attempt && store.get().task._tag === 'Idle') recover(attempt);
    });

  return {
    state$: store.state$,
    begin: () => {
      void session.change((cart) => {
        const opening = beginCheckout(begun, cart.token);
        begun = opening.begun;
        if (opening.report) analytics.send('begin_checkout', {});
        return TE.right(cart);
      })();
    },
    submitEmail: (email) => save('customer', (cart) => checkout.setEmail(cart.token, email)),
    submitAddresses: ({ milesAndMoreNumber, ...addresses }) =>
      save('address', (cart) =>
        pipe(checkout.setAddresses(cart.token, addresses), TE.flatMap(miles(milesAndMoreNumber))),
      ),
    loadShippingMethods: () =>
      loadInto('shippingMethods', (cart) =>
        cart.shipments[0] ? checkout.shippingMethods(cart.token, cart.shipments[0].id) : TE.right([]),
      ),
    chooseShipping: (key) =>
      save('shipping', (cart) =>
        cart.shipments[0]
          ? checkout.chooseShipping(cart.token, cart.shipments[0].id, key)
          : TE.left(notFound),
      ),
    loadPaymentMethods: () => loadInto('paymentMethods', (cart) => checkout.paymentMethods(cart.token)),
    choosePayment: (code) => save('payment', (cart) => checkout.choosePayment(cart.token, code)),
    placeOrder: (input) => {
      if (isSaving() || store.get().task._tag === 'Ordered') return;
      task({ _tag: 'Saving', step: 'order' });
      void orderOf(input)().then(async (answer) => {
        note(answer);
        if (E.isLeft(answer)) return task({ _tag: 'Failed', step: 'order', failure: answer.left });
        session.forget();
        return task(await payFor(answer.right, input.returnPath(answer.right)));
      });
    },
    acknowledge: () => {
      if (!isSaving()) task({ _tag: 'Idle' });
    },
  };
};
