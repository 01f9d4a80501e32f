import type { ProductId } from '../product.ts';
import type { PricingRequest } from './pricing.ts';

/** The price channel that struck-through prices come from. Source: PRICE-4. */
export const recommendedRetailChannel = 'recommended_retail';

/** The channel to compare with: the recommended retail price, where the shop strikes prices through. Source: PRICE-4, D20. */
export const comparedChannel = (struckThroughPrice: boolean): typeof recommendedRetailChannel | undefined =>
  struckThroughPrice ? recommendedRetailChannel : undefined;

/** What to ask the price of; nothing without a product, or when none is wanted. Units: pieces. Source: PRICE-3. */
export const pricingRequest = (
  productId: ProductId | undefined,
  quantity: number,
): PricingRequest | undefined =>
  productId !== undefined && quantity > 0 ? { productId, quantity } : undefined;
