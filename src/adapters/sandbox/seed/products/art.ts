import type { Art } from '../range/art-type.ts';
import { products } from './products.ts';

const byId: ReadonlyMap<string, Art> = new Map(products.map(({ id, art }) => [id, art]));

/** What a product's pictures are drawn from; none for an unknown product. */
export const artOf = (productId: string): Art | undefined => byId.get(productId);
