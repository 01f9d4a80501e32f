import type { Handlers } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeGetRecommendationCrossSell } from './cross-sell.ts';
import { makeFindProducts } from './find-products.ts';
import { makeGetCategory } from './get-category.ts';
import { makeGetProduct } from './get-product.ts';
import { makeGetProductDetails } from './get-product-details.ts';
import { makeGetProductOptions } from './get-product-options.ts';
import { makeGetProductPricing } from './get-product-pricing.ts';
import { makeGetProductReplacement } from './get-product-replacement.ts';
import { makeGetProductReviewScores, makeGetProductReviews } from './get-product-reviews.ts';
import { makeGetProductSafety } from './get-product-safety.ts';
import { makeGetProducts } from './get-products.ts';

/** The handlers of the catalogue. */
export const makeCatalogueHandlers = (sandbox: Sandbox) =>
  ({
    getCategory: makeGetCategory(sandbox),
    getProducts: makeGetProducts(sandbox),
    findProducts: makeFindProducts(sandbox),
    getProduct: makeGetProduct(sandbox),
    getProductDetails: makeGetProductDetails(sandbox),
    getProductOptions: makeGetProductOptions(sandbox),
    getProductPricing: makeGetProductPricing(sandbox),
    getProductReplacement: makeGetProductReplacement(sandbox),
    getProductReviews: makeGetProductReviews(sandbox),
    getProductReviewScores: makeGetProductReviewScores(sandbox),
    getProductSafety: makeGetProductSafety(sandbox),
    getRecommendationCrossSell: makeGetRecommendationCrossSell(sandbox),
  }) satisfies Partial<Handlers>;
