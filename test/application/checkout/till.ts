import * as TE from 'fp-ts/TaskEither';
import type { CartSession } from '../../../src/application/cart/cart-session.ts';
import type { CheckoutSession } from '../../../src/application/checkout/checkout-session.ts';
import { makeCheckoutSession } from '../../../src/application/checkout/checkout-session.ts';
import type { CheckoutView } from '../../../src/application/checkout/checkout-view.ts';
import type { OrderInput } from '../../../src/application/checkout/ordering.ts';
import type {
  CheckoutPort,
  KeptOrderSource,
  OrderAttempt,
  PaymentPort,
} from '../../../src/application/checkout/ports.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { UntilOnline } from '../../../src/application/shared/retry.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import type { InternalOrderId, Order, OrderToken } from '../../../src/domain/orders/order.ts';
import type { ShopNews } from '../../../src/domain/tracking/shop-news.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { lineOf, makeBackend, visit } from '../cart/shop-of-one.ts';

export const orderOf = (): Order => {
  const { token: _, ...basket } = cartOf();
  return {
    ...basket,
    token: 'order-token' as OrderToken,
    number: 'D-1',
    internalId: 'D1' as InternalOrderId,
    state: 'payment_pending',
    createdAt: '2026-11-21T10:00:00Z',
    reorderable: true,
  };
};

export const paid: PaymentPort = {
  start: () => TE.right({ _tag: 'Redirect', paymentId: 'p' as PaymentId, url: '/pay/p' }),
  outcome: () => TE.right('succeeded'),
};

/** The same cart at a higher price. */
export const raised = (cart: Cart): Cart => ({ ...cart, total: euros(cart.total.minor + 300) });

/** A visitor with one lens in the cart who is in the checkout. */
export const atTheTill = async (
  change: Partial<CheckoutPort> = {},
  payments: PaymentPort = paid,
  untilOnline: UntilOnline = () => undefined,
  orderSource: KeptOrderSource = async () => ({ order_type: 'studio' }),
) => {
  const backend = makeBackend();
  const visitor = visit(backend.port);
  visitor.session.add([lineOf('daily')]);
  await visitor.settled();
  const told: ShopNews[] = [];
  const events: string[] = [];
  const notes: Notification[] = [];
  let attempt: OrderAttempt | undefined;
  let leftTraces = true;
  let now = 0;
  const keep = () => TE.right(visitor.cart() ?? cartOf());
  const checkout: CheckoutPort = {
    renew: keep,
    setEmail: keep,
    setAddresses: keep,
    setMilesAndMoreNumber: keep,
    setPrescription: keep,
    agreeToRegular: keep,
    lastPrescription: () => TE.right(undefined),
    setComment: keep,
    shippingMethods: () => TE.right([]),
    chooseShipping: keep,
    paymentMethods: () => TE.right([{ code: 'visa' }]),
    lastOrder: () => TE.right(undefined),
    lastWay: () => TE.right(undefined),
    invoiceAdvice: () => TE.right('open'),
    choosePayment: keep,
    placeOrder: () => TE.right(orderOf()),
    ...change,
  };
  const open = (cart = visitor.session): CheckoutSession =>
    makeCheckoutSession({
      session: cart,
      cartTokens: visitor.tokens,
      checkout,
      payments,
      attempts: {
        read: () => attempt,
        write: (asked) => {
          attempt = asked;
        },
        clear: () => {
          attempt = undefined;
        },
      },
      orderTraces: {
        clear: () => {
          leftTraces = false;
        },
      },
      news: {
        tell: (news) => {
          told.push(news);
          events.push(news._tag);
        },
      },
      notifications: { notify: (note) => void notes.push(note), settle: () => undefined },
      orderSource,
      clock: { now: () => now },
      wait: async (ms) => {
        now += ms;
      },
      untilOnline,
    });
  const session = open();
  const seen: CheckoutView[] = [];
  session.state$.subscribe((view) => seen.push(view));
  const settled = async () => {
    for (let i = 0; i < 60; i += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    ...visitor,
    visitor: visitor.session,
    session,
    seen,
    task: () => seen.at(-1)?.task,
    events,
    /** The same events with all their data. */
    told,
    notes,
    settled,
    /** Presses the button for the cart that is shown. */
    order: (wish: Partial<OrderInput> = {}) =>
      session.order({ seen: visitor.cart() ?? cartOf(), returnPath: () => '/thank-you', ...wish }),
    attempt: () => attempt,
    backend,
    now: () => now,
    setAttempt: (kept: OrderAttempt) => {
      attempt = kept;
    },
    /** Whether the browser keeps what led here. */
    leftTraces: () => leftTraces,
    forget: () => visitor.session.forget(),
    /** The same tab after a reload: the actions of its checkout from there on, with the same cart or another one. */
    reopen: (cart?: CartSession) => {
      const views: CheckoutView[] = [];
      open(cart).state$.subscribe((view) => views.push(view));
      return views;
    },
  };
};

/** A checkout whose cart is changed directly; records its requests. */
export const cartAtTheTill = async (change: Partial<Cart> = {}, answers: Partial<CheckoutPort> = {}) => {
  const asked: unknown[][] = [];
  const changing =
    (name: string) =>
    (...args: readonly unknown[]) => {
      asked.push([name, ...args]);
      return TE.right(here.cart() ?? cartOf());
    };
  const here = await atTheTill({
    setEmail: changing('setEmail'),
    setAddresses: changing('setAddresses'),
    setMilesAndMoreNumber: changing('setMilesAndMoreNumber'),
    chooseShipping: changing('chooseShipping'),
    choosePayment: changing('choosePayment'),
    ...answers,
  });
  const cart = here.cart() ?? cartOf();
  here.backend.carts.set(cart.token, { ...cart, ...change });
  here.visitor.restore();
  await here.settled();
  return { ...here, asked };
};
