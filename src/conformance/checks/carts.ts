import type { Cart, CartItemId, CartToken } from '../../domain/cart/cart.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import { seenOrder } from '../../domain/checkout/seen-order.ts';
import { cartWith, lineOf, nobodysProduct } from '../bench.ts';
import type { Check } from '../check.ts';
import { cardsOf } from '../goods.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

const needs = ['carts', 'catalogue'] as const;

/** Source: PRICE-1. */
const addsUp = (cart: Cart): void => {
  const wrongLine = cart.items.find(
    ({ unitPrice, quantity, total }) => unitPrice.minor * quantity !== total.minor,
  );
  hold(wrongLine === undefined, 'a line does not cost what its pieces cost');
  const lines = cart.items.reduce((sum, { total }) => sum + total.minor, 0);
  hold(
    lines === cart.itemsTotalBeforePromotion.minor,
    'the lines of a cart do not add up to its sum before reductions',
  );
  hold(
    cart.itemsTotalBeforePromotion.minor + cart.promotionTotal.minor === cart.itemsTotal.minor,
    'the sum of a cart is not that of its lines, less what is reduced',
  );
  hold(
    cart.itemsTotal.minor + cart.shippingTotal.minor + (cart.rounding?.minor ?? 0) === cart.total.minor,
    'the total of a cart is not its goods and their sending',
  );
  hold(
    new Set([cart.total, ...cart.items.map(({ total }) => total)].map(({ currency }) => currency)).size === 1,
    'a cart counts in several currencies',
  );
};
const piecesOf = ({ items }: Cart): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

