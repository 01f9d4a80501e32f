import type { ProductSummary } from '../catalogue/product.ts';

/** Products that go with the contents of the cart. Source: CART-15. */
export interface Recommendation {
  readonly id: string;
  /** Names the rule that selected them. */
  readonly source: string;
  readonly products: readonly ProductSummary[];
}
