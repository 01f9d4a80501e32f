import type { Shop } from '../../../application/shared/shop.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';

/** Whether the shop shows reviews and the product has some. */
export const isReviewed = (
  { features }: Pick<Shop, 'features'>,
  { rating }: Pick<ShownProduct, 'rating'>,
): boolean => features.reviews && rating.count > 0;
