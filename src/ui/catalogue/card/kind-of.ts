import type { ProductSummary } from '../../../domain/catalogue/product.ts';

const kinds = {
  lens: 'lenses',
  lenscare: 'care',
  sunglasses: 'sunglasses',
  reading_glasses: 'reading',
} as const;

/** The word for each kind, where several of them lie side by side; a lens says its type. */
export const kindOf = ({ lensType, category }: Pick<ProductSummary, 'lensType' | 'category'>) =>
  lensType ? (`product.lensType.${lensType}` as const) : (`navigation.${kinds[category]}` as const);
