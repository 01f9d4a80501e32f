import type { ProductId } from '../product.ts';
import type { PricingRequest } from './pricing.ts';

/** The price channel that struck-through prices come from. Source: PRICE-4. */
export const recommendedRetailChannel = 'recommended_retail';

/**
 * Returns the channel to compare with: the recommended retail price, if the shop shows struck-through prices. Source:
 * PRICE-4, D20.
 */
export const comparedChannel = (struckThroughPrice: boolean): typeof recommendedRetailChannel | undefined =>
  struckThroughPrice ? recommendedRetailChannel : undefined;

/** Returns the request for a price. Undefined without a product or with a quantity of zero. Units: pieces. Source: PRICE-3. */
export const pricingRequest = (
  productId: ProductId | undefined,
  quantity: number,
): PricingRequest | undefined =>
  productId !== undefined && quantity > 0 ? { productId, quantity } : undefined;
