import { cartOperations } from './cart.ts';
import { cartLinkOperations } from './cart-links.ts';
import { catalogueOperations } from './catalogue.ts';
import { deliveryOperations } from './delivery.ts';
import { giftOperations } from './gift.ts';
import { pricingOperations } from './pricing.ts';
import { productListOperations } from './product-list.ts';
import { safetyOperations } from './product-safety.ts';
import { recommendationOperations } from './recommendation.ts';
import { reviewOperations } from './reviews.ts';
import { searchOperations } from './search.ts';

/** What is asked before somebody orders: the client of every page. */
export const browsingApi = {
  ...catalogueOperations,
  ...reviewOperations,
  ...safetyOperations,
  ...pricingOperations,
  ...deliveryOperations,
  ...searchOperations,
  ...productListOperations,
  ...cartOperations,
  ...cartLinkOperations,
  ...giftOperations,
  ...recommendationOperations,
} as const;
