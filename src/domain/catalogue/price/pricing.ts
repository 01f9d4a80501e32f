import type { Money } from '../../shared/money.ts';
import type { BulkStep, ProductId } from '../product.ts';

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

/** The price channel that struck-through prices come from. Source: PRICE-4. */
export const recommendedRetailChannel = 'recommended_retail';

/**
 * Returns the channel to compare with: the recommended retail price, if the shop shows struck-through prices. Source:
 * PRICE-4.
 */
export const comparedChannel = (struckThroughPrice: boolean): typeof recommendedRetailChannel | undefined =>
  struckThroughPrice ? recommendedRetailChannel : undefined;

/** Returns the request for a price. Undefined without a product or with a quantity of zero. Units: pieces. Source: PRICE-3. */
export const pricingRequest = (
  productId: ProductId | undefined,
  quantity: number,
): PricingRequest | undefined =>
  productId !== undefined && quantity > 0 ? { productId, quantity } : undefined;

/**
 * Returns the price of one piece for a quantity: the cheapest step reached, never more than the usual price. Steps may
 * be in any order. Units: minor. Source: PRICE-5.
 */
export const unitPriceFor = <Price extends number>(
  usual: Price,
  steps: readonly BulkStep<Price>[],
  quantity: number,
): Price =>
  steps.reduce((best, step) => (quantity >= step.quantity && step.price < best ? step.price : best), usual);
