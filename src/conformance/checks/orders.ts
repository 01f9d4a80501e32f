import type { Cart } from '../../domain/cart/cart.ts';
import type { PrescriptionFacts } from '../../domain/checkout/prescription-facts.ts';
import { type SeenOrder, seenOrder } from '../../domain/checkout/seen-order.ts';
import type { OrderToken } from '../../domain/orders/order.ts';
import type { Day } from '../../domain/shared/dates.ts';
import { type Bench, cartWith, lineOf, nobodysProduct, readyCart } from '../bench.ts';
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
  return { cart, order: await answerTo('an order', ports.checkout.placeOrder(seenOrder(cart))) };
};

export const orderChecks: readonly Check[] = [
  {
    title: 'A cart keeps address, way of sending and way of paying, and adds the sending to its total',
    proves: ['CHK-9'],
    needs,
    holds: async (bench) => {
      const ports = bench.visitor();
      const ready = await readyCart(ports, bench.data, guest, lineOf(await firstOf(bench)));
      const cart = await answerTo('the cart', ports.carts.load(ready.token));
      const { address } = bench.data;
      hold(
        isSameAddress(address, cart.shippingAddress) && isSameAddress(address, cart.billingAddress),
        'a cart has forgotten where it goes',
      );
      const [way] = cart.shipments;
      hold(
        way?.method !== undefined && way.method === ready.shipments[0]?.method,
        'a cart has forgotten how it is sent',
      );
      hold(cart.paymentMethod === ready.paymentMethod, 'a cart has forgotten how it is paid');
      hold(cart.customer?.email === guest, 'a cart has forgotten whose it is');
      const { vat = [] } = cart;
      hold(
        vat.every(({ net, vat: tax, gross }) => net + tax === gross) &&
          (vat.length === 0 || vat.reduce((sum, { gross }) => sum + gross, 0) === cart.total.minor),
        'the tax of a cart is not that of its total',
      );
      hold(
        cart.total.minor === cart.itemsTotal.minor + cart.shippingTotal.minor,
        'what sending costs is not in the total',
      );
    },
  },
  {
    title: 'A cart that lacks something is not ordered, and what it lacks is named',
    proves: ['CHK-12'],
    needs,
    holds: async (bench) => {
      const { carts, checkout } = bench.visitor();
      const cart = await cartWith({ carts }, lineOf(await firstOf(bench)));
      const refusal = await refused('an order without an address', checkout.placeOrder(seenOrder(cart)));
      hold(refusal.violations.length > 0, 'an order is refused without a word of what is missing');
    },
  },
  {
    title: 'A cart is ordered once, however often and at once that is asked, at its own total',
    proves: ['CHK-12', 'CART-3'],
    needs,
    orders: true,
    holds: async (bench) => {
      const ports = bench.visitor();
      const cart = await readyCart(ports, bench.data, guest, lineOf(await firstOf(bench), 2));
      const place = () => answerTo('an order', ports.checkout.placeOrder(seenOrder(cart)));
      const [first, second] = await Promise.all([place(), place()]);
      const third = await place();
      hold(
        first.token === second.token && second.token === third.token && first.number === third.number,
        'one cart was ordered twice',
      );
      hold(first.total.minor === cart.total.minor, 'an order costs something else than its cart');
      hold(first.total.currency === cart.total.currency, 'an order counts in another currency than its cart');
      hold(
        JSON.stringify(piecesOf(first)) === JSON.stringify(piecesOf(cart)),
        'an order holds something else than its cart',
      );
      await notFound('a cart that was ordered', ports.carts.load(cart.token));
    },
  },
  {
    title: 'An order that is another than its buyer saw is refused: its total, its gift, each fact of a line',
    proves: ['CHK-20'],
    needs,
    holds: async (bench) => {
      const ports = bench.visitor();
      const cart = await readyCart(ports, bench.data, guest, lineOf(await firstOf(bench), 2));
      const seen = seenOrder(cart);
      const [line] = seen.lines;
      if (!line) throw new NotSeen('the cart is empty');
      const others: Readonly<Record<string, SeenOrder>> = {
        'at another total': { ...seen, total: (seen.total - 1) as typeof seen.total },
        'with a gift that was not there': { ...seen, gift: !seen.gift },
        'of another product': { ...seen, lines: [{ ...line, productId: nobodysProduct }] },
        'of other values': { ...seen, lines: [{ ...line, variantId: `${line.variantId}-other` }] },
        'of another number of pieces': { ...seen, lines: [{ ...line, quantity: 1 }] },
        'at another price of a line': {
          ...seen,
          lines: [{ ...line, price: (line.price + 1) as typeof line.price }],
        },
        'of a line more': { ...seen, lines: [...seen.lines, line] },
        'of a line less': { ...seen, lines: [] },
      };
      for (const [how, other] of Object.entries(others))
        await refused(`an order ${how}`, ports.checkout.placeOrder(other), 'cart.changed');
      await answerTo('the cart that was not ordered', ports.carts.load(cart.token));
    },
  },
  {
    title:
      'Lenses for a country that asks are ordered on a prescription that counts only, and the order says it',
    proves: ['LAW-27'],
    needs,
    orders: true,
    holds: async (bench) => {
      const { prescribed } = bench.data;
      if (!prescribed) throw new NotSeen('no country that the shop sends to asks for a prescription');
      const { address, prescription } = prescribed;
      const ports = bench.visitor();
      const cart = await readyCart(ports, { ...bench.data, address }, guest, ...(await bench.lenses()));
      const place = () => ports.checkout.placeOrder(seenOrder(cart));
      const say = (facts: PrescriptionFacts) => ports.checkout.setPrescription(cart.token, facts);
      await refused('lenses without a prescription', place(), 'prescription.required');
      await refused('a prescription of nobody', say({ ...prescription, prescriber: '' }));
      const old = { ...prescription, issuedOn: '1980-01-01' as Day };
      await answerTo('an old prescription', say(old));
      await refused('lenses on an old prescription', place(), 'prescription.too_old');
      await answerTo('a prescription', say(prescription));
      const order = await answerTo('an order', place());
      const read = await answerTo('the order', ports.orders.order(order.token));
      hold(
        read.prescription?.issuedOn === prescription.issuedOn &&
          read.prescription.prescriber === prescription.prescriber,
        'an order has forgotten what its lenses were bought on',
      );
    },
  },
  {
    title: 'A guest’s order opens by its token, and by nothing else',
    proves: ['ORD-3'],
    needs,
    orders: true,
    holds: async (bench) => {
      const ports = bench.visitor();
      const { order } = await ordered(bench, ports);
      const seen = await answerTo('an order by its token', bench.visitor().orders.order(order.token));
      hold(
        seen.number === order.number && seen.total.minor === order.total.minor,
        'an order is another when it is read',
      );
      hold(
        seen.state === order.state && seen.total.currency === order.total.currency,
        'an order stands otherwise when it is read',
      );
      hold(isSameAddress(bench.data.address, seen.shippingAddress), 'an order goes elsewhere than its cart');
      const byNumber = order.number as string as OrderToken;
      await notFound(
        'an order by its number, to a stranger',
        bench.visitor().orders.order(byNumber),
        'order.not_found',
      );
      await notFound(
        'an order that there is not',
        ports.orders.order('there-is-no-such-order' as OrderToken),
      );
    },
  },
  {
    title: 'A payment begins at the provider, and is pending until the provider says more',
    proves: ['CHK-11'],
    needs: [...needs, 'payments'],
    orders: true,
    holds: async (bench) => {
      const ports = bench.visitor();
      const { order } = await ordered(bench, ports);
      const returnPath = `/checkout/thank-you/${order.token}`;
      const start = await answerTo('a payment', ports.payments.start(order.token, { returnPath }));
      if (start._tag === 'Settled') return;
      const outcome = await answerTo(
        'what became of it',
        ports.payments.outcome(order.token, start.paymentId),
      );
      hold(outcome === 'pending', `a payment that nobody made is ${outcome}`);
      const { state } = await answerTo('the order', ports.orders.order(order.token));
      hold(state === 'payment_pending', `an order that nobody paid is ${state}`);
    },
  },
  {
    title: 'A customer’s order is nobody else’s: not by its number, not its documents',
    proves: ['ORD-3'],
    needs: [...needs, 'accounts', 'payments'],
    orders: true,
    holds: async (bench) => {
      const owner = await bench.customer();
      const other = await bench.customer();
      const { order } = await ordered(bench, owner, owner.email);
      const byNumber = order.number as string as OrderToken;
      await answerTo('the order, to its customer', owner.orders.order(byNumber));
      for (const token of [order.token, byNumber]) {
        await notFound('a customer’s order, to another', other.orders.order(token), 'order.not_found');
        await notFound('its documents, to another', other.orders.documents(token));
        await notFound('its payment, to another', other.payments.start(token, { returnPath: '/' }));
      }
      await notFound('its documents, to a guest', bench.visitor().orders.documents(order.token));
    },
  },
  {
    title: 'A customer sees their orders, the newest first, and nobody else’s',
    proves: ['ORD-2'],
    needs: [...needs, 'accounts', 'myOrders'],
    orders: true,
    holds: async (bench) => {
      const owner = await bench.customer();
      const other = await bench.customer();
      const before = await ordered(bench, owner, owner.email);
      const { order } = await ordered(bench, owner, owner.email);
      const page = await answerTo('a history', owner.myOrders.history(1, 10));
      const numbers = new Set(page.orders.map(({ number }) => number));
      hold(
        page.total === 2 && numbers.has(order.number) && numbers.has(before.order.number),
        'a customer’s history is not all of their orders',
      );
      const [newest, oldest] = page.orders.map(({ createdAt }) => Date.parse(createdAt));
      hold((newest ?? 0) >= (oldest ?? 0), 'a history does not begin with the newest order');
      const empty = await answerTo('another’s history', other.myOrders.history(1, 10));
      hold(empty.total === 0, 'a customer sees orders of another');
    },
  },
];
