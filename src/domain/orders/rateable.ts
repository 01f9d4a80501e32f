/** The purchased products that a customer can rate. */

import type { ProductId } from '../catalogue/product.ts';
import type { OrderState } from './order-state.ts';

/** The parts of an order that matter for rating. */
export interface BoughtProducts {
  readonly state: OrderState;
  readonly products: readonly ProductId[];
}

/**
 * Returns the products that were shipped and not returned, in the given order, each once, without those the customer
 * has rated. Source: RATE-1.
 */
export const rateableProducts = (
  orders: readonly BoughtProducts[],
  rated: ReadonlySet<ProductId>,
): readonly ProductId[] => {
  const sent = orders.filter(({ state }) => state === 'shipped').flatMap(({ products }) => products);
  return [...new Set(sent)].filter((product) => !rated.has(product));
};
