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

/** What is bought. The shop reads products with their order; staff's own changes do not. */
export const withProducts = async (ctx: RequestContext, order: Order): Promise<readonly OrderLine[]> => {
  for (const line of order.lines)
    if (!line.productVariant?.product)
      await hydrator.hydrate(ctx, line, { relations: ['productVariant.product'] });
  return boughtLines(order);
};

/** The goods of some categories; of none that are named, or of a rule that staff wrote without any, all. */
export const linesOf = (lines: readonly OrderLine[], kinds: readonly string[] = []): readonly OrderLine[] =>
  kinds.length === 0
    ? lines
    : lines.filter(({ productVariant }) => kinds.includes(productFieldsOf(productVariant.product).kind));

/** Before any discount: what a coupon is measured by must not change by the coupon. Units: minor. */
export const goodsTotal = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { linePriceWithTax }) => sum + linePriceWithTax, 0);