export const cartChecks: readonly Check[] = [
  {
    title: 'A new cart is empty, and its token cannot be guessed',
    proves: ['CART-1'],
    needs: ['carts'],
    holds: async ({ visitor }) => {
      const { carts } = visitor();
      const [one, other] = [
        await answerTo('a new cart', carts.create()),
        await answerTo('another', carts.create()),
      ];
      hold(one.items.length === 0 && one.total.minor === 0, 'a new cart holds something');
      hold(one.token !== other.token && one.token.length >= 16, 'the token of a cart can be guessed');
    },
  },
  {
    title: 'A cart opens by its token for whoever holds it, and in no other shop',
    proves: ['CART-1'],
    needs,
    holds: async ({ visitor, elsewhere, goods }) => {
      const [card] = await goods();
      const { token } = await cartWith(visitor(), lineOf(card, 2));
      const loaded = await answerTo('a cart by its token', visitor().carts.load(token));
      hold(
        loaded.items[0]?.productId === card.id && piecesOf(loaded) === 2,
        'a cart holds something else than was put in',
      );
      await notFound('a cart that there is not', visitor().carts.load('there-is-no-such-cart' as CartToken));
      if (elsewhere) await notFound('a cart of another shop', elsewhere().carts.load(token));
    },
  },
  {
    title: 'Whatever is asked of a cart that there is not, a code of its own says that there is none',
    proves: ['CART-18'],
    needs: ['carts', 'checkout'],
    holds: async ({ visitor, goods, newId, data }) => {
      const { carts, checkout } = visitor();
      const [card] = await goods();
      const none = 'there-is-no-such-cart' as CartToken;
      const asked = [
        ['loading', carts.load(none)],
        ['adding to', carts.add(none, [lineOf(card)], newId())],
        ['changing', carts.setQuantity(none, 'nothing' as CartItemId, 2)],
        ['taking a line out of', carts.remove(none, 'nothing' as CartItemId)],
        ['a coupon for', carts.applyCoupon(none, data.coupon ?? 'NOSUCHCOUPON')],
        ['taking the coupon off', carts.removeCoupon(none)],
        ['a link to', carts.setCurrent(none)],
        ['declining the gift of', carts.declineGift(none)],
        ['taking the gift of', carts.takeGift(none)],
        ['an e-mail for', checkout.setEmail(none, 'conformance@example.org')],
        ['ways to send', checkout.shippingMethods(none, 'nothing')],
        ['ways to pay', checkout.paymentMethods(none)],
        ['an order of', checkout.placeOrder({ ...seenOrder(await cartWith({ carts })), token: none })],
      ] as const;
      for (const [what, task] of asked)
        await notFound(`${what} a cart that there is not`, task, 'cart.not_found');
    },
  },
  {
    title:
      'A cart adds up: lines, sums, total, in whole minor units of the one currency that its products cost',
    proves: ['PRICE-1', 'PRICE-7'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [first, second] = await goods();
      const cart = await cartWith(visitor(), lineOf(first, 3), lineOf(second));
      addsUp(cart);
      const { unit } = await answerTo(
        'a price',
        visitor().catalogue.pricing({ productId: second.id, quantity: 1 }),
      );
      const line = cart.items.find(({ productId }) => productId === second.id);
      hold(
        line?.unitPrice.minor === unit.current.minor,
        'a product costs something else in the cart than on its page',
      );
      hold(
        unit.current.currency === cart.total.currency &&
          second.price.current.currency === cart.total.currency,
        'a product costs another currency than its cart counts in',
      );
      hold(line.title === second.title, 'a line is called otherwise than its product');
    },
  },
  {
    title: 'An add that is asked again, also at once, is one add',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods, newId }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token } = await answerTo('a new cart', carts.create());
      const id = newId();
      const add = () => answerTo('an add', carts.add(token, [lineOf(card, 2)], id));
      await Promise.all([add(), add()]);
      hold(piecesOf(await add()) === 2, 'an add that was asked again was done again');
    },
  },
  {
    title: 'Two changes of a cart at once are both done',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods, newId }) => {
      const { carts } = visitor();
      const [first, second] = await goods();
      const { token } = await answerTo('a new cart', carts.create());
      await Promise.all(
        [first, second].map((card) => answerTo('an add', carts.add(token, [lineOf(card)], newId()))),
      );
      const cart = await answerTo('the cart', carts.load(token));
      hold(cart.items.length === 2, 'of two changes at once, one is lost');
    },
  },
  {
    title: 'All lines of an add go into the cart, or none',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods, newId }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token } = await cartWith({ carts }, lineOf(card));
      const lines = [lineOf(card), lineOf({ id: nobodysProduct })];
      await refused('an add with a product that there is not', carts.add(token, lines, newId()));
      hold(
        piecesOf(await answerTo('the cart', carts.load(token))) === 1,
        'of an add that was refused, a part was done',
      );
    },
  },
  {
    title: 'A quantity is from 1 to 99, and changes to what is asked',
    proves: ['CART-8'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token, items } = await cartWith({ carts }, lineOf(card));
      const item = items[0]?.id ?? ('' as CartItemId);
      await refused('a quantity of 0', carts.setQuantity(token, item, 0));
      await refused('a quantity of 100', carts.setQuantity(token, item, 100));
      const changed = await answerTo('a quantity of 3', carts.setQuantity(token, item, 3));
      hold(piecesOf(changed) === 3, 'a quantity is not what was asked for');
      addsUp(changed);
    },
  },
  {
    title: 'What is under stop-order is given as far as it goes, and no further',
    proves: ['CART-9'],
    needs,
    holds: async ({ visitor, newId }) => {
      const { carts, catalogue } = visitor();
      let product: ProductSummary | undefined;
      for await (const card of cardsOf(catalogue)) {
        const may = card.category === 'lenscare' && card.stopOrder && card.stock > 0 && card.stock < 90;
        if (may) product = card;
        if (product) break;
      }
      if (!product) throw new NotSeen('no care product under stop-order is in stock');
      const stopped = product;
      const { token } = await answerTo('a new cart', carts.create());
      const add = (quantity: number) => carts.add(token, [lineOf(stopped, quantity)], newId());
      await refused('more than there is under stop-order', add(stopped.stock + 1));
      await answerTo('one under stop-order', add(1));
    },
  },
  {
    title: 'A line is taken out, also when that is asked twice',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token, items } = await cartWith({ carts }, lineOf(card));
      const remove = () =>
        answerTo('taking a line out', carts.remove(token, items[0]?.id ?? ('' as CartItemId)));
      await remove();
      hold((await remove()).items.length === 0, 'a line that was taken out is still there');
    },
  },
  {
    title: 'A line remembers the recommendation that led to it',
    proves: ['CART-11'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const createdFrom = {
        type: 'recommendation',
        recommendationId: 'r-1',
        source: 'cart',
        itemPosition: 2,
      } as const;
      const { token } = await cartWith({ carts }, { ...lineOf(card), createdFrom });
      const cart = await answerTo('the cart', carts.load(token));
      hold(
        cart.items[0]?.createdFrom?.recommendationId === 'r-1' &&
          cart.items[0].createdFrom.itemPosition === 2,
        'a line has forgotten the recommendation that led to it',
      );
      await answerTo('recommendations for a cart', carts.recommendations(cart));
    },
  },
  {
    title: 'A coupon that there is not is refused in words, and changes nothing',
    proves: ['COUP-4'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const cart = await cartWith({ carts }, lineOf(card));
      const refusal = await refused(
        'a coupon that there is not',
        carts.applyCoupon(cart.token, 'NOSUCHCOUPON'),
      );
      hold(
        refusal.code.startsWith('coupon.'),
        `a coupon is refused with ${refusal.code}, which says nothing of coupons`,
      );
      const after = await answerTo('the cart', carts.load(cart.token));
      hold(
        after.total.minor === cart.total.minor && after.coupon === undefined,
        'a coupon that was refused changed the cart',
      );
    },
  },
  {
    title: 'A coupon lowers the total, once, and is taken away again',
    proves: ['COUP-3'],
    needs,
    holds: async ({ visitor, goods, data }) => {
      const { carts } = visitor();
      const [card] = await goods();
      if (data.coupon === undefined) throw new NotSeen('the test data names no coupon');
      const cart = await cartWith({ carts }, lineOf(card, 5));
      const once = await answerTo('a coupon', carts.applyCoupon(cart.token, data.coupon));
      hold(once.total.minor < cart.total.minor, 'a coupon does not lower the total');
      addsUp(once);
      const twice = await answerTo('the same coupon', carts.applyCoupon(cart.token, data.coupon));
      hold(twice.total.minor === once.total.minor, 'a coupon counts twice');
      const without = await answerTo('the cart without it', carts.removeCoupon(cart.token));
      hold(without.total.minor === cart.total.minor, 'a coupon that was taken away still counts');
    },
  },
  {
    title: 'A cart that a link names opens, and one that there is not does not',
    proves: ['REO-5'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      const { token } = await cartWith(visitor(), lineOf(card));
      const current = await answerTo('the cart of a link', visitor().carts.setCurrent(token));
      hold(current.token === token && piecesOf(current) === 1, 'a link opened another cart');
      await notFound('a link to nothing', visitor().carts.setCurrent('there-is-no-such-cart' as CartToken));
    },
  },
  {
    title: 'A gift is declined and taken again, and nothing else of the cart changes',
    proves: ['CART-14'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const before = await cartWith({ carts }, lineOf(card, 3));
      const gifts = ({ items }: Cart): number => items.filter(({ isGift }) => isGift).length;
      const declined = await answerTo('declining the gift', carts.declineGift(before.token));
      hold(gifts(declined) === 0, 'a gift that was declined is in the cart');
      const taken = await answerTo('taking the gift', carts.takeGift(before.token));
      hold(
        gifts(taken) === gifts(before) && taken.total.minor === before.total.minor,
        'a gift that was taken again left another cart',
      );
    },
  },
];
