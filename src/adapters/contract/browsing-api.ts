import { cartOperations } from './cart/cart.ts';
import { cartLinkOperations } from './cart/cart-links.ts';
import { deliveryOperations } from './cart/delivery.ts';
import { giftOperations } from './cart/gift.ts';
import { shippingOperations } from './cart/shipping.ts';
import { catalogueOperations } from './catalogue/catalogue.ts';
import { pricingOperations } from './catalogue/pricing.ts';
import { productOperations } from './catalogue/product.ts';
import { productListOperations } from './catalogue/product-list.ts';
import { safetyOperations } from './catalogue/product-safety.ts';
import { recommendationOperations } from './catalogue/recommendation.ts';
import { reviewOperations } from './catalogue/reviews.ts';
import { searchOperations } from './catalogue/search.ts';

/** The operations before the checkout: the client of every page. */
export const browsingApi = {
  ...catalogueOperations,
  ...productOperations,
  ...reviewOperations,
  ...safetyOperations,
  ...pricingOperations,
  ...deliveryOperations,
  ...shippingOperations,
  ...searchOperations,
  ...productListOperations,
  ...cartOperations,
  ...cartLinkOperations,
  ...giftOperations,
  ...recommendationOperations,
} as const;
