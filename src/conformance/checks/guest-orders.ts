import { seenOrder } from '../../domain/checkout/seen-order.ts';
import { type Bench, cartWith, lineOf, readyCart } from '../bench.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, notFound } from '../verdict.ts';

const needs = ['carts', 'checkout', 'orders', 'catalogue'] as const;
const email = 'conformance@example.org';

const ordered = async (bench: Bench) => {
  const ports = bench.visitor();
  const [card] = await bench.goods();
  const cart = await readyCart(ports, bench.data, email, lineOf(card));
  return { ports, order: await answerTo('an order', ports.checkout.placeOrder(seenOrder(cart))) };
};

/** Checks of actions on an order without an account. */
export const guestOrderChecks: readonly Check[] = [
  {
    title: 'An order is found by its number and e-mail together, and by neither alone',
    proves: ['ORD-3'],
    needs,
    orders: true,
    holds: async (bench) => {
      const { ports, order } = await ordered(bench);
      const { number } = order;
      const token = await answerTo('an order', ports.orders.lookUp({ number, email }));
      hold(token === order.token, 'number and e-mail led to another order');
      await notFound('an order, by another e-mail', ports.orders.lookUp({ number, email: `x${email}` }));
      await notFound('an order, by another number', ports.orders.lookUp({ number: `${number}9`, email }));
    },
  },
  {
    title: 'A withdrawal has one receipt, however often it is sent',
    proves: ['LAW-4'],
    needs,
    orders: true,
    holds: async (bench) => {
      const { ports, order } = await ordered(bench);
      const declaration = { name: 'Mara Keller', number: order.number, email, goods: [] };
      const first = await answerTo('a withdrawal', ports.orders.withdraw(declaration));
      const again = await answerTo('the same', ports.orders.withdraw(declaration));
      hold(first.receipt !== '' && first.receipt === again.receipt, 'one withdrawal has two receipts');
      hold(!Number.isNaN(Date.parse(first.receivedAt)), 'a receipt does not say when it came');
    },
  },
  {
    title: 'A cancellation of a subscription has one receipt, whether or not there is such a one',
    proves: ['ACC-5'],
    needs: ['orders'],
    orders: true,
    holds: async ({ visitor, newId }) => {
      const { orders } = visitor();
      const number = newId().slice(0, 8).toUpperCase();
      const declaration = { name: 'Mara Keller', number, email, kind: 'ordinary' } as const;
      const first = await answerTo('a cancellation', orders.cancel(declaration));
      const again = await answerTo('the same', orders.cancel(declaration));
      hold(first.receipt !== '' && first.receipt === again.receipt, 'one cancellation has two receipts');
    },
  },
  {
    title: 'How long lenses last is said in days, with the day to order again',
    proves: [],
    needs: ['orders', 'carts', 'catalogue'],
    holds: async ({ visitor, lenses }) => {
      const items = (await cartWith(visitor(), ...(await lenses()))).items;
      const interval = await answerTo('how long lenses last', visitor().orders.reorderInterval(email, items));
      hold(interval.days > 0, 'lenses last no day');
    },
  },
];
