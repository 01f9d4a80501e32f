import type { SeedProduct } from './seed-product.ts';

/** Returns the maker's number of a product, invented like the maker: `VEL-10010`. */
export const partNumber = ({ id, manufacturer }: Pick<SeedProduct, 'id' | 'manufacturer'>): string =>
  `${manufacturer.slice(0, 3).toUpperCase()}-${id}`;
