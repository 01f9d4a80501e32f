import type { Money } from '../../shared/money.ts';
import type { ProductId } from '../product.ts';

/** Source: PRICE-2. */
export interface PricingRequest {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** What one box, or all boxes asked for, cost. `original` is what its maker recommends, `before` what it cost before a reduction. */
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
  /** All boxes asked for, without what lies in the cart already. */
  readonly total: PriceQuote;
  readonly productIds: readonly ProductId[];
}
