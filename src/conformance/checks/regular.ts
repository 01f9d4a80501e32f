import * as E from 'fp-ts/Either';
import type { NewCartLine } from '../../domain/cart/cart.ts';
import { seenOrder } from '../../domain/checkout/seen-order.ts';
import { type Bench, lineOf, readyCart } from '../bench.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

const monthly = { every: 1, unit: 'month' } as const;
const notOffered = 'subscription.not_offered';

/** A cart line with a monthly subscription; not seen if the backend refuses it as not offered. */
const regularLine = async ({ goods, visitor }: Bench): Promise<NewCartLine> => {
  const [card] = await goods();
  const line = { ...lineOf(card, 2), every: monthly };
  const { carts } = visitor();
  const { token } = await answerTo('creating a cart', carts.create());
  const added = await carts.add(token, [line], crypto.randomUUID())();
  if (E.isRight(added)) {
    hold(
      added.right.items[0]?.every !== undefined,
      'a line was added with an interval, but the cart has it without one, and there was no refusal',
    );
    return line;
  }
  const { left } = added;
  const isNo =
    left._tag === 'Refused' && [left.code, ...left.violations.map(({ code }) => code)].includes(notOffered);
  hold(isNo, 'adding a line with an interval failed, but not with the code subscription.not_offered');
  throw new NotSeen('the product is not offered as a subscription');
};

/** Checks of goods with a subscription from their first order on. */
export const regularChecks: readonly Check[] = [
  {
    title:
      'A cart shows which line is a subscription and its interval, costs no more than without it, and the line can be changed to a single purchase',
    proves: ['SUBS-2', 'SUBS-3'],
    needs: ['carts', 'catalogue'],
    holds: async (bench) => {
      const line = await regularLine(bench);
      const { carts } = bench.visitor();
      const { token } = await answerTo('creating a cart', carts.create());
      const cart = await answerTo('adding a monthly subscription', carts.add(token, [line], bench.newId()));
      const [item] = cart.items;
      if (!item) throw new NotSeen('the cart is empty');
      hold(
        cart.subscription?.interval?.every === 1 && cart.subscription.interval.unit === 'month',
        'the cart does not have the interval of its subscription',
      );
      const once = await answerTo(
        'changing the line to a single purchase',
        carts.setQuantity(token, item.id, 2, true),
      );
      hold(
        once.subscription === undefined && once.items[0]?.every === undefined,
        'a line that was changed to a single purchase still has a subscription',
      );
      hold(cart.total.minor <= once.total.minor, 'the cart costs more with a subscription than without');
      const often = { ...line, every: { every: 1, unit: 'day' } } as const;
      await refused('adding a daily subscription', carts.add(token, [often], bench.newId()));
    },
  },
  {
    title:
      'A guest’s subscription begins when its order is paid, and can be changed only by the link in a mail',
    proves: ['SUBS-4', 'SUBS-6', 'SUBS-7', 'SUBS-8'],
    needs: ['carts', 'catalogue', 'checkout', 'orders', 'payments', 'guestSubscriptions'],
    orders: true,
    holds: async (bench) => {
      const { guestSubscriptions } = bench.visitor();
      await notFound(
        'reading a subscription by a link that does not exist',
        guestSubscriptions.look('there-is-no-such-link'),
      );
      await notFound(
        'changing a subscription by a link that does not exist',
        guestSubscriptions.steer('there-is-no-such-link', 1, { state: 'paused' }),
      );
      const line = await regularLine(bench);
      const [pay, linksTo] = [bench.world('pay'), bench.world('linksTo')];
      const guest = bench.visitor();
      const email = `conformance-${bench.newId()}@example.org`;
      const cart = await readyCart(guest, bench.data, email, line);
      const order = await answerTo('placing an order', guest.checkout.placeOrder(seenOrder(cart)));
      const paths = async () => (await linksTo(email)).map(({ pathname }) => pathname);
      const isLink = (path: string) => path.includes('/subscription/guest/');
      hold(
        !(await paths()).some(isLink),
        'the mail with the link of the subscription came before the order was paid',
      );
      const wish = { returnPath: `/checkout/thank-you/${order.token}` };
      const start = await answerTo('starting a payment', guest.payments.start(order.token, wish));
      if (start._tag !== 'Redirect') throw new NotSeen('the payment needs no page of the provider');
      await pay(start.url);
      await answerTo(
        'reading the outcome of the payment',
        guest.payments.outcome(order.token, start.paymentId),
      );
      const key = (await paths()).find(isLink)?.split('/').at(-1);
      hold(key !== undefined, 'no mail contains the link of the subscription');
      const begun = await answerTo(
        'reading the subscription',
        guestSubscriptions.look(decodeURIComponent(key)),
      );
      hold(
        begun.state === 'active' && begun.source === order.number,
        'the subscription is not active, or belongs to another order',
      );
      const skipped = await answerTo(
        'skipping a delivery',
        guestSubscriptions.steer(key, begun.version, { skip: begun.next }),
      );
      hold(skipped.next > begun.next, 'a delivery was skipped, but the next delivery is not later');
      hold(skipped.leftOut === begun.next, 'the subscription does not name the delivery that was skipped');
      const back = await answerTo(
        'restoring the skipped delivery',
        guestSubscriptions.steer(key, skipped.version, { unskip: begun.next }),
      );
      hold(
        back.next === begun.next && back.leftOut === undefined,
        'a skipped delivery was restored, but is not the next delivery',
      );
      await refused(
        'changing the subscription with an old version',
        guestSubscriptions.steer(key, begun.version, { state: 'paused' }),
      );
      const own = () => guestSubscriptions.order(key, back.version, begun.payment.method);
      const unpaid = await answerTo('ordering a delivery that the guest pays', own());
      hold(
        unpaid === (await answerTo('ordering it again', own())),
        'a delivery that the guest pays was ordered twice',
      );
      hold(
        (await answerTo('reading the subscription again', guestSubscriptions.look(key))).next === begun.next,
        'an order that is not paid changed the subscription',
      );
      await notFound(
        'ordering a delivery by a link that does not exist',
        guestSubscriptions.order('there-is-no-such-link', 1, begun.payment.method),
      );
      const over = await answerTo(
        'cancelling the subscription',
        guestSubscriptions.steer(key, back.version, { state: 'cancelled' }),
      );
      hold(over.state === 'cancelled', 'the state of a subscription that was cancelled is not cancelled');
    },
  },
];
