import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import { isDropped } from '../../domain/cart/cart-lifecycle.ts';
import { beginCheckout, noneBegun } from '../../domain/checkout/begin-checkout.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { CheckoutStep } from '../../domain/shared/checkout-step.ts';
import { keepToVisitor } from '../cart/keep-to-visitor.ts';
import type { CartTokenStore } from '../cart/ports.ts';
import { milesNote } from '../customer/miles-note.ts';
import { type Failure, isSaid } from '../shared/failure.ts';
import type { Notifications } from '../shared/notifications.ts';
import { retryUnreachable } from '../shared/retry.ts';
import type { NewsPort } from '../shared/shop-news.ts';
import { type CheckoutTask, type CheckoutView, makeCheckoutStore } from './checkout-view.ts';
import { makeInvoiceAdvice } from './invoice-advice.ts';
import { loadMethods } from './load-methods.ts';
import { makeOrdering, type OrderInput, type OrderingParts } from './ordering.ts';
import { makeReportPaymentMethod } from './report-payment-method.ts';
import { makeSendAtOnce } from './send-at-once.ts';

export interface AddressInput {
  readonly email: string;
  readonly billing: Address;
  readonly shipping: Address;
  /** Empty removes the number; undefined if the shop has no such number. */
  readonly milesAndMoreNumber?: string;
  /** Whether a guest wants a mail if they abandon the cart; undefined changes nothing. Source: LAW-32. */
  readonly reminder?: boolean;
}

/**
 * Leads from a cart to an order. The cart belongs to the cart session: changes run in its queue. Commands during
 * another one are ignored, so that repeated presses of a button act once; those during `submitEmail` wait for it.
 */
export interface CheckoutSession {
  readonly state$: Observable<CheckoutView>;
  /** Sends begin-checkout once per cart. Source: CHK-5. */
  readonly begin: () => void;
  readonly submitEmail: (email: string, reminder?: boolean) => void;
  readonly submitAddresses: (input: AddressInput) => void;
  readonly loadShippingMethods: () => void;
  /**
   * Saves the shipping method. Also saves the payment method if one is given and there is something to pay; then
   * `payment` is the step that is done. `notice`: the buyer's answer, if the method asks for one. Source: CHK-9,
   * CHK-28.
   */
  readonly chooseShipping: (key: string, notice?: boolean, payment?: string) => void;
  /** Saves the selected shipping method while the step is still open, so that the total includes its price. Source: CHK-33. */
  readonly sendAtOnce: (key: string, notice?: boolean) => void;
  readonly loadPaymentMethods: () => void;
  /** Requests how the customer paid for their last order. Without an answer nothing is preselected. Source: CHK-26. */
  readonly loadLastWay: () => void;
  /** Requests the prescription data of the customer's last lens order. Does nothing if there is none. Source: LAW-27. */
  readonly loadLastPrescription: () => void;
  /** Saves the payment method and what was typed, then orders the cart that the buyer saw. Source: CHK-11, CHK-12, CHK-20. */
  readonly order: (input: OrderInput) => void;
  /** Returns to `Idle` once the screen has shown the result. */
  readonly acknowledge: () => void;
}

export interface CheckoutSessionParts extends OrderingParts {
  readonly cartTokens: CartTokenStore;
  readonly news: Pick<NewsPort, 'tell'>;
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
}

/** A customer's cart keeps the e-mail of the account, even if they typed another before they signed in. Source: CHK-22. */
const emailOf = ({ customer }: Cart, typed: string): string =>
  customer?.accountId === undefined ? typed : customer.email;

type Change = (cart: Cart) => TE.TaskEither<Failure, Cart>;
const notFound: Failure = { _tag: 'NotFound' };

