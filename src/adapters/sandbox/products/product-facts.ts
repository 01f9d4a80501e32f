import type { Configuration, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import { unitPriceFor } from '../../../domain/catalogue/price/pricing.ts';
import type { BulkStep } from '../../../domain/catalogue/product.ts';
import type { SoldProduct } from '../../shop-server/cart/cart-facts.ts';
import type { InitialStock } from '../seed/range/stock-profile.ts';

/** The facts about a product that are needed to sell it, at the prices of one shop. Amounts in minor units. */
export interface ProductFacts extends SoldProduct {
  readonly price: number;
  /**
   * The struck-through price: the shop's own former price, or else the recommended one if the shop shows it. At a
   * partner's prices, the price on the shop's website.
   */
  readonly original?: number;
  /** From `quantity` pieces on, one piece costs `price`. Smallest quantity first. */
  readonly bulk: readonly BulkStep<number>[];
  /** Returns the available values, given what is chosen. */
  readonly optionsFor: (chosen: Configuration) => readonly ProductOption[];
  /** The stock that a variant starts with. */
  readonly initialStock: (variantId: string) => InitialStock;
}

export type ProductMap = ReadonlyMap<string, ProductFacts>;

/** Returns the price of one piece at this quantity. Source: PRICE-5. */
export const unitPriceOf = ({ price, bulk }: ProductFacts, quantity: number): number =>
  unitPriceFor(price, bulk, quantity);
