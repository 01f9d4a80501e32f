import {
  EntityHydrator,
  type Injector,
  type Order,
  type OrderLine,
  type RequestContext,
} from '@vendure/core';
import { productFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';

let hydrator: EntityHydrator;
export const initGoods = (injector: Injector): void => {
  hydrator = injector.get(EntityHydrator);
};

/** The bought lines with their products. The shop loads products with the order; staff's own changes do not. */
export const withProducts = async (ctx: RequestContext, order: Order): Promise<readonly OrderLine[]> => {
  for (const line of order.lines)
    if (!line.productVariant?.product)
      await hydrator.hydrate(ctx, line, { relations: ['productVariant.product'] });
  return boughtLines(order);
};

/** The lines of some categories. Without categories, also in a rule that staff wrote, all lines. */
export const linesOf = (lines: readonly OrderLine[], kinds: readonly string[] = []): readonly OrderLine[] =>
  kinds.length === 0
    ? lines
    : lines.filter(({ productVariant }) => kinds.includes(productFieldsOf(productVariant.product).kind));

/** The total before any discount: a coupon must not change the amount by which it is judged. Units: minor. */
export const goodsTotal = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { linePriceWithTax }) => sum + linePriceWithTax, 0);
