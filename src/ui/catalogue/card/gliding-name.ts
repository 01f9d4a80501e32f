import type { ProductId } from '../../../domain/catalogue/product.ts';

/** What a product's card and the picture on its own page are called while one page becomes the next; a name of CSS. */
export const glidingName = (id: ProductId): string => `p${id}`;
