import {
  DefaultOrderLineDiscountDistributionStrategy,
  type Order,
  type OrderLine,
  type RequestContext,
} from '@vendure/core';

const outside = new WeakSet<OrderLine>();

/** Excludes all lines but `meant` from the discount that the engine distributes next. */
export const distributeTo = (meant: readonly OrderLine[], { lines }: Pick<Order, 'lines'>): void => {
  for (const line of lines) if (!meant.includes(line)) outside.add(line);
};

/**
 * A discount on certain goods is a part of their prices only, and so of their tax and their refund. The engine asks for
 * the weight of each line right after the action whose discount it distributes.
 */
export class AmongMeantLines extends DefaultOrderLineDiscountDistributionStrategy {
  override getWeight(ctx: RequestContext, line: OrderLine, order: Order): number {
    return outside.delete(line) ? 0 : super.getWeight(ctx, line, order);
  }
}
