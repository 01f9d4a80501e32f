/** What a customer can rate of what they bought. */

import type { ProductId } from '../catalogue/product.ts';
import type { OrderState } from './order-state.ts';

/** An order, as far as rating asks. */
export interface BoughtProducts {
  readonly state: OrderState;
  readonly products: readonly ProductId[];
}

/**
 * What has been sent and was not sent back, in the order in which it is given, each once; without what the
 * customer has rated. Source: RATE-1.
 */
export const rateableProducts = (
  orders: readonly BoughtProducts[],
  rated: ReadonlySet<ProductId>,
): readonly ProductId[] => {
  const sent = orders.filter(({ state }) => state === 'shipped').flatMap(({ products }) => products);
  return [...new Set(sent)].filter((product) => !rated.has(product));
};
