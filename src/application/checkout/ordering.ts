import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { filter } from 'rxjs';
import type { CartToken } from '../../domain/cart/cart.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { CartSession } from '../cart/cart-session.ts';
import type { Failure } from '../shared/failure.ts';
import type { Retry } from '../shared/retry.ts';
import type { CheckoutStore, CheckoutTask } from './checkout-view.ts';
import type { CheckoutPort, OrderAttempts, OrderTraces, PaymentPort, PaymentWish } from './ports.ts';

export interface OrderInput extends PaymentWish {
  readonly comment?: string;
  readonly returnPath: (order: Order) => string;
}

export interface OrderingParts {
  readonly session: CartSession;
  readonly checkout: CheckoutPort;
  readonly payments: PaymentPort;
  readonly attempts: OrderAttempts;
  readonly traces: OrderTraces;
}

/** From a cart to an order and its payment, once, also when the answer is lost. Source: CHK-11, CHK-12. */
export const makeOrdering = (
  { session, checkout, payments, attempts, traces }: OrderingParts,
  store: CheckoutStore,
  again: Retry,
): ((input: OrderInput) => void) => {
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
        return again(checkout.placeOrder(cart.token, cart));
      }),
    );

  const leaveNothing = (): void => {
    session.forget();
    traces.clear();
  };

  /** An order or a plain no settles it; after anything else nobody knows whether the order exists. */
  const note = (answer: E.Either<Failure, Order>): void => {
    if (E.isRight(answer) || answer.left._tag === 'Refused' || answer.left._tag === 'NotFound')
      attempts.clear();
  };

  const payFor = async (
    order: Order,
    { returnPath, comment: _, ...wish }: OrderInput,
  ): Promise<CheckoutTask> =>
    pipe(
      await again(payments.start(order.token, { returnPath: returnPath(order), ...wish }))(),
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
    store.setTask({ _tag: 'Saving', step: 'order' });
    void again(checkout.placeOrder(token))().then((answer) => {
      note(answer);
      if (E.isLeft(answer)) return store.setTask({ _tag: 'Idle' });
      leaveNothing();
      return store.setTask({
        _tag: 'PaymentNotStarted',
        order: answer.right,
        failure: { _tag: 'Unreachable' },
      });
    });
  };
  session.state$
    .pipe(filter(({ remote }) => remote._tag === 'Ready' && remote.value === null))
    .subscribe(() => {
      const attempt = attempts.read();
      if (attempt && store.get().task._tag === 'Idle') recover(attempt);
    });

  return (input) => {
    if (store.isSaving() || store.get().task._tag === 'Ordered') return;
    store.setTask({ _tag: 'Saving', step: 'order' });
    void orderOf(input)().then(async (answer) => {
      note(answer);
      if (E.isLeft(answer)) {
        // Whatever was wrong with the cart, the buyer sees it as it is now.
        if (answer.left._tag === 'Refused') session.restore();
        return store.setTask({ _tag: 'Failed', step: 'order', failure: answer.left });
      }
      leaveNothing();
      return store.setTask(await payFor(answer.right, input));
    });
  };
};
