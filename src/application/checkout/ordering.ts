import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { filter } from 'rxjs';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import type { WayToPay } from '../../domain/checkout/payment-alias.ts';
import type { PrescriptionFacts } from '../../domain/checkout/prescription-facts.ts';
import { isAsSeen, type SeenOrder, seenOrder } from '../../domain/checkout/seen-order.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { CartSession } from '../cart/cart-session.ts';
import { isNoCart } from '../cart/no-cart.ts';
import type { ClockPort } from '../shared/clock.ts';
import { type Failure, leavesOpen } from '../shared/failure.ts';
import type { Retry, UntilOnline } from '../shared/retry.ts';
import type { CheckoutStore, CheckoutTask } from './checkout-view.ts';
import type { CheckoutPort, KeptOrderSource, OrderAttempts, OrderTraces, PaymentPort } from './ports.ts';
import { repeatsAfterReload, repeatUntilKnown } from './repeat-until-known.ts';
import type { ReportPaymentMethod } from './report-payment-method.ts';

/** What the buyer orders with one press of the button. */
export interface OrderInput {
  /** The cart as the screen showed it at the press. */
  readonly seen: Cart;
  /** Undefined if nothing is to be paid. */
  readonly way?: WayToPay | undefined;
  /** Whether to store the payment means for the next order. */
  readonly keeps?: boolean;
  readonly comment?: string;
  /** The prescription data for its lenses, if the country of delivery requires it. Source: LAW-27. */
  readonly prescription?: PrescriptionFacts | undefined;
  /**
   * Whether the lens values of a subscription may be stored for it; undefined if the buyer was not asked. Source:
   * SUBS-5, LAW-30.
   */
  readonly agrees?: boolean | undefined;
  readonly returnPath: (order: Order) => string;
}

export interface OrderingParts {
  readonly session: CartSession;
  readonly checkout: CheckoutPort;
  readonly payments: PaymentPort;
  readonly attempts: OrderAttempts;
  readonly orderTraces: OrderTraces;
  readonly orderSource: KeptOrderSource;
  readonly clock: ClockPort;
  readonly wait: (ms: number) => Promise<void>;
  readonly untilOnline: UntilOnline;
}

const changed: Failure = { _tag: 'Refused', code: 'cart.changed', violations: [] };

/**
 * One press saves the payment method, the comment and the prescription data, then turns the cart into an order, once,
 * even if the answer is lost. The order is always the one the buyer saw, or none is placed. Source: CHK-11, CHK-12,
 * CHK-20.
 */
