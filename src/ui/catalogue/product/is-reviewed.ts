import type { Shop } from '../../../application/shared/shop.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';

/** Whether a shop shows what buyers say of a product, and somebody has said it. */
export const isReviewed = (
  { features }: Pick<Shop, 'features'>,
  { rating }: Pick<ShownProduct, 'rating'>,
): boolean => features.reviews && rating.count > 0;