export const makeCheckoutSession = (parts: CheckoutSessionParts): CheckoutSession => {
  const { session, checkout, news, wait } = parts;
  const store = makeCheckoutStore();
  let begun = noneBegun;
  const again = retryUnreachable(wait, [400, 1200, 3000]);
  const advise = makeInvoiceAdvice(checkout, parts.orderSource, parts.clock.zone, store);
  const loadInto = loadMethods(session, store, again);
  const loadShippingMethods = (): void =>
    loadInto('shippingMethods', (cart) =>
      cart.shipments[0] ? checkout.shippingMethods(cart.token, cart.shipments[0].id) : TE.right([]),
    );
  const tellWay = makeReportPaymentMethod(news);

  /** The account of the cart, whose earlier orders the view tells of. Those of another one are forgotten. */
  let account: string | undefined;
  session.state$.subscribe(({ remote: { value } }) => {
    // Another use case may bring a cart that was ordered meanwhile.
    if (value && isDropped(value)) session.forget(value.token);
    if (account === value?.customer?.accountId) return;
    account = value?.customer?.accountId;
    store.update(({ lastWay: _, lastPrescription: _facts, ...view }) => view);
  });
  keepToVisitor(parts);
  const lookBack = <A>(
    ask: TE.TaskEither<Failure, A | undefined>,
    toView: (found: A | undefined) => Partial<CheckoutView>,
  ): void => {
    const asker = account;
    void ask().then((answer) => {
      const found = E.isRight(answer) ? answer.right : undefined;
      if (asker === account) store.update((view) => ({ ...view, ...toView(found) }));
    });
  };

  /** An e-mail is saved while the form is still typed into: what comes after it waits in the cart's queue. */
  const isTaken = (): boolean => {
    const { task } = store.get();
    return task._tag === 'Busy' && task.name !== 'customer';
  };
  const run = async (
    step: CheckoutStep,
    change: Change,
    ended: (answer: E.Either<Failure, Cart>) => void = () => undefined,
  ): Promise<E.Either<Failure, Cart>> => {
    const own: CheckoutTask = { _tag: 'Busy', name: step };
    store.setTask(own);
    const answer = await session.change((cart) => again(change(cart)))();
    ended(answer);
    if (E.isLeft(answer) && store.get().task === own)
      store.setTask({ _tag: 'Failed', name: step, failure: answer.left });
    return answer;
  };
  const save = (...[step, ...how]: Parameters<typeof run>): void => {
    if (isTaken()) return;
    const saved = run(step, ...how);
    const own = store.get().task;
    void saved.then((answer) => {
      if (E.isRight(answer) && store.get().task === own) store.setTask({ _tag: 'Done', name: step });
    });
  };

  /** Saves both with one press. The payment method is reported after the shipping method. */
  const sendAndPay = async (key: string, notice?: boolean, payment?: string): Promise<void> => {
    const sent = await run('shipping', (cart) =>
      cart.shipments[0]
        ? checkout.chooseShipping(cart.token, cart.shipments[0].id, key, notice)
        : TE.left(notFound),
    );
    if (E.isLeft(sent)) {
      // The cart has changed elsewhere: a method of the former one would be refused again.
      if (isSaid(sent.left)) {
        session.restore();
        loadShippingMethods();
      }
      return;
    }
    news.tell({ _tag: 'ShippingChosen', cart: sent.right, tier: key });
    if (payment === undefined || sent.right.checkoutState === 'payment_skipped')
      return store.setTask({ _tag: 'Done', name: 'shipping' });
    const paid = await run('payment', (cart) => checkout.choosePayment(cart.token, payment));
    if (E.isLeft(paid)) return;
    tellWay(paid.right, payment);
    store.setTask({ _tag: 'Done', name: 'payment' });
  };

  /** Sends the number if it differs from that of the cart, and notifies the customer of the result. Source: CHK-15, MILES-3. */
  const miles = (number: string | undefined) => {
    let isSent = false;
    const send: Change = (cart) => {
      if (number === undefined || number === (cart.customer?.milesAndMoreNumber ?? '')) return TE.right(cart);
      isSent = true;
      return checkout.setMilesAndMoreNumber(cart.token, number);
    };
    return {
      send,
      // Silent on a refusal, because the submitted form announces it as well.
      tell: (answer: E.Either<Failure, Cart>): void => {
        if (!isSent || number === undefined) return;
        const note = milesNote(number, answer);
        parts.notifications.notify(E.isLeft(answer) ? { ...note, silent: true } : note);
      },
    };
  };

  return {
    state$: store.state$,
    begin: () => {
      void session.change((cart) => {
        const opening = beginCheckout(begun, cart.id);
        begun = opening.begun;
        if (opening.report) news.tell({ _tag: 'CheckoutBegun', cart });
        return TE.right(cart);
      })();
    },
    submitEmail: (email, ...reminder) =>
      save('customer', (cart) => checkout.setEmail(cart.token, email, ...reminder)),
    submitAddresses: ({ milesAndMoreNumber, reminder, ...addresses }) => {
      const { send, tell } = miles(milesAndMoreNumber);
      const introduce: Change = (cart) =>
        reminder === undefined || cart.customer?.accountId !== undefined
          ? TE.right(cart)
          : checkout.setEmail(cart.token, addresses.email, reminder);
      save(
        'address',
        (cart) =>
          pipe(
            introduce(cart),
            TE.flatMap(() =>
              checkout.setAddresses(cart.token, { ...addresses, email: emailOf(cart, addresses.email) }),
            ),
            TE.flatMap(send),
          ),
        tell,
      );
    },
    loadShippingMethods,
    chooseShipping: (...how) => {
      if (!isTaken()) void sendAndPay(...how);
    },
    sendAtOnce: makeSendAtOnce(session, checkout, again),
    loadPaymentMethods: () =>
      loadInto(
        'paymentMethods',
        (cart) => checkout.paymentMethods(cart.token),
        (cart, methods) => void advise(cart, methods),
      ),
    loadLastWay: () =>
      lookBack(checkout.lastWay(), (method) => ({ lastWay: method === undefined ? {} : { method } })),
    loadLastPrescription: () =>
      lookBack(checkout.lastPrescription(), (found) => (found ? { lastPrescription: found } : {})),
    order: makeOrdering(parts, store, again, tellWay),
    acknowledge: () => {
      if (!store.isBusy()) store.setTask({ _tag: 'Idle' });
    },
  };
};
