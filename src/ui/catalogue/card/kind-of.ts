import type { ProductSummary } from '../../../domain/catalogue/product.ts';

const kinds = {
  lens: 'lenses',
  lenscare: 'care',
  sunglasses: 'sunglasses',
  reading_glasses: 'reading',
} as const;

/** Returns the text key for the kind of a product in a mixed list. For a lens it names the lens type. */
export const kindOf = ({ lensType, category }: Pick<ProductSummary, 'lensType' | 'category'>) =>
  lensType ? (`product.lensType.${lensType}` as const) : (`navigation.${kinds[category]}` as const);
