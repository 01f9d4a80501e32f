import {
  freeShipping,
  type Order,
  type OrderLine,
  type Promotion,
  PromotionOrderAction,
} from '@vendure/core';
import { categoriesArgument, words } from './categories-argument';
import { distributeTo } from './distribution';
import { goodsTotal, initGoods, linesOf, withProducts } from './goods';

const kinds = categoriesArgument('Of these categories only (none: of all)');

/** Returns the adjustment of an order whose coupon takes `discount` off these lines of it. Units: minor. */
const taken = (order: Order, meant: readonly OrderLine[], discount: number): number => {
  if (discount > 0) distributeTo(meant, order);
  return -discount;
};

/** Half a minor unit is rounded in favour of the shop. */
export const percentOff = new PromotionOrderAction({
  code: 'percent-off-goods',
  description: words('{ percent } % off the goods'),
  args: { percent: { type: 'int', label: words('Percent') }, ...kinds },
  init: initGoods,
  execute: async (ctx, order, args) => {
    const meant = linesOf(await withProducts(ctx, order), args.kinds);
    return taken(order, meant, Math.floor((goodsTotal(meant) * args.percent) / 100));
  },
});

/** Never more than the price of the goods. */
export const amountOff = new PromotionOrderAction({
  code: 'amount-off-goods',
  description: words('An amount off the goods'),
  args: {
    amount: { type: 'int', label: words('Amount'), ui: { component: 'currency-form-input' } },
    ...kinds,
  },
  init: initGoods,
  execute: async (ctx, order, args) => {
    const meant = linesOf(await withProducts(ctx, order), args.kinds);
    return taken(order, meant, Math.min(args.amount, goodsTotal(meant)));
  },
});

/** Whether a promotion makes shipping free, by whatever method. */
export const isSentFree = ({ actions }: Pick<Promotion, 'actions'>): boolean =>
  actions.some(({ code }) => code === freeShipping.code);

export const couponActions = [percentOff, amountOff];
