import type { Art } from '../range/art-type.ts';
import { products } from './products.ts';

const byId: ReadonlyMap<string, Art> = new Map(products.map(({ id, art }) => [id, art]));

/** Returns the data from which a product's pictures are drawn. Undefined for an unknown product. */
export const artOf = (productId: string): Art | undefined => byId.get(productId);
