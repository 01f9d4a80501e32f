import type { ProductSummary } from '../catalogue/product.ts';

/** Products that go with what lies in the cart. Source: CART-15. */
export interface Recommendation {
  readonly id: string;
  /** Names the rule that chose them. */
  readonly source: string;
  readonly products: readonly ProductSummary[];
}
