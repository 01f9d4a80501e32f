import type { Cart, CartItemId, CartToken } from '../../domain/cart/cart.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import { seenOrder } from '../../domain/checkout/seen-order.ts';
import { cartWith, lineOf, unknownProduct } from '../bench.ts';
import type { Check } from '../check.ts';
import { cardsOf } from '../goods.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

const needs = ['carts', 'catalogue'] as const;

/** Source: PRICE-1. */
const addsUp = (cart: Cart): void => {
  const wrongLine = cart.items.find(
    ({ unitPrice, quantity, total }) => unitPrice.minor * quantity !== total.minor,
  );
  hold(wrongLine === undefined, 'the total of a cart line is not its unit price times its quantity');
  const lines = cart.items.reduce((sum, { total }) => sum + total.minor, 0);
  hold(
    lines === cart.itemsTotalBeforePromotion.minor,
    'the totals of the cart lines do not add up to the items total before reductions',
  );
  hold(
    cart.itemsTotalBeforePromotion.minor + cart.promotionTotal.minor === cart.itemsTotal.minor,
    'the items total is not the total before reductions plus the promotion total',
  );
  hold(
    cart.itemsTotal.minor + cart.shippingTotal.minor + (cart.rounding?.minor ?? 0) === cart.total.minor,
    'the total of the cart is not its items total plus shipping and rounding',
  );
  hold(
    new Set([cart.total, ...cart.items.map(({ total }) => total)].map(({ currency }) => currency)).size === 1,
    'the total of the cart and its lines have different currencies',
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
        await answerTo('creating a cart', carts.create()),
        await answerTo('creating another cart', carts.create()),
      ];
      hold(one.items.length === 0 && one.total.minor === 0, 'a new cart is not empty');
      hold(
        one.token !== other.token && one.token.length >= 16,
        'the token of a cart can be guessed: it is shorter than 16 characters, or two carts have the same one',
      );
    },
  },
  {
    title: 'A cart opens by its token for anyone who has it, but not in another shop',
    proves: ['CART-1'],
    needs,
    holds: async ({ visitor, elsewhere, goods }) => {
      const [card] = await goods();
      const { token } = await cartWith(visitor(), lineOf(card, 2));
      const loaded = await answerTo('reading a cart by its token', visitor().carts.load(token));
      hold(
        loaded.items[0]?.productId === card.id && piecesOf(loaded) === 2,
        'the cart does not contain the product and quantity that were added',
      );
      await notFound(
        'reading a cart that does not exist',
        visitor().carts.load('there-is-no-such-cart' as CartToken),
      );
      if (elsewhere) await notFound('reading a cart of another shop', elsewhere().carts.load(token));
    },
  },
  {
    title: 'Every operation on a cart that does not exist is answered with the code cart.not_found',
    proves: ['CART-18'],
    needs: ['carts', 'checkout'],
    holds: async ({ visitor, goods, newId, data }) => {
      const { carts, checkout } = visitor();
      const [card] = await goods();
      const none = 'there-is-no-such-cart' as CartToken;
      const asked = [
        ['loading', carts.load(none)],
        ['adding to', carts.add(none, [lineOf(card)], newId())],
        ['changing a line of', carts.setQuantity(none, 'nothing' as CartItemId, 2)],
        ['removing a line from', carts.remove(none, 'nothing' as CartItemId)],
        ['applying a coupon to', carts.applyCoupon(none, data.coupon ?? 'NOSUCHCOUPON')],
        ['removing the coupon from', carts.removeCoupon(none)],
        ['opening a link to', carts.setCurrent(none)],
        ['renewing', checkout.renew(none, newId())],
        ['declining the gift of', carts.declineGift(none)],
        ['accepting the gift of', carts.takeGift(none)],
        ['setting the e-mail address of', checkout.setEmail(none, 'conformance@example.org')],
        ['reading the shipping methods of', checkout.shippingMethods(none, 'nothing')],
        ['reading the payment methods of', checkout.paymentMethods(none)],
        ['ordering', checkout.placeOrder({ ...seenOrder(await cartWith({ carts })), token: none })],
      ] as const;
      for (const [what, task] of asked)
        await notFound(`${what} a cart that does not exist`, task, 'cart.not_found');
    },
  },
  {
    title: 'The lines of a cart add up to its totals, in whole minor units of the currency of its products',
    proves: ['PRICE-1', 'PRICE-7'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [first, second] = await goods();
      const cart = await cartWith(visitor(), lineOf(first, 3), lineOf(second));
      addsUp(cart);
      const { unit } = await answerTo(
        'requesting a price',
        visitor().catalogue.pricing({ productId: second.id, quantity: 1 }),
      );
      const line = cart.items.find(({ productId }) => productId === second.id);
      hold(
        line?.unitPrice.minor === unit.current.minor,
        'the price of a product in the cart is not its price in the catalogue',
      );
      hold(
        unit.current.currency === cart.total.currency &&
          second.price.current.currency === cart.total.currency,
        'the price of a product and its cart have different currencies',
      );
      hold(line.title === second.title, 'the title of a cart line is not the title of its product');
    },
  },
  {
    title: 'An addition that is requested again with the same id, even simultaneously, is done once',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods, newId }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token } = await answerTo('creating a cart', carts.create());
      const id = newId();
      const add = () => answerTo('adding to the cart', carts.add(token, [lineOf(card, 2)], id));
      await Promise.all([add(), add()]);
      hold(
        piecesOf(await add()) === 2,
        'an addition that was requested again with the same id was done again',
      );
    },
  },
  {
    title: 'Two simultaneous changes of a cart are both done',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods, newId }) => {
      const { carts } = visitor();
      const [first, second] = await goods();
      const { token } = await answerTo('creating a cart', carts.create());
      await Promise.all(
        [first, second].map((card) =>
          answerTo('adding to the cart', carts.add(token, [lineOf(card)], newId())),
        ),
      );
      const cart = await answerTo('reading the cart', carts.load(token));
      hold(cart.items.length === 2, 'one of two simultaneous additions is lost');
    },
  },
  {
    title: 'All lines of an addition are added to the cart, or none',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods, newId }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token } = await cartWith({ carts }, lineOf(card));
      const lines = [lineOf(card), lineOf({ id: unknownProduct })];
      await refused('adding a product that does not exist', carts.add(token, lines, newId()));
      hold(
        piecesOf(await answerTo('reading the cart', carts.load(token))) === 1,
        'an addition was refused, but some of its lines were added',
      );
    },
  },
  {
    title: 'A quantity can be changed to any number from 1 to 99',
    proves: ['CART-8'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token, items } = await cartWith({ carts }, lineOf(card));
      const item = items[0]?.id ?? ('' as CartItemId);
      await refused('setting a quantity of 0', carts.setQuantity(token, item, 0));
      await refused('setting a quantity of 100', carts.setQuantity(token, item, 100));
      const changed = await answerTo('setting a quantity of 3', carts.setQuantity(token, item, 3));
      hold(piecesOf(changed) === 3, 'the quantity is not the one that was set');
      addsUp(changed);
    },
  },
  {
    title: 'A product under stop-order can be ordered up to its stock, and not beyond',
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
      const { token } = await answerTo('creating a cart', carts.create());
      const add = (quantity: number) => carts.add(token, [lineOf(stopped, quantity)], newId());
      await refused('adding more than the stock of a product under stop-order', add(stopped.stock + 1));
      await answerTo('adding one piece of a product under stop-order', add(1));
    },
  },
  {
    title: 'A line can be removed, and removing it again is no error',
    proves: ['CART-17'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const { token, items } = await cartWith({ carts }, lineOf(card));
      const remove = () =>
        answerTo('removing a line', carts.remove(token, items[0]?.id ?? ('' as CartItemId)));
      await remove();
      hold((await remove()).items.length === 0, 'a line that was removed is still in the cart');
    },
  },
  {
    title: 'A cart line keeps the recommendation from which it was added',
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
      const cart = await answerTo('reading the cart', carts.load(token));
      hold(
        cart.items[0]?.createdFrom?.recommendationId === 'r-1' &&
          cart.items[0].createdFrom.itemPosition === 2,
        'the cart line does not have the recommendation that was sent when it was added',
      );
      await answerTo('reading recommendations for the cart', carts.recommendations(cart));
    },
  },
  {
    title: 'A coupon that does not exist is refused with a code for coupons, and changes nothing',
    proves: ['COUP-4'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const cart = await cartWith({ carts }, lineOf(card));
      const refusal = await refused(
        'applying a coupon that does not exist',
        carts.applyCoupon(cart.token, 'NOSUCHCOUPON'),
      );
      hold(
        refusal.code.startsWith('coupon.'),
        `the refusal of a coupon should have a code that begins with coupon., but has ${refusal.code}`,
      );
      const after = await answerTo('reading the cart', carts.load(cart.token));
      hold(
        after.total.minor === cart.total.minor && after.coupon === undefined,
        'a coupon that was refused changed the cart',
      );
    },
  },
  {
    title: 'A coupon lowers the total once, and can be removed',
    proves: ['COUP-3'],
    needs,
    holds: async ({ visitor, goods, data }) => {
      const { carts } = visitor();
      const [card] = await goods();
      if (data.coupon === undefined) throw new NotSeen('the test data contains no coupon');
      const cart = await cartWith({ carts }, lineOf(card, 5));
      const once = await answerTo('applying a coupon', carts.applyCoupon(cart.token, data.coupon));
      hold(once.total.minor < cart.total.minor, 'a coupon does not lower the total');
      addsUp(once);
      const twice = await answerTo(
        'applying the same coupon again',
        carts.applyCoupon(cart.token, data.coupon),
      );
      hold(twice.total.minor === once.total.minor, 'a coupon that was applied twice lowers the total twice');
      const without = await answerTo('removing the coupon', carts.removeCoupon(cart.token));
      hold(without.total.minor === cart.total.minor, 'a coupon that was removed still lowers the total');
    },
  },
  {
    title: 'A link opens the cart that it names, and only if that cart exists',
    proves: ['REO-5'],
    needs,
    holds: async ({ visitor, goods }) => {
      const [card] = await goods();
      const { token } = await cartWith(visitor(), lineOf(card));
      const current = await answerTo('opening a link to a cart', visitor().carts.setCurrent(token));
      hold(
        current.token === token && piecesOf(current) === 1,
        'a link opened a cart with another token or other lines',
      );
      await notFound(
        'opening a link to a cart that does not exist',
        visitor().carts.setCurrent('there-is-no-such-cart' as CartToken),
      );
    },
  },
  {
    title: 'A renewed cart keeps everything but its token, and the old token opens nothing any more',
    proves: ['CART-25'],
    needs: [...needs, 'checkout'],
    holds: async ({ visitor, goods, newId }) => {
      const { carts, checkout } = visitor();
      const [card] = await goods();
      const before = await cartWith({ carts }, lineOf(card, 2));
      const requestId = newId();
      const renew = () => answerTo('renewing a cart', checkout.renew(before.token, requestId));
      const [after, same] = await Promise.all([renew(), renew()]);
      hold(after.token !== before.token, 'a renewed cart has its old token');
      hold(after.token.length >= 16, 'the new token of a cart is shorter than 16 characters');
      hold(
        after.id === before.id &&
          JSON.stringify(after.items) === JSON.stringify(before.items) &&
          after.total.minor === before.total.minor,
        'a renewed cart has another id, other lines or another total',
      );
      hold(
        same.token === after.token && (await renew()).token === after.token,
        'a renewal that was requested again with the same id gave another token',
      );
      for (const [what, task] of [
        ['reading', carts.load(before.token)],
        ['changing', carts.add(before.token, [lineOf(card)], newId())],
        ['opening a link to', carts.setCurrent(before.token)],
        ['renewing, by another request,', checkout.renew(before.token, newId())],
      ] as const)
        await notFound(`${what} a cart by the token that it had before`, task, 'cart.not_found');
      const loaded = await answerTo('reading a renewed cart', carts.load(after.token));
      hold(piecesOf(loaded) === 2, 'a renewed cart has lost its lines');
      await refused('renewing a cart by an id that can be guessed', checkout.renew(after.token, '1'));
    },
  },
  {
    title: 'A gift can be declined and accepted again without any other change of the cart',
    proves: ['CART-14'],
    needs,
    holds: async ({ visitor, goods }) => {
      const { carts } = visitor();
      const [card] = await goods();
      const before = await cartWith({ carts }, lineOf(card, 3));
      const gifts = ({ items }: Cart): number => items.filter(({ isGift }) => isGift).length;
      const declined = await answerTo('declining the gift', carts.declineGift(before.token));
      hold(gifts(declined) === 0, 'a gift that was declined is still in the cart');
      const taken = await answerTo('accepting the gift', carts.takeGift(before.token));
      hold(
        gifts(taken) === gifts(before) && taken.total.minor === before.total.minor,
        'accepting a declined gift does not restore the gifts and the total of the cart',
      );
    },
  },
];
