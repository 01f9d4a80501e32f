import type { ProductId } from '../../../domain/catalogue/product.ts';

/** Returns the CSS name of a view transition, shared by a product's card and the picture on its own page. */
export const glidingName = (id: ProductId): string => `p${id}`;
