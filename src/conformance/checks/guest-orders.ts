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
  return { ports, order: await answerTo('placing an order', ports.checkout.placeOrder(seenOrder(cart))) };
};

/** Checks of actions on an order without an account. */
export const guestOrderChecks: readonly Check[] = [
  {
    title: 'An order is found by its number and e-mail address together, and not by one of them',
    proves: ['ORD-3'],
    needs,
    orders: true,
    holds: async (bench) => {
      const { ports, order } = await ordered(bench);
      const { number } = order;
      const token = await answerTo('placing an order', ports.orders.lookUp({ number, email }));
      hold(token === order.token, 'number and e-mail address led to another order');
      await notFound(
        'looking up an order with another e-mail address',
        ports.orders.lookUp({ number, email: `x${email}` }),
      );
      await notFound(
        'looking up an order with another number',
        ports.orders.lookUp({ number: `${number}9`, email }),
      );
    },
  },
  {
    title: 'A withdrawal that is sent again gets the same receipt',
    proves: ['LAW-4'],
    needs,
    orders: true,
    holds: async (bench) => {
      const { ports, order } = await ordered(bench);
      const declaration = { name: 'Mara Keller', number: order.number, email, goods: [] };
      const first = await answerTo('sending a withdrawal', ports.orders.withdraw(declaration));
      const again = await answerTo('sending the same declaration again', ports.orders.withdraw(declaration));
      hold(
        first.receipt !== '' && first.receipt === again.receipt,
        'a withdrawal that was sent twice should have one receipt, but has two or an empty one',
      );
      hold(!Number.isNaN(Date.parse(first.receivedAt)), 'the receipt of a withdrawal has no valid date');
    },
  },
  {
    title: 'A cancellation that is sent again gets the same receipt, even if the subscription does not exist',
    proves: ['ACC-5'],
    needs: ['orders'],
    orders: true,
    holds: async ({ visitor, newId }) => {
      const { orders } = visitor();
      const number = newId().slice(0, 8).toUpperCase();
      const declaration = { name: 'Mara Keller', number, email, kind: 'ordinary' } as const;
      const first = await answerTo('sending a cancellation', orders.cancel(declaration));
      const again = await answerTo('sending the same declaration again', orders.cancel(declaration));
      hold(
        first.receipt !== '' && first.receipt === again.receipt,
        'a cancellation that was sent twice should have one receipt, but has two or an empty one',
      );
    },
  },
  {
    title: 'The reorder interval of lenses is at least one day',
    proves: [],
    needs: ['orders', 'carts', 'catalogue'],
    holds: async ({ visitor, lenses }) => {
      const items = (await cartWith(visitor(), ...(await lenses()))).items;
      const interval = await answerTo(
        'reading the reorder interval',
        visitor().orders.reorderInterval(email, items),
      );
      hold(interval.days > 0, 'the reorder interval is less than one day');
    },
  },
];
