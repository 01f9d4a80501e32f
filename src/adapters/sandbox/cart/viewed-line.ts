import type { CartLineRow } from '../db/commerce-tables.ts';
import type { ProductFacts } from '../products/product-facts.ts';
import type { PricedLine } from './price-cart.ts';

/** A line of a cart with its product and its current price. */
export interface ViewedLine extends PricedLine {
  readonly row: CartLineRow;
  readonly product: ProductFacts;
  readonly category: ProductFacts['category'];
  readonly quantity: number;
}
