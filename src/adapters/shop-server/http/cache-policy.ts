import type { OperationName } from '../../contract/shop-api.ts';

const shared = 'public, max-age=30, stale-while-revalidate=120';

/** Cache headers of reads that are the same for everybody. Operations not listed here are never cached. */
const policies: Partial<Record<OperationName, string>> = {
  getCategory: shared,
  getProducts: shared,
  getProduct: shared,
  getProductDetails: shared,
  getProductOptions: shared,
  getProductReplacement: shared,
  getProductReviews: shared,
  getProductReviewScores: shared,
  getProductSafety: shared,
  searchProducts: shared,
  searchProductList: shared,
  getPartners: shared,
  getProductAddresses: shared,
};

export const cachePolicy = (operation: OperationName): string => policies[operation] ?? 'no-store';
