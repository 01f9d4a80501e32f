import type * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isNoCart } from '../../src/application/cart/no-cart.ts';
import type { CartPort, CartTokenStore } from '../../src/application/cart/ports.ts';
import { makeCheckoutSession } from '../../src/application/checkout/checkout-session.ts';
import type { CheckoutView } from '../../src/application/checkout/checkout-view.ts';
import type { CheckoutPort, OrderAttempt, PaymentPort } from '../../src/application/checkout/ports.ts';
import type { Failure } from '../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../src/domain/cart/cart.ts';
import { isDropped } from '../../src/domain/cart/cart-lifecycle.ts';
import type { PaymentId } from '../../src/domain/checkout/payment.ts';
import { isAsSeen, type SeenOrder, seenOrder } from '../../src/domain/checkout/seen-order.ts';
import type { Order, OrderToken } from '../../src/domain/orders/order.ts';
import { makeBackend, notFound, visit } from '../application/cart/shop-of-one.ts';
import { orderOf } from '../application/checkout/till.ts';
import { cartOf } from '../arbitraries/cart.ts';
import { euros } from '../arbitraries/money.ts';
import { makeWire } from './wire.ts';

const changed: Failure = { _tag: 'Refused', code: 'cart.changed', violations: [] };

/** A backend whose prices change. It makes an order once, as it was seen, and checks who may see a cart. */
const makeTillBackend = () => {
  const { port, carts } = makeBackend();
  const orders = new Map<CartToken, Order>();
  let cents = 1_990;
  let isSignedIn = true;
  const priced = (cart: Cart): Cart => {
    const items = cart.items.map((item) => ({
      ...item,
      unitPrice: euros(cents),
      total: euros(cents * item.quantity),
    }));
    const { items: _, total, itemsTotal, ...rest } = cart;
    const sum = cartOf(items).total.minor;
    const shipping = cart.shipments[0]?.method === 'fast' ? 900 : 0;
    return {
      ...rest,
      items,
      itemsTotal: euros(sum),
      shippingTotal: euros(shipping),
      total: euros(sum + shipping),
    };
  };
  const forVisitor = (task: TE.TaskEither<Failure, Cart>): TE.TaskEither<Failure, Cart> =>
    pipe(
      async () => (isSignedIn ? E.right(undefined) : E.left(notFound)),
      TE.flatMap(() => task),
      TE.map(priced),
    );
  const change = (token: CartToken, with_: Partial<Cart>): TE.TaskEither<Failure, Cart> =>
    forVisitor(async () => {
      const cart = carts.get(token);
      if (!cart || isDropped(cart)) return E.left(notFound);
      carts.set(token, { ...cart, ...with_ });
      return E.right({ ...cart, ...with_ });
    });
  const place =
    (seen: SeenOrder): TE.TaskEither<Failure, Order> =>
    async () => {
      const known = orders.get(seen.token);
      if (known) return E.right(known);
      const cart = carts.get(seen.token);
      if (!cart || !isSignedIn) return E.left(notFound);
      const now = priced(cart);
      if (!isAsSeen(seen, seenOrder(now))) return E.left(changed);
      const { token, ...basket } = now;
      const order = { ...orderOf(), ...basket, token: `order of ${token}` as OrderToken };
      orders.set(token, order);
      carts.set(token, { ...cart, checkoutState: 'completed' });
      return E.right(order);
    };
  const checkout: CheckoutPort = {
    renew: (token) => change(token, {}),
    setEmail: (token, email) => change(token, { customer: { id: '1', email } }),
    setAddresses: (token, { billing, shipping }) =>
      change(token, { ...(billing && { billingAddress: billing }), shippingAddress: shipping }),
    setMilesAndMoreNumber: (token) => change(token, {}),
    setPrescription: (token) => change(token, {}),
    agreeToRegular: (token) => change(token, {}),
    lastPrescription: () => TE.right(undefined),
    setComment: (token, comment) => change(token, { comment }),
    shippingMethods: () => TE.right([]),
    chooseShipping: (token, id, method) => change(token, { shipments: [{ id, method }] }),
    paymentMethods: () => TE.right([{ code: 'visa' }]),
    invoiceAdvice: () => TE.right('open'),
    choosePayment: (token, paymentMethod) => change(token, { paymentMethod }),
    placeOrder: place,
    lastOrder: () => TE.right(undefined),
    lastWay: () => TE.right(undefined),
  };
  const cartPort: CartPort = {
    ...port,
    load: (token) => forVisitor(port.load(token)),
    add: (token, lines, id) => forVisitor(port.add(token, lines, id)),
    setQuantity: (token, item, quantity) => forVisitor(port.setQuantity(token, item, quantity)),
    remove: (token, item) => forVisitor(port.remove(token, item)),
  };
  return {
    checkout,
    carts: cartPort,
    orders,
    seenBy: (token: CartToken) => priced(carts.get(token) ?? cartOf()),
    setPrice: (next: number) => {
      cents = next;
    },
    setSignedIn: (next: boolean) => {
      isSignedIn = next;
    },
  };
};