export const makeOrdering = (
  {
    session,
    checkout,
    payments,
    attempts,
    orderTraces,
    orderSource,
    clock,
    wait,
    untilOnline,
  }: OrderingParts,
  store: CheckoutStore,
  again: Retry,
  tellWay: ReportPaymentMethod,
): ((input: OrderInput) => void) => {
  const unanswered = () => store.setTask({ _tag: 'Busy', name: 'order', unanswered: true });
  const untilKnown = repeatUntilKnown({ wait, untilOnline, unanswered });

  /** Saves the method even if the cart has it already: the answer shows whether the cart is still the one the buyer saw. */
  const savePayment =
    (way: WayToPay | undefined) =>
    (cart: Cart): TE.TaskEither<Failure, Cart> =>
      way === undefined
        ? TE.right(cart)
        : pipe(
            again(checkout.choosePayment(cart.token, way.method)),
            TE.tapIO((saved) => () => {
              if (way.method !== cart.paymentMethod) tellWay(saved, way.method);
            }),
          );
  const saveComment =
    (comment: string | undefined) =>
    (cart: Cart): TE.TaskEither<Failure, Cart> =>
      comment === undefined || comment === (cart.comment ?? '')
        ? TE.right(cart)
        : again(checkout.setComment(cart.token, comment));

  const savePrescription =
    (facts: PrescriptionFacts | undefined) =>
    (cart: Cart): TE.TaskEither<Failure, Cart> =>
      facts === undefined ? TE.right(cart) : again(checkout.setPrescription(cart.token, facts));

  const saveConsent =
    (agrees: boolean | undefined) =>
    (cart: Cart): TE.TaskEither<Failure, Cart> =>
      agrees === undefined ? TE.right(cart) : again(checkout.agreeToRegular(cart.token, agrees));

  /** Runs in the queue of the cart, so that earlier changes are answered first. */
  const saveWishes = (
    seen: SeenOrder,
    { way, comment, prescription, agrees }: OrderInput,
  ): TE.TaskEither<Failure, unknown> => {
    const asSeen = (cart: Cart): boolean => cart.token === seen.token && isAsSeen(seen, seenOrder(cart));
    const unchanged = TE.filterOrElse<Failure, Cart>(asSeen, () => changed);
    return pipe(
      unchanged(session.change(savePayment(way))),
      TE.flatMap(() => unchanged(session.change(saveComment(comment)))),
      TE.flatMap(() => unchanged(session.change(savePrescription(prescription)))),
      TE.flatMap(() => unchanged(session.change(saveConsent(agrees)))),
    );
  };

  /** An order whose source cannot be read is placed without it. */
  const sourceOf = () => orderSource().catch(() => ({}));
  /** Loads the cart again and returns it. */
  const reloadCart = (): Promise<E.Either<Failure, Cart>> => {
    session.restore();
    return session.change(TE.right)();
  };
  const isCartThere = async ({ token }: SeenOrder): Promise<boolean> => {
    const cart = await reloadCart();
    return E.isRight(cart) && cart.right.token === token;
  };
  /** `isOpen`: the order was requested before, and the result is unknown. */
  const place =
    (seen: SeenOrder, isOpen: boolean): TE.TaskEither<Failure, Order> =>
    async () => {
      let wasLost = isOpen;
      const task = pipe(
        checkout.placeOrder(seen, await sourceOf()),
        TE.mapLeft((failure) => {
          wasLost ||= leavesOpen(failure);
          return failure;
        }),
      );
      const answer = await untilKnown(again(task), task)();
      if (E.isRight(answer)) return answer;
      // A refusal is final. After an attempt without an answer, it is final only while the cart still exists. After any
      // other failure the result stays unknown.
      const isNo = answer.left._tag === 'Refused' && (!wasLost || (await isCartThere(seen)));
      if (isNo || isNoCart(answer.left)) attempts.clear();
      return answer;
    };

  const orderOf = (input: OrderInput): TE.TaskEither<Failure, Order> => {
    const seen = seenOrder(input.seen);
    return pipe(
      saveWishes(seen, input),
      // A cart that no longer exists may have become an order, for example in another tab. That order is then returned.
      TE.orElse((failure) => (isNoCart(failure) ? TE.right<Failure, unknown>(undefined) : TE.left(failure))),
      TE.flatMap(() => {
        const isOpen = attempts.read()?.seen.token === seen.token;
        attempts.write({ seen, at: clock.now() });
        return place(seen, isOpen);
      }),
    );
  };

  const clearTraces = (ordered: CartToken): void => {
    session.forget(ordered);
    orderTraces.clear();
  };

  const payFor = async (order: Order, { returnPath, way, keeps }: OrderInput): Promise<CheckoutTask> =>
    pipe(
      await again(
        payments.start(order.token, {
          returnPath: returnPath(order),
          ...(way?.alias !== undefined && { alias: way.alias }),
          ...(keeps && { keepAlias: true }),
        }),
      )(),
      E.match(
        (failure): CheckoutTask => ({ _tag: 'PaymentNotStarted', order, failure }),
        (start): CheckoutTask => ({ _tag: 'Ordered', order, start }),
      ),
    );

  /** Publishes the result of an order. The attempt is dropped only now, so that a page loaded earlier still finds it. */
  const end = (task: CheckoutTask): void => {
    attempts.clear();
    store.setTask(task);
  };
  /** The payment data was lost with the page that ordered. The order's own page starts the payment again. */
  const endFound = (seen: SeenOrder, order: Order): void => {
    clearTraces(seen.token);
    end({ _tag: 'PaymentNotStarted', order, failure: { _tag: 'Unreachable' } });
  };
  const fail = async (failure: Failure): Promise<void> => {
    // After any refusal the cart is loaded again, so that the buyer sees its current state along with the reason.
    if (failure._tag === 'Refused') {
      const cart = await reloadCart();
      const left = attempts.read();
      // The cart no longer exists: an attempt whose answer was lost has created the order.
      if (left && E.isLeft(cart) && isNoCart(cart.left)) {
        const found = await place(left.seen, true)();
        if (E.isRight(found)) return endFound(left.seen, found.right);
      }
    }
    store.setTask({ _tag: 'Failed', name: 'order', failure });
  };
  const recover = async (seen: SeenOrder, hasCart: boolean): Promise<void> => {
    store.setTask({ _tag: 'Busy', name: 'order', unanswered: true });
    const answer = await place(seen, true)();
    if (E.isRight(answer)) return endFound(seen, answer.right);
    return hasCart ? fail(answer.left) : store.setTask({ _tag: 'Idle' });
  };

  /** The attempt of a page that was closed or reloaded before the answer came. */
  let interrupted = attempts.read();
  session.state$.pipe(filter(({ remote }) => remote._tag === 'Ready')).subscribe(({ remote }) => {
    const attempt = attempts.read();
    const isRepeated =
      interrupted !== undefined &&
      interrupted.seen.token === remote.value?.token &&
      repeatsAfterReload(interrupted, clock.now());
    interrupted = undefined;
    if (!attempt || store.get().task._tag !== 'Idle') return;
    if (remote.value === null || isRepeated) void recover(attempt.seen, remote.value !== null);
  });

  const press = async (input: OrderInput): Promise<void> => {
    const earlier = attempts.read()?.seen;
    // It is still unknown whether an earlier cart became an order.
    if (earlier && earlier.token !== input.seen.token) {
      const found = await place(earlier, false)();
      if (E.isRight(found)) return endFound(earlier, found.right);
      if (attempts.read()) return fail(found.left);
    }
    const answer = await orderOf(input)();
    if (E.isLeft(answer)) return fail(answer.left);
    clearTraces(input.seen.token);
    end(await payFor(answer.right, input));
  };

  return (input) => {
    if (store.isBusy() || store.get().task._tag === 'Ordered') return;
    store.setTask({ _tag: 'Busy', name: 'order' });
    void press(input);
  };
};
