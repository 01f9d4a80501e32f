import type { Configuration, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import { type BulkStep, unitPriceFor } from '../../../domain/catalogue/price/bulk-price.ts';
import type { SoldProduct } from '../../shop-server/cart/cart-facts.ts';
import type { InitialStock } from '../seed/range/stock-profile.ts';

/** What selling needs to know of a product, at the prices of one shop. Amounts in minor units. */
export interface ProductFacts extends SoldProduct {
  readonly price: number;
  /**
   * The struck-through price: the shop's own of before, else the recommended one where the shop shows it; at a partner's
   * prices, what the shop's website asks.
   */
  readonly original?: number;
  /** From `quantity` pieces on, one costs `price`; fewest first. */
  readonly bulk: readonly BulkStep<number>[];
  /** The values that are made, given what is chosen. */
  readonly optionsFor: (chosen: Configuration) => readonly ProductOption[];
  /** The stock that a variant starts with. */
  readonly initialStock: (variantId: string) => InitialStock;
}

export type ProductMap = ReadonlyMap<string, ProductFacts>;

/** What one piece costs when so many are bought. Source: PRICE-5. */
export const unitPriceOf = ({ price, bulk }: ProductFacts, quantity: number): number =>
  unitPriceFor(price, bulk, quantity);
