import type { Money } from '../../shared/money.ts';
import type { ProductId } from '../product.ts';

/** Source: PRICE-2. */
export interface PricingRequest {
  readonly productId: ProductId;
  readonly quantity: number;
}

/**
 * The price of one box, or of all boxes requested. `original` is the maker's recommended price, `before` the price
 * before a reduction.
 */
export interface PriceQuote {
  readonly current: Money;
  readonly original?: Money;
  readonly before?: Money;
  readonly website?: Money;
  readonly savingsFromRegular?: Money;
  readonly savingsFromWebsite?: Money;
  readonly savingsFromWebsiteInPercent?: number;
}

export interface Pricing {
  readonly unit: PriceQuote;
  /** The price of all boxes requested, without those already in the cart. */
  readonly total: PriceQuote;
  readonly productIds: readonly ProductId[];
}
