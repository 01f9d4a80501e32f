import type { SeedProduct } from '../range/seed-product.ts';
import { withState } from '../states.ts';
import { careProducts } from './care-products.ts';
import { readingProducts, sunglassProducts } from './glasses-products.ts';
import { lensProducts } from './lens-products.ts';

/** The whole seed range. The same at every start. */
export const products: readonly SeedProduct[] = [
  ...lensProducts,
  ...careProducts,
  ...sunglassProducts,
  ...readingProducts,
].map(withState);
