import type { CartToken } from '../../domain/cart/cart.ts';
import type { DaysWorn } from '../../domain/catalogue/lens/wear.ts';
import type { StarCount } from '../../domain/catalogue/rating/rating-round.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

const needs = ['accounts', 'carts', 'catalogue', 'checkout', 'orders', 'payments'] as const;

/** Checks of what follows a paid order. */
export const boughtChecks: readonly Check[] = [
  {
    title: 'A paid order has a paid state and documents',
    proves: ['CHK-11', 'ORD-2', 'ORD-3'],
    needs,
    orders: true,
    holds: async ({ buyer }) => {
      const { orders, order } = await buyer();
      const paid = await answerTo('reading the order', orders.order(order.token));
      hold(
        paid.state !== 'payment_pending' && paid.state !== 'cancelled',
        'the state of an order that was paid is still payment_pending, or it is cancelled',
      );
      const papers = await answerTo('reading its documents', orders.documents(order.token));
      hold(papers.length > 0, 'an order that was paid has no documents');
      const again = await answerTo('reading its documents', orders.documents(order.token));
      hold(
        again.join() === papers.join(),
        'two requests for the documents of one order return different lists',
      );
    },
  },
  {
    title: 'A payment method that a customer stores when they pay is listed and can be deleted',
    proves: ['ACC-7'],
    needs: [...needs, 'aliases'],
    orders: true,
    holds: async ({ customer, bought }) => {
      const { aliases } = await bought(await customer());
      const [alias] = await answerTo('reading the stored payment methods', aliases.aliases());
      if (!alias) throw new NotSeen('the payment stored no payment method');
      await answerTo('deleting the payment method', aliases.remove(alias.id));
      hold(
        (await answerTo('reading the stored payment methods', aliases.aliases())).length === 0,
        'a payment method that was deleted is still listed',
      );
      await notFound('deleting the payment method again', aliases.remove(alias.id));
    },
  },
  {
    title: 'A reorder adds the products of an order to the cart, once',
    proves: ['REO-1'],
    needs: [...needs, 'myOrders'],
    orders: true,
    holds: async ({ buyer, customer }) => {
      const { carts, myOrders, order } = await buyer();
      const { token: cart } = await answerTo('creating a cart', carts.create());
      const lastOrder = { _tag: 'ByInternalId', id: order.internalId } as const;
      const again = (token: CartToken) => myOrders.reorder({ lastOrder, cart: token, source: 'account' });
      const result = await answerTo('the reorder', again(cart));
      hold(result.items.length > 0, 'a reorder added nothing to the cart');
      const once = await answerTo('reading the cart', carts.load(cart));
      await answerTo('the same reorder again', again(cart));
      const twice = await answerTo('reading the cart', carts.load(cart));
      hold(
        twice.itemsTotal.minor === once.itemsTotal.minor,
        'a reorder that was requested twice added its products twice',
      );
      const other = await customer();
      const { token } = await answerTo('creating a cart', other.carts.create());
      await notFound(
        'reordering the order of another customer',
        other.myOrders.reorder({ lastOrder, cart: token, source: 'account' }),
      );
    },
  },
  {
    title: 'A reminder is suggested once for an order, and can be changed, switched on and deleted',
    proves: ['ACC-6'],
    needs: [...needs, 'reminders'],
    orders: true,
    holds: async ({ buyer, lenses }) => {
      const { accounts, reminders, order, email } = await buyer();
      const me = await answerTo('reading the customer', accounts.me());
      const wish = {
        order: order.internalId,
        goods: { locale: me.locale, salesChannel: order.priceChannel, items: await lenses() },
        createdAt: 'account',
        email,
        worn: 7 as DaysWorn,
      } as const;
      const suggested = await answerTo('suggesting a reminder', reminders.suggest(me, wish));
      const again = await answerTo('repeating the same request', reminders.suggest(me, wish));
      hold(suggested.id === again.id, 'two requests for a suggestion created two reminders of one order');
      const rarely = { ...suggested, worn: 1 as DaysWorn };
      const later = await answerTo('recalculating the reminder', reminders.recalculate(me, rarely));
      hold(
        later.date >= suggested.date,
        'the reminder comes sooner although the lenses are worn on fewer days',
      );
      const moved = { ...later, email: `also-${email}` };
      const changed = await answerTo(
        'changing the e-mail address of the reminder',
        reminders.update(me, moved),
      );
      hold(
        changed.email === moved.email,
        'the reminder does not have the e-mail address that it was changed to',
      );
      const on = await answerTo('switching the reminder on', reminders.setActive(changed.id, true));
      hold(on.active, 'a reminder that was switched on is not active');
      await answerTo('deleting the payment method', reminders.remove(on.id));
      hold(
        (await answerTo('reading the reminders', reminders.alarms())).every(({ id }) => id !== on.id),
        'a reminder that was deleted is still listed',
      );
    },
  },
  {
    title: 'The lenses of an order are in the lens pass, and can be assigned to another wearer',
    proves: ['ACC-9'],
    needs: [...needs, 'lensPass'],
    orders: true,
    holds: async ({ buyer }) => {
      const { lensPass } = await buyer();
      await answerTo('consenting to the lens pass', lensPass.agree());
      const { consented, sets } = await answerTo('reading the lens pass', lensPass.book());
      hold(consented, 'the lens pass lacks the consent that the customer gave');
      const [set] = sets;
      if (!set) throw new NotSeen('the paid order is not in the lens pass yet');
      const { id } = await answerTo('adding a wearer', lensPass.nameWearer('Lena'));
      await answerTo('assigning the lenses to the wearer', lensPass.assign(set.id, id));
      const after = await answerTo('reading the lens pass', lensPass.book());
      hold(
        after.sets[0]?.wornBy === id,
        'the lens pass does not name the wearer to whom the lenses were assigned',
      );
    },
  },
  {
    title: 'Bonus points are converted into a coupon, once if the request is repeated',
    proves: ['ACC-4'],
    needs: [...needs, 'bonus'],
    orders: true,
    holds: async ({ buyer }) => {
      const { bonus } = await buyer();
      const before = await answerTo('reading the bonus points', bonus.stats());
      const { total } = await answerTo('reading the orders with points', bonus.orders(1, 10));
      if (total === 0 || before.balance < before.threshold)
        throw new NotSeen('the paid order brought too few points for a coupon');
      await answerTo('converting points into a coupon', bonus.convert(before.conversions + 1));
      await answerTo('the same conversion again', bonus.convert(before.conversions + 1));
      const after = await answerTo('reading the bonus points', bonus.stats());
      hold(
        after.coupons.length === before.coupons.length + 1,
        'converting points twice with one number should create one coupon, but created another number',
      );
      hold(
        after.balance === before.balance - before.threshold,
        'a conversion should deduct the threshold from the balance, but deducted another number of points',
      );
    },
  },
  {
    title:
      'A subscription is created once from an order, can be paused and sent to another address, and refuses a change based on an old version',
    proves: ['ACC-5', 'LAW-30'],
    needs: [...needs, 'subscriptions'],
    orders: true,
    holds: async ({ buyer, customer, data }) => {
      const { subscriptions, order } = await buyer();
      const ways = await answerTo('reading the payment methods of subscriptions', subscriptions.payments());
      if (ways.length === 0) throw new NotSeen('no stored payment method can pay a subscription');
      const unasked = { of: { order: order.number }, interval: { every: 1, unit: 'month' } } as const;
      await refused(
        'creating a subscription without consent',
        subscriptions.create(unasked),
        'subscription.consent',
      );
      const wish = { ...unasked, agrees: true };
      const made = await answerTo('creating a subscription', subscriptions.create(wish));
      const same = await answerTo('repeating the same request', subscriptions.create(wish));
      hold(made.id === same.id, 'two requests for a subscription of one order created two subscriptions');
      const paused = await answerTo(
        'pausing the subscription',
        subscriptions.update(made, { state: 'paused' }),
      );
      hold(paused.state === 'paused', 'the state of a subscription that was paused is not paused');
      await refused(
        'changing the subscription with an old version',
        subscriptions.update(made, { interval: { every: 2, unit: 'month' } }),
        'subscription.changed',
      );
      const shipping = { ...data.address, streetNumber: '99' };
      const [moved] = await answerTo(
        'changing the address of the subscription',
        subscriptions.updateAddresses([paused], { shipping }),
      );
      hold(
        moved?.shippingAddress.streetNumber === '99',
        'the subscription does not have the address that it was changed to',
      );
      const one = await answerTo('reading the subscription', subscriptions.subscription(made.id));
      hold(
        one.version === moved?.version,
        'the subscription has another version when it is read than after its last change',
      );
      await notFound(
        'reading the subscription as another customer',
        (await customer()).subscriptions.subscription(made.id),
      );
      await answerTo('cancelling the subscription', subscriptions.update(one, { state: 'cancelled' }));
    },
  },
  {
    title:
      'A shipped order has the state shipped, and its products can be rated once, first by stars and then with a text',
    proves: ['ORD-1', 'RATE-1'],
    needs: [...needs, 'ratings'],
    orders: true,
    holds: async (bench) => {
      const send = bench.world('send');
      const { accounts, orders, ratings, order } = await bench.buyer();
      await send(order);
      const sent = await answerTo('reading the order after it was shipped', orders.order(order.token));
      hold(sent.state === 'shipped', 'the state of an order that was shipped is not shipped');
      const me = await answerTo('reading the customer', accounts.me());
      const [product, ...others] = await answerTo(
        'reading the products that can be rated',
        ratings.rateable(me),
      );
      if (!product) throw new NotSeen('the shipped products cannot be rated yet');
      const five: StarCount = 5;
      const stars = Object.fromEntries(product.keys.map((key) => [key, five]));
      await answerTo('rating by stars', ratings.giveStars(me, product, stars));
      await answerTo('rating with a text', ratings.giveReview(me, product, 'Gut.'));
      const left = await answerTo('reading the products that can be rated', ratings.rateable(me));
      hold(left.length === others.length, 'a product that was rated can be rated again');
    },
  },
];
