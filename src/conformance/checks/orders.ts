import type { Cart } from '../../domain/cart/cart.ts';
import type { PrescriptionFacts } from '../../domain/checkout/prescription-facts.ts';
import { type SeenOrder, seenOrder } from '../../domain/checkout/seen-order.ts';
import type { OrderToken } from '../../domain/orders/order.ts';
import type { Day } from '../../domain/shared/dates.ts';
import { type Bench, cartWith, lineOf, readyCart, unknownProduct } from '../bench.ts';
import type { Check } from '../check.ts';
import type { Ports } from '../ports.ts';
import { isSameAddress } from '../same-address.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

const needs = ['carts', 'checkout', 'orders', 'catalogue'] as const;
const guest = 'conformance@example.org';

const firstOf = async ({ goods }: Bench) => (await goods())[0];

const piecesOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ productId, quantity, total }) => [productId, quantity, total.minor]);

/** Places a guest's order of one product. */
const ordered = async (bench: Bench, ports: Ports, email = guest) => {
  const cart = await readyCart(ports, bench.data, email, lineOf(await firstOf(bench)));
  return { cart, order: await answerTo('placing an order', ports.checkout.placeOrder(seenOrder(cart))) };
};

export const orderChecks: readonly Check[] = [
  {
    title: 'A cart stores addresses, shipping method and payment method, and its total includes shipping',
    proves: ['CHK-9'],
    needs,
    holds: async (bench) => {
      const ports = bench.visitor();
      const ready = await readyCart(ports, bench.data, guest, lineOf(await firstOf(bench)));
      const cart = await answerTo('reading the cart', ports.carts.load(ready.token));
      const { address } = bench.data;
      hold(
        isSameAddress(address, cart.shippingAddress) && isSameAddress(address, cart.billingAddress),
        'the addresses of the cart are not those that were set',
      );
      const [way] = cart.shipments;
      hold(
        way?.method !== undefined && way.method === ready.shipments[0]?.method,
        'the shipping method of the cart is not the one that was set',
      );
      hold(
        cart.paymentMethod === ready.paymentMethod,
        'the payment method of the cart is not the one that was set',
      );
      hold(cart.customer?.email === guest, 'the e-mail address of the cart is not the one that was set');
      const { vat = [] } = cart;
      hold(
        vat.every(({ net, vat: tax, gross }) => net + tax === gross) &&
          (vat.length === 0 || vat.reduce((sum, { gross }) => sum + gross, 0) === cart.total.minor),
        'the taxes of the cart do not match its total',
      );
      hold(
        cart.total.minor === cart.itemsTotal.minor + cart.shippingTotal.minor,
        'the total of the cart does not include its shipping',
      );
    },
  },
  {
    title: 'An incomplete cart is refused as an order, and the violations name what is missing',
    proves: ['CHK-12'],
    needs,
    holds: async (bench) => {
      const { carts, checkout } = bench.visitor();
      const cart = await cartWith({ carts }, lineOf(await firstOf(bench)));
      const refusal = await refused(
        'placing an order without an address',
        checkout.placeOrder(seenOrder(cart)),
      );
      hold(refusal.violations.length > 0, 'the refusal of an incomplete order names no violations');
    },
  },
  {
    title: 'A cart is ordered once, even with repeated and simultaneous requests, and at its own total',
    proves: ['CHK-12', 'CART-3'],
    needs,
    orders: true,
    holds: async (bench) => {
      const ports = bench.visitor();
      const cart = await readyCart(ports, bench.data, guest, lineOf(await firstOf(bench), 2));
      const place = () => answerTo('placing an order', ports.checkout.placeOrder(seenOrder(cart)));
      const [first, second] = await Promise.all([place(), place()]);
      const third = await place();
      hold(
        first.token === second.token && second.token === third.token && first.number === third.number,
        'one cart was ordered twice',
      );
      hold(first.total.minor === cart.total.minor, 'the total of the order is not the total of its cart');
      hold(
        first.total.currency === cart.total.currency,
        'the currency of the order is not the currency of its cart',
      );
      hold(
        JSON.stringify(piecesOf(first)) === JSON.stringify(piecesOf(cart)),
        'the lines of the order are not the lines of its cart',
      );
      await notFound('reading a cart that was ordered', ports.carts.load(cart.token));
    },
  },
  {
    title:
      'An order is refused if the total, the gift or any field of a line differs from what the buyer saw',
    proves: ['CHK-20'],
    needs,
    holds: async (bench) => {
      const ports = bench.visitor();
      const cart = await readyCart(ports, bench.data, guest, lineOf(await firstOf(bench), 2));
      const seen = seenOrder(cart);
      const [line] = seen.lines;
      if (!line) throw new NotSeen('the cart is empty');
      const others: Readonly<Record<string, SeenOrder>> = {
        'with another total': { ...seen, total: (seen.total - 1) as typeof seen.total },
        'with a gift that was not in the cart': { ...seen, gift: !seen.gift },
        'with another product': { ...seen, lines: [{ ...line, productId: unknownProduct }] },
        'with other lens values': { ...seen, lines: [{ ...line, variantId: `${line.variantId}-other` }] },
        'with another quantity': { ...seen, lines: [{ ...line, quantity: 1 }] },
        'with another price of a line': {
          ...seen,
          lines: [{ ...line, price: (line.price + 1) as typeof line.price }],
        },
        'with an additional line': { ...seen, lines: [...seen.lines, line] },
        'without its lines': { ...seen, lines: [] },
      };
      for (const [how, other] of Object.entries(others))
        await refused(`placing an order ${how}`, ports.checkout.placeOrder(other), 'cart.changed');
      await answerTo('reading the cart after the refused orders', ports.carts.load(cart.token));
    },
  },
  {
    title:
      'Where a country requires a prescription, lenses are ordered only with a valid one, and the order contains it',
    proves: ['LAW-27'],
    needs,
    orders: true,
    holds: async (bench) => {
      const { prescribed } = bench.data;
      if (!prescribed) throw new NotSeen('no country to which the shop sends requires a prescription');
      const { address, prescription } = prescribed;
      const ports = bench.visitor();
      const cart = await readyCart(ports, { ...bench.data, address }, guest, ...(await bench.lenses()));
      const place = () => ports.checkout.placeOrder(seenOrder(cart));
      const say = (facts: PrescriptionFacts) => ports.checkout.setPrescription(cart.token, facts);
      await refused('ordering lenses without a prescription', place(), 'prescription.required');
      await refused('setting a prescription without a prescriber', say({ ...prescription, prescriber: '' }));
      const old = { ...prescription, issuedOn: '1980-01-01' as Day };
      await answerTo('setting an old prescription', say(old));
      await refused('ordering lenses with an old prescription', place(), 'prescription.too_old');
      await answerTo('setting a prescription', say(prescription));
      const order = await answerTo('placing an order', place());
      const read = await answerTo('reading the order', ports.orders.order(order.token));
      hold(
        read.prescription?.issuedOn === prescription.issuedOn &&
          read.prescription.prescriber === prescription.prescriber,
        'the order does not contain the prescription that was set',
      );
    },
  },
  {
    title: 'The order of a guest opens by its token, and not by its number',
    proves: ['ORD-3'],
    needs,
    orders: true,
    holds: async (bench) => {
      const ports = bench.visitor();
      const { order } = await ordered(bench, ports);
      const seen = await answerTo('reading an order by its token', bench.visitor().orders.order(order.token));
      hold(
        seen.number === order.number && seen.total.minor === order.total.minor,
        'an order that is read has another number or total than when it was placed',
      );
      hold(
        seen.state === order.state && seen.total.currency === order.total.currency,
        'an order that is read has another state or currency than when it was placed',
      );
      hold(
        isSameAddress(bench.data.address, seen.shippingAddress),
        'the shipping address of the order is not that of its cart',
      );
      const byNumber = order.number as string as OrderToken;
      await notFound(
        'reading an order by its number as another guest',
        bench.visitor().orders.order(byNumber),
        'order.not_found',
      );
      await notFound(
        'reading an order that does not exist',
        ports.orders.order('there-is-no-such-order' as OrderToken),
      );
    },
  },
  {
    title: 'A payment starts at the provider, and is pending until the provider reports a result',
    proves: ['CHK-11'],
    needs: [...needs, 'payments'],
    orders: true,
    holds: async (bench) => {
      const ports = bench.visitor();
      const { order } = await ordered(bench, ports);
      const returnPath = `/checkout/thank-you/${order.token}`;
      const start = await answerTo('starting a payment', ports.payments.start(order.token, { returnPath }));
      if (start._tag === 'Settled') return;
      const outcome = await answerTo(
        'reading the outcome of the payment',
        ports.payments.outcome(order.token, start.paymentId),
      );
      hold(outcome === 'pending', `a payment that nobody made should be pending, but is ${outcome}`);
      const { state } = await answerTo('reading the order', ports.orders.order(order.token));
      hold(
        state === 'payment_pending',
        `an order that nobody paid should be payment_pending, but is ${state}`,
      );
    },
  },
  {
    title: 'Other customers and guests cannot read the order of a customer, its documents or its payment',
    proves: ['ORD-3'],
    needs: [...needs, 'accounts', 'payments'],
    orders: true,
    holds: async (bench) => {
      const owner = await bench.customer();
      const other = await bench.customer();
      const { order } = await ordered(bench, owner, owner.email);
      const byNumber = order.number as string as OrderToken;
      await answerTo('reading the customer’s own order by its number', owner.orders.order(byNumber));
      for (const token of [order.token, byNumber]) {
        await notFound('reading the order of another customer', other.orders.order(token), 'order.not_found');
        await notFound('reading the documents of another customer', other.orders.documents(token));
        await notFound(
          'starting the payment of another customer',
          other.payments.start(token, { returnPath: '/' }),
        );
      }
      await notFound(
        'reading the documents of a customer as a guest',
        bench.visitor().orders.documents(order.token),
      );
    },
  },
  {
    title: 'A customer sees all of their orders, the newest first, and no orders of others',
    proves: ['ORD-2'],
    needs: [...needs, 'accounts', 'myOrders'],
    orders: true,
    holds: async (bench) => {
      const owner = await bench.customer();
      const other = await bench.customer();
      const before = await ordered(bench, owner, owner.email);
      const { order } = await ordered(bench, owner, owner.email);
      const page = await answerTo('reading the order history', owner.myOrders.history(1, 10));
      const numbers = new Set(page.orders.map(({ number }) => number));
      hold(
        page.total === 2 && numbers.has(order.number) && numbers.has(before.order.number),
        'the order history does not contain exactly the orders of the customer',
      );
      const [newest, oldest] = page.orders.map(({ createdAt }) => Date.parse(createdAt));
      hold((newest ?? 0) >= (oldest ?? 0), 'the order history does not begin with the newest order');
      const empty = await answerTo(
        'reading the order history of another customer',
        other.myOrders.history(1, 10),
      );
      hold(empty.total === 0, 'the order history of a customer contains orders of another customer');
    },
  },
];
