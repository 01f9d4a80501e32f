import type { CartToken } from '../../domain/cart/cart.ts';
import type { DaysWorn } from '../../domain/catalogue/lens/wear.ts';
import type { StarCount } from '../../domain/catalogue/rating/rating-round.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

const needs = ['accounts', 'carts', 'catalogue', 'checkout', 'orders', 'payments'] as const;

/** Checks of what follows a paid order. */
export const boughtChecks: readonly Check[] = [
  {
    title: 'An order that was paid says so, and has its documents',
    proves: ['CHK-11', 'ORD-2', 'ORD-3'],
    needs,
    orders: true,
    holds: async ({ buyer }) => {
      const { orders, order } = await buyer();
      const paid = await answerTo('an order', orders.order(order.token));
      hold(
        paid.state !== 'payment_pending' && paid.state !== 'cancelled',
        'an order that was paid waits for it',
      );
      const papers = await answerTo('its documents', orders.documents(order.token));
      hold(papers.length > 0, 'an order that was paid has no document');
      const again = await answerTo('its documents', orders.documents(order.token));
      hold(
        again.join() === papers.join(),
        'the documents of an order are others when they are asked for again',
      );
    },
  },
  {
    title: 'What was paid with and was to be kept is listed, and deleted',
    proves: ['ACC-7'],
    needs: [...needs, 'aliases'],
    orders: true,
    holds: async ({ customer, bought }) => {
      const { aliases } = await bought(await customer());
      const [alias] = await answerTo('kept ways to pay', aliases.aliases());
      if (!alias) throw new NotSeen('nothing was kept of how the order was paid');
      await answerTo('deleting it', aliases.remove(alias.id));
      hold((await answerTo('kept ways to pay', aliases.aliases())).length === 0, 'what was deleted is there');
      await notFound('deleting it again', aliases.remove(alias.id));
    },
  },
  {
    title: 'A reorder lays the goods of an order into the cart, once',
    proves: ['REO-1'],
    needs: [...needs, 'myOrders'],
    orders: true,
    holds: async ({ buyer, customer }) => {
      const { carts, myOrders, order } = await buyer();
      const { token: cart } = await answerTo('a new cart', carts.create());
      const lastOrder = { _tag: 'ByInternalId', id: order.internalId } as const;
      const again = (token: CartToken) => myOrders.reorder({ lastOrder, cart: token, source: 'account' });
      const result = await answerTo('a reorder', again(cart));
      hold(result.items.length > 0, 'a reorder laid nothing into the cart');
      const once = await answerTo('the cart', carts.load(cart));
      await answerTo('the same reorder', again(cart));
      const twice = await answerTo('the cart', carts.load(cart));
      hold(twice.itemsTotal.minor === once.itemsTotal.minor, 'a reorder that was asked twice was done twice');
      const other = await customer();
      const { token } = await answerTo('a new cart', other.carts.create());
      await notFound(
        'another’s order',
        other.myOrders.reorder({ lastOrder, cart: token, source: 'account' }),
      );
    },
  },
  {
    title: 'A reminder of an order is suggested once, changed, switched on and deleted',
    proves: ['ACC-6'],
    needs: [...needs, 'reminders'],
    orders: true,
    holds: async ({ buyer, lenses }) => {
      const { accounts, reminders, order, email } = await buyer();
      const me = await answerTo('the customer', accounts.me());
      const wish = {
        order: order.internalId,
        goods: { locale: me.locale, salesChannel: order.priceChannel, items: await lenses() },
        createdAt: 'account',
        email,
        worn: 7 as DaysWorn,
      } as const;
      const suggested = await answerTo('a suggestion', reminders.suggest(me, wish));
      const again = await answerTo('the same', reminders.suggest(me, wish));
      hold(suggested.id === again.id, 'an order has two reminders');
      const rarely = { ...suggested, worn: 1 as DaysWorn };
      const later = await answerTo('another use', reminders.recalculate(me, rarely));
      hold(later.date >= suggested.date, 'who wears lenses less is reminded sooner');
      const moved = { ...later, email: `also-${email}` };
      const changed = await answerTo('another e-mail', reminders.update(me, moved));
      hold(changed.email === moved.email, 'a reminder has forgotten a change');
      const on = await answerTo('switching it on', reminders.setActive(changed.id, true));
      hold(on.active, 'a reminder that was switched on is off');
      await answerTo('deleting it', reminders.remove(on.id));
      hold(
        (await answerTo('reminders', reminders.alarms())).every(({ id }) => id !== on.id),
        'a reminder that was deleted is there',
      );
    },
  },
  {
    title: 'The lenses of an order are in the lens pass, and somebody else may wear them',
    proves: ['ACC-9'],
    needs: [...needs, 'lensPass'],
    orders: true,
    holds: async ({ buyer }) => {
      const { lensPass } = await buyer();
      await answerTo('consent to a lens pass', lensPass.agree());
      const { consented, sets } = await answerTo('a lens pass', lensPass.book());
      hold(consented, 'who agreed to a lens pass has not');
      const [set] = sets;
      if (!set) throw new NotSeen('the order that was paid is not in the lens pass yet');
      const { id } = await answerTo('a name', lensPass.nameWearer('Lena'));
      await answerTo('who wears them', lensPass.assign(set.id, id));
      const after = await answerTo('a lens pass', lensPass.book());
      hold(after.sets[0]?.wornBy === id, 'who wears lenses was forgotten');
    },
  },
  {
    title: 'Points become a coupon, the same one when that is asked twice',
    proves: ['ACC-4'],
    needs: [...needs, 'bonus'],
    orders: true,
    holds: async ({ buyer }) => {
      const { bonus } = await buyer();
      const before = await answerTo('points', bonus.stats());
      const { total } = await answerTo('orders with points', bonus.orders(1, 10));
      if (total === 0 || before.balance < before.threshold)
        throw new NotSeen('the order that was paid brought too few points for a coupon');
      await answerTo('a coupon', bonus.convert(before.conversions + 1));
      await answerTo('the same coupon', bonus.convert(before.conversions + 1));
      const after = await answerTo('points', bonus.stats());
      hold(
        after.coupons.length === before.coupons.length + 1,
        'points became another number of coupons than one',
      );
      hold(after.balance === before.balance - before.threshold, 'a coupon costs another number of points');
    },
  },
  {
    title: 'A subscription is made of an order once, paused, sent elsewhere, and changed by who saw it last',
    proves: ['ACC-5', 'LAW-30'],
    needs: [...needs, 'subscriptions'],
    orders: true,
    holds: async ({ buyer, customer, data }) => {
      const { subscriptions, order } = await buyer();
      const ways = await answerTo('ways to pay it', subscriptions.payments());
      if (ways.length === 0) throw new NotSeen('nothing was kept that a subscription could be paid by');
      const unasked = { of: { order: order.number }, interval: { every: 1, unit: 'month' } } as const;
      await refused('lenses that come again, unasked', subscriptions.create(unasked), 'subscription.consent');
      const wish = { ...unasked, agrees: true };
      const made = await answerTo('a subscription', subscriptions.create(wish));
      const same = await answerTo('the same', subscriptions.create(wish));
      hold(made.id === same.id, 'one order is two subscriptions');
      const paused = await answerTo('a pause', subscriptions.update(made, { state: 'paused' }));
      hold(paused.state === 'paused', 'a subscription that was paused is not');
      await refused(
        'a change by who saw it before',
        subscriptions.update(made, { interval: { every: 2, unit: 'month' } }),
        'subscription.changed',
      );
      const shipping = { ...data.address, streetNumber: '99' };
      const [moved] = await answerTo(
        'another address',
        subscriptions.updateAddresses([paused], { shipping }),
      );
      hold(moved?.shippingAddress.streetNumber === '99', 'a subscription has forgotten where it goes');
      const one = await answerTo('the subscription', subscriptions.subscription(made.id));
      hold(one.version === moved?.version, 'a subscription is another when it is read alone');
      await notFound('a subscription, to another', (await customer()).subscriptions.subscription(made.id));
      await answerTo('its end', subscriptions.update(one, { state: 'cancelled' }));
    },
  },
  {
    title: 'What was sent says so, and can be rated, by stars and then in words, once',
    proves: ['ORD-1', 'RATE-1'],
    needs: [...needs, 'ratings'],
    orders: true,
    holds: async (bench) => {
      const send = bench.world('send');
      const { accounts, orders, ratings, order } = await bench.buyer();
      await send(order);
      const sent = await answerTo('the order', orders.order(order.token));
      hold(sent.state === 'shipped', 'an order that was sent does not say so');
      const me = await answerTo('the customer', accounts.me());
      const [product, ...others] = await answerTo('what can be rated', ratings.rateable(me));
      if (!product) throw new NotSeen('what was sent cannot be rated yet');
      const five: StarCount = 5;
      const stars = Object.fromEntries(product.keys.map((key) => [key, five]));
      await answerTo('stars', ratings.giveStars(me, product, stars));
      await answerTo('words', ratings.giveReview(me, product, 'Gut.'));
      const left = await answerTo('what can be rated', ratings.rateable(me));
      hold(left.length === others.length, 'what was rated can be rated again');
    },
  },
];
