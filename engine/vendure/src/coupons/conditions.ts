import { type Injector, Order, PromotionCondition, TransactionalConnection } from '@vendure/core';
import { orderFieldsOf, priceFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';
import { priceIn } from '../selling/price-in';
import { wasBought } from './bought';
import { categoriesArgument, words } from './categories-argument';
import { emailKey } from './email-key';
import { goodsTotal, initGoods, linesOf, withProducts } from './goods';

let connection: TransactionalConnection;
const init = (injector: Injector) => {
  initGoods(injector);
  connection = injector.get(TransactionalConnection);
};

const kinds = categoriesArgument('Categories');

export const ofAccount = new PromotionCondition({
  code: 'of-account',
  description: words('Belongs to one account of the shop'),
  args: { account: { type: 'string', label: words('Account') } },
  check: (_ctx, order, { account }) => orderFieldsOf(order).account === account,
});

export const newCustomers = new PromotionCondition({
  code: 'new-customers',
  description: words('Who orders has not ordered before'),
  args: {},
  init,
  check: async (ctx, order) => {
    const { email } = orderFieldsOf(order);
    // The buyer is not known yet: the condition is checked again when they are.
    if (!email) return true;
    const earlier = await connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .where('o.customFields.emailKey = :key', { key: emailKey(email) })
      .andWhere('o.orderPlacedAt is not null and o.id <> :id', { id: order.id })
      .andWhere(`o.state <> :waiting and ${wasBought}`, { waiting: 'AwaitingPayment' })
      .getExists();
    return !earlier;
  },
});

export const ofCategories = new PromotionCondition({
  code: 'of-categories',
  description: words('Something of these categories is in the cart'),
  args: kinds,
  init,
  check: async (ctx, order, args) => linesOf(await withProducts(ctx, order), args.kinds).length > 0,
});

export const nothingReduced = new PromotionCondition({
  code: 'nothing-reduced',
  description: words('Nothing in the cart is sold below a price that is struck through'),
  args: {},
  check: (ctx, order) =>
    boughtLines(order).every(({ productVariant }) => {
      const price = priceIn(ctx, productVariant);
      const { struck } = priceFieldsOf(price);
      return !struck || !price || struck <= price.price;
    }),
});

export const goodsFrom = new PromotionCondition({
  code: 'goods-from',
  description: words('The goods come to an amount, before discount'),
  args: { amount: { type: 'int', label: words('Amount'), ui: { component: 'currency-form-input' } } },
  check: (_ctx, order, { amount }) => goodsTotal(order.lines) >= amount,
});

/** In the order in which a shopper can react: conditions on the cart itself come last. */
export const couponConditions = [ofAccount, newCustomers, ofCategories, nothingReduced, goodsFrom];

/** The shop's reasons for a condition that does not hold. The engine's own conditions have no text in the shop. */
export const reasons: Readonly<Record<string, string>> = {
  'of-account': 'does_not_exist',
  'new-customers': 'new_customers_only',
  'of-categories': 'not_for_products',
  contains_products: 'not_for_products',
  at_least_n_with_facets: 'not_for_products',
  'nothing-reduced': 'not_with_promotions',
  'goods-from': 'minimum_not_reached',
  minimum_order_amount: 'minimum_not_reached',
};
