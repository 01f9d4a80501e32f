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
  const { token } = await answerTo('a new cart', carts.create());
  const added = await carts.add(token, [line], crypto.randomUUID())();
  if (E.isRight(added)) {
    hold(
      added.right.items[0]?.every !== undefined,
      'what is to come regularly comes once, and nothing says so',
    );
    return line;
  }
  const { left } = added;
  const isNo =
    left._tag === 'Refused' && [left.code, ...left.violations.map(({ code }) => code)].includes(notOffered);
  hold(isNo, 'what is to come regularly is not taken, and nothing says why');
  throw new NotSeen('nothing is offered regularly at the product');
};

/** Checks of goods with a subscription from their first order on. */
export const regularChecks: readonly Check[] = [
  {
    title:
      'What is to come regularly says so in its cart, costs no more than once, and comes once again when that is wished',
    proves: ['SUBS-2', 'SUBS-3'],
    needs: ['carts', 'catalogue'],
    holds: async (bench) => {
      const line = await regularLine(bench);
      const { carts } = bench.visitor();
      const { token } = await answerTo('a new cart', carts.create());
      const cart = await answerTo('goods that come every month', carts.add(token, [line], bench.newId()));
      const [item] = cart.items;
      if (!item) throw new NotSeen('the cart holds nothing');
      hold(
        cart.subscription?.interval?.every === 1 && cart.subscription.interval.unit === 'month',
        'a cart does not say how often its goods come',
      );
      const once = await answerTo('the same once', carts.setQuantity(token, item.id, 2, true));
      hold(
        once.subscription === undefined && once.items[0]?.every === undefined,
        'goods that come once come regularly',
      );
      hold(cart.total.minor <= once.total.minor, 'goods that come regularly are dearer');
      const often = { ...line, every: { every: 1, unit: 'day' } } as const;
      await refused('goods that come every day', carts.add(token, [often], bench.newId()));
    },
  },
  {
    title: 'A guest’s subscription begins with its paid order, and is steered by the link of a mail alone',
    proves: ['SUBS-4', 'SUBS-6', 'SUBS-7'],
    needs: ['carts', 'catalogue', 'checkout', 'orders', 'payments', 'guestSubscriptions'],
    orders: true,
    holds: async (bench) => {
      const { guestSubscriptions } = bench.visitor();
      await notFound('a link that there is not', guestSubscriptions.look('there-is-no-such-link'));
      await notFound(
        'steering by it',
        guestSubscriptions.steer('there-is-no-such-link', 1, { state: 'paused' }),
      );
      const line = await regularLine(bench);
      const [pay, linksTo] = [bench.world('pay'), bench.world('linksTo')];
      const guest = bench.visitor();
      const email = `conformance-${bench.newId()}@example.org`;
      const cart = await readyCart(guest, bench.data, email, line);
      const order = await answerTo('an order', guest.checkout.placeOrder(seenOrder(cart)));
      const paths = async () => (await linksTo(email)).map(({ pathname }) => pathname);
      const isLink = (path: string) => path.includes('/subscription/guest/');
      hold(!(await paths()).some(isLink), 'a subscription begins before its order is paid');
      const wish = { returnPath: `/checkout/thank-you/${order.token}` };
      const start = await answerTo('a payment', guest.payments.start(order.token, wish));
      if (start._tag !== 'Redirect') throw new NotSeen('the order is not paid by hand');
      await pay(start.url);
      await answerTo('what became of it', guest.payments.outcome(order.token, start.paymentId));
      const key = (await paths()).find(isLink)?.split('/').at(-1);
      hold(key !== undefined, 'no mail brings the link of the subscription');
      const begun = await answerTo('the subscription', guestSubscriptions.look(decodeURIComponent(key)));
      hold(
        begun.state === 'active' && begun.source === order.number,
        'the subscription is not that of its order',
      );
      const skipped = await answerTo(
        'a delivery left out',
        guestSubscriptions.steer(key, begun.version, { skip: begun.next }),
      );
      hold(skipped.next > begun.next, 'a delivery that was left out still comes');
      hold(skipped.leftOut === begun.next, 'nobody says which delivery was left out');
      const back = await answerTo(
        'a delivery that comes after all',
        guestSubscriptions.steer(key, skipped.version, { unskip: begun.next }),
      );
      hold(
        back.next === begun.next && back.leftOut === undefined,
        'a delivery that was brought back does not come',
      );
      await refused('an older page', guestSubscriptions.steer(key, begun.version, { state: 'paused' }));
      const over = await answerTo(
        'its end',
        guestSubscriptions.steer(key, back.version, { state: 'cancelled' }),
      );
      hold(over.state === 'cancelled', 'a subscription that was ended goes on');
    },
  },
];