const payments: PaymentPort = {
  start: () => TE.right({ _tag: 'Redirect', paymentId: 'p' as PaymentId, url: '/pay/p' }),
  outcome: () => TE.right('succeeded'),
};

/** A visitor in the checkout who opens one page after the other, over a simulated network. */
export const openTill = (s: fc.Scheduler) => {
  const backend = makeTillBackend();
  const wire = makeWire(s);
  let kept: CartToken | undefined;
  const tokens: CartTokenStore = {
    read: () => kept,
    kept: () => '',
    write: (token) => {
      kept = token;
      return true;
    },
    clear: () => {
      kept = undefined;
    },
  };
  let attempt: OrderAttempt | undefined;
  let now = 0;
  /** Carts whose order was explicitly refused; a late request may still create it. */
  const refused = new Set<CartToken>();

  const open = () => {
    let isOpen = true;
    /** A page that was left receives nothing any more, and makes no further requests. */
    const over: typeof wire.over =
      (name, ask, asking) =>
      (...args) =>
      async () => {
        const answer = isOpen ? await wire.over(name, ask, asking)(...args)() : undefined;
        return isOpen && answer ? answer : new Promise(() => undefined);
      };
    const again = { isKnownAgain: true };
    const { carts, checkout } = backend;
    const visitor = visit(
      {
        ...carts,
        create: over('create', carts.create, again),
        load: over('load', carts.load, again),
        add: over('add', carts.add, again),
        setQuantity: over('set', carts.setQuantity),
        remove: over('remove', carts.remove),
      },
      { tokens },
    );
    const session = makeCheckoutSession({
      session: visitor.session,
      cartTokens: tokens,
      checkout: {
        ...checkout,
        setEmail: over('email', checkout.setEmail),
        setAddresses: over('addresses', checkout.setAddresses),
        setComment: over('comment', checkout.setComment),
        shippingMethods: over('shipping methods', checkout.shippingMethods),
        chooseShipping: over('shipping', checkout.chooseShipping),
        paymentMethods: over('payment methods', checkout.paymentMethods),
        choosePayment: over('payment', checkout.choosePayment),
        placeOrder: (seen) =>
          over('order', checkout.placeOrder, {
            ...again,
            heard: (answer) => {
              if (E.isLeft(answer) && (answer.left._tag === 'Refused' || isNoCart(answer.left)))
                refused.add(seen.token);
            },
          })(seen),
      },
      payments: { ...payments, start: over('pay', payments.start) },
      attempts: {
        read: () => attempt,
        write: (asked) => {
          attempt = asked;
        },
        clear: () => {
          attempt = undefined;
        },
      },
      orderTraces: { clear: () => undefined },
      news: { tell: () => undefined },
      notifications: { notify: () => undefined, settle: () => undefined },
      orderSource: async () => ({ order_type: 'studio' }),
      clock: { now: () => now },
      wait: async (ms) => {
        now += ms;
      },
      untilOnline: () => undefined,
    });
    const views: CheckoutView[] = [];
    session.state$.subscribe((view) => views.push(view));
    visitor.session.restore();
    return {
      visitor,
      session,
      views,
      close: () => {
        isOpen = false;
      },
    };
  };
  return { backend, open, attempt: () => attempt, refused, meet: wire.meet };
};
